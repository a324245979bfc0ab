import { useShell } from '../shell/context';

/** What an unknown address shows. The browser fills in pages with similar names. */
export default function NotFound() {
  const { site } = useShell();
  return (
    <div className="narrow not-found">
      <p className="not-found-code">404</p>
      <h1>Page not found</h1>
      <p className="lead">There is no page at this address. It may have moved, or the link that led here may be mistyped.</p>
      <p className="landing-actions">
        <a className="button is-primary" href={`/${site.search.path}`}>
          Search the site
        </a>
        <a className="button" href="/docs">
          Go to the documentation
        </a>
      </p>
    </div>
  );
}

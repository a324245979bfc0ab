import { useShell } from '../shell/context';

/** The page of search results. */
export default function Search() {
  const { site } = useShell();
  return (
    <div className="narrow">
      <h1>Search {site.title}</h1>
    </div>
  );
}

import type { DocumentData } from './DocumentPage';

/** Tells readers of unreleased and older versions where they are, and leads to the latest. */
export function VersionBanner({ version, latest }: Pick<DocumentData, 'version' | 'latest'>) {
  if (version.status === 'latest') return null;
  const what =
    version.status === 'unreleased'
      ? 'This is the unreleased documentation of the next version.'
      : `This is the documentation of ${version.name}, an older version.`;
  return (
    <aside className={`version-banner is-${version.status}`} aria-label="Version">
      {what}{' '}
      <a href={latest.path}>
        {latest.hasPage ? `Read this page for ${latest.name}` : `Go to the documentation of ${latest.name}`}
      </a>
      , the latest version.
    </aside>
  );
}

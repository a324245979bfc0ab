import type { Label } from '../../model/sidebar';
import { type VersionConfig, type VersionStatus, versionStatus } from '../../model/version';
import { IslandHost } from '../../site/islands/island';
import { OfflineButton, offlineButtonIsland } from '../../site/islands/OfflineButton';
import { LabelText } from '../../site/parts/LabelText';
import type { PageLink } from './ArticlePage';

export interface LandingSection {
  readonly label: Label;
  readonly pages: readonly PageLink[];
}

interface LandingProps {
  /** The name of the site. */
  readonly title: string;
  readonly version: VersionConfig;
  readonly latest: VersionConfig;
  readonly introduction: string;
  readonly groups: readonly { readonly label: string; readonly sections: readonly LandingSection[] }[];
}

const WORDS: Readonly<Record<VersionStatus, string>> = {
  latest: 'The latest release. Start here unless your project is pinned to another version.',
  unreleased: 'Work towards the next release. It may change before it is released.',
  older: 'An older release, kept for projects that still use it.',
};

/** The first page of a version: what it is, its sections, the way to its introduction. */
export function LandingPage({ title, version, latest, introduction, groups }: LandingProps) {
  const status = versionStatus(version);
  return (
    <main id="main" className="landing" tabIndex={-1}>
      <header className="landing-head">
        <p className={`landing-status is-${status}`}>{status}</p>
        <h1>{status === 'unreleased' ? `${title}, next version` : `${title} ${version.name}`}</h1>
        <p>{WORDS[status]}</p>
        <div className="landing-actions">
          <a className="button is-primary" href={introduction}>
            Read the introduction
          </a>
          {status !== 'latest' && (
            <a className="button" href={latest.path}>
              Go to {latest.name}, the latest
            </a>
          )}
          <IslandHost island={offlineButtonIsland}>
            <OfflineButton className="button" version={version.name} />
          </IslandHost>
        </div>
      </header>
      {groups.map((group) => (
        <section key={group.label} className="landing-group">
          <h2>{group.label}</h2>
          <div className="cards">
            {group.sections.map((section) => (
              <SectionCard key={JSON.stringify(section.label)} section={section} />
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

const SHOWN_PAGES = 4;

function SectionCard({ section: { label, pages } }: { section: LandingSection }) {
  const next = pages[SHOWN_PAGES];
  return (
    <div className="card">
      <h3>
        <a href={pages[0]?.path}>
          <LabelText label={label} />
        </a>
      </h3>
      <ul>
        {pages.slice(0, SHOWN_PAGES).map((page) => (
          <li key={page.path}>
            <a href={page.path}>
              <LabelText label={page.label} />
            </a>
          </li>
        ))}
      </ul>
      {next && (
        <p className="card-more">
          <a href={next.path}>
            and {pages.length - SHOWN_PAGES} more
            <span className="visually-hidden">
              {' '}
              in <LabelText label={label} />
            </span>
          </a>
        </p>
      )}
    </div>
  );
}

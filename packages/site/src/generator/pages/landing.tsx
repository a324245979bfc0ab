import type { VersionContent } from '../../content/versions';
import type { CopyView } from '../../model/copy';
import { pagesInOrder, type Sidebar, type SidebarCategory, type SidebarNode } from '../../model/sidebar';
import { docPath, type VersionConfig, type VersionStatus, versionStatus } from '../../model/version';
import { IslandHost } from '../../site/islands/island';
import { offlineButtonIsland } from '../../site/islands/OfflineButton';
import { Drawing } from '../../site/parts/Drawing';
import { LabelText } from '../../site/parts/LabelText';
import type { OutputPage } from '../output';
import { absolute } from '../outputs/addresses';
import { labelFor } from '../outputs/copies';
import type { SiteContent } from '../site-content';
import { TextLink } from '../templates/ArticlePage';
import { waysIn } from './ways';

const WORDS: Readonly<Record<VersionStatus, string>> = {
  latest: 'the latest release',
  unreleased: 'work towards the next release, which may still change',
  older: 'an older release, kept for projects that still use it',
};

/** The landing page of a version: what readers come for, then all of its sections. */
export function landingPage(all: SiteContent, { version, sidebars }: VersionContent): OutputPage {
  const { site, latest } = all;
  const status = versionStatus(version);
  const page = (
    <main id="main" className="landing" tabIndex={-1}>
      <h1>
        {status === 'latest'
          ? `${site.title} documentation`
          : `${site.title} documentation, ${status === 'unreleased' ? 'next version' : version.name}`}
      </h1>
      <p className="landing-status">
        {`Version ${version.name}: ${WORDS[status]}. `}
        {status !== 'latest' && (
          <a href={latest.path} data-version={latest.name}>
            Go to {latest.name}, the latest
          </a>
        )}
      </p>
      <div className="way-list">
        {waysIn(all, version).map(({ name, title, tasks }) => (
          <section key={name} className="way">
            <Drawing name={name} />
            <h2>{title}</h2>
            <ul>
              {tasks.map((task) => (
                <li key={task.path}>
                  <TextLink {...task} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="landing-actions">
        <IslandHost island={offlineButtonIsland} props={{ className: 'button', version: version.name }} />
      </div>
      {sidebars.map((sidebar) => (
        <section key={sidebar.label} className="landing-group">
          <h2>{sidebar.label}</h2>
          <div className="cards">
            {sectionsOf(sidebar).map((section) => (
              <SectionCard key={JSON.stringify(section.label)} {...section} version={version} />
            ))}
          </div>
        </section>
      ))}
    </main>
  );
  const title = `Documentation of ${version.name === 'next' ? 'the next version' : version.name}`;
  const copyOf = (nodes: readonly SidebarNode[], view: CopyView, indent = ''): string =>
    nodes
      .map((node) => {
        const label = labelFor(node.label, view);
        if (node.type === 'doc') return `${indent}- [${label}](${absolute(site, docPath(version, node.id))})`;
        return `${indent}- ${label}\n${copyOf(node.items, view, `${indent}  `)}`;
      })
      .join('\n');
  return {
    record: {
      path: version.path,
      title: `${title} | ${site.title}`,
      version: version.name,
      section: sidebars[0]?.name,
      isFront: true,
      versions: Object.fromEntries(site.docs.versions.map(({ name, path }) => [name, path])),
    },
    view: { kind: 'document', page },
    title,
    description: `All sections of the ${site.title} documentation, version ${version.name}: guides, tutorials, standard library, command line.`,
    card: { title: 'Documentation' },
    trail: [],
    copy: (view) => sidebars.map(({ label, items }) => `## ${label}\n\n${copyOf(items, view)}`).join('\n\n'),
    place: `Version ${version.name} of ${site.title}`,
    latest: version.isLast ? undefined : latest,
  };
}

/** Each category is a card; pages outside of categories share one. */
function sectionsOf({ label, items }: Sidebar): Section[] {
  const categories = items.filter((node) => node.type === 'category');
  const others = {
    label: categories.length > 0 ? 'Also here' : label,
    items: items.filter((node) => node.type === 'doc'),
  };
  return others.items.length > 0 ? [...categories, others] : categories;
}

type Section = Pick<SidebarCategory, 'label' | 'items'>;

const SHOWN_PAGES = 4;

function SectionCard({ label, items, version }: Section & { version: VersionConfig }) {
  const pages = pagesInOrder(items).map((page) => ({ path: docPath(version, page.id), label: page.label }));
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
            <TextLink {...page} />
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

import { renderToStaticMarkup } from 'react-dom/server';
import type { VersionContent } from '../../content/versions';
import { pagesInOrder, type SidebarDoc, type SidebarNode } from '../../model/sidebar';
import { docPath, type VersionConfig } from '../../model/version';
import type { OutputPage } from '../output';
import { landingCopy } from '../outputs/copies/list-copies';
import type { SiteContent } from '../site-content';
import { LandingPage, type LandingSection } from '../templates/LandingPage';

/** The first page of a version. */
export function landingPage(
  { site, latest }: SiteContent,
  { version, sidebars }: VersionContent,
): OutputPage {
  const page = (
    <LandingPage
      title={site.title}
      version={version}
      latest={latest}
      introduction={docPath(version, version.mainDocId)}
      groups={sidebars.map(({ label, items }) => ({ label, sections: sectionsOf(items, label, version) }))}
    />
  );
  const heading = `Documentation of ${version.name === 'next' ? 'the next version' : version.name}`;
  return {
    record: {
      path: version.path,
      title: `${heading} | ${site.title}`,
      version: version.name,
      section: sidebars[0]?.name,
      versions: Object.fromEntries(site.docs.versions.map(({ name, path }) => [name, path])),
    },
    view: { kind: 'document', page: renderToStaticMarkup(page) },
    head: {
      description: `All sections of the ${site.title} documentation, version ${version.name}: guides, tutorials, standard library, command line.`,
      alternates: site.docs.versions.map(({ name, path }) => ({ version: name, path })),
      card: { title: 'Documentation' },
      about: { kind: 'document', title: heading, trail: [] },
    },
    copy: {
      title: heading,
      place: `Version ${version.name} of ${site.title}`,
      text: (view) => landingCopy(site, version, sidebars, view),
    },
  };
}

/** Categories are cards; pages that stand outside of categories share one. */
function sectionsOf(items: readonly SidebarNode[], label: string, version: VersionConfig): LandingSection[] {
  const toLink = ({ id, label: name }: SidebarDoc) => ({ path: docPath(version, id), label: name });
  const loose = items.filter((node): node is SidebarDoc => node.type === 'doc');
  const cards = items.flatMap((node): LandingSection[] => {
    if (node.type === 'doc') return [];
    return [{ label: node.label, pages: pagesInOrder(node.items).map(toLink) }];
  });
  if (loose.length === 0) return cards;
  return [...cards, { label: cards.length > 0 ? 'Also here' : label, pages: loose.map(toLink) }];
}

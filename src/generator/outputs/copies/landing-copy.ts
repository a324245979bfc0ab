import type { CopyView } from '../../../model/copy';
import { type Label, plainLabel, type Sidebar, type SidebarNode } from '../../../model/sidebar';
import type { SiteConfig } from '../../../model/site';
import { docPath, type VersionConfig } from '../../../model/version';
import { absolute } from '../addresses';

/** All pages of a version as a list, by section. */
export function landingCopy(
  site: SiteConfig,
  version: VersionConfig,
  sidebars: readonly Sidebar[],
  view: CopyView,
): string {
  const list = (nodes: readonly SidebarNode[], indent: string): string =>
    nodes
      .map((node) => {
        const label = labelFor(node.label, view);
        if (node.type === 'doc') return `${indent}- [${label}](${absolute(site, docPath(version, node.id))})`;
        return `${indent}- ${label}\n${list(node.items, `${indent}  `)}`;
      })
      .join('\n');
  return sidebars.map(({ label, items }) => `## ${label}\n\n${list(items, '')}`).join('\n\n');
}

/** A label as the readers of a view see it. */
export function labelFor(label: Label, view: CopyView): string {
  if (view !== 'both') return plainLabel(label, view);
  return typeof label === 'string' ? label : `${label.jsligo} / ${label.cameligo}`;
}

/** The whole programs of the guides, for the playground. */
import { textFor } from '../../content/content';
import { acceptedPrograms } from '../../content/samples/programs';
import type { ExampleGroup } from '../../live/playground/Examples';
import type { Example } from '../../live/playground/use-workspace';
import type { Sample } from '../../markdown/article';
import { pagesInOrder, plainLabel } from '../../model/sidebar';
import { docPath } from '../../model/version';
import { latestSidebars, type SiteContent } from '../site-content';

export const EXAMPLES_FILE = 'ligo/examples.json';

/** The examples of the latest version, in the order of its sidebars. */
export function exampleGroups(all: SiteContent): ExampleGroup[] {
  const { pagesById, latest } = all;
  const categories = latestSidebars(all)
    .flatMap(({ items }) => items)
    .filter((node) => node.type === 'category');
  return categories
    .map(({ label, items }) => ({
      title: plainLabel(label, 'jsligo'),
      pages: pagesInOrder(items).flatMap(({ id }): ExampleGroup['pages'] => {
        const page = pagesById.get(id);
        const examples = page ? exampleOf(textFor(page, latest.name)?.article.samples ?? []) : [];
        const path = docPath(latest, id);
        return page && examples.length > 0 ? [{ title: page.title, path, examples }] : [];
      }),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/** The programs of a page that have a file name, each with all samples of its group. */
export function exampleOf(samples: readonly Sample[]): Example[] {
  const byName = new Map<string, Example>();
  for (const { syntax, code, parts } of acceptedPrograms(samples)) {
    const name = parts.find(({ sample }) => sample.title)?.sample.title;
    if (!name) continue;
    const known = byName.get(name) ?? { name, programs: {} };
    if (known.programs[syntax] === undefined)
      byName.set(name, { name, programs: { ...known.programs, [syntax]: code } });
  }
  return [...byName.values()];
}

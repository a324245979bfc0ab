/** Files for live samples and the playground: the library of each version, and the examples of the guides. */

import { textFor } from '../../content/content';
import { readFolder, SAMPLE_FILES } from '../../content/files';
import { deprecatedIn, documentedIn } from '../../content/reference/library';
import { acceptedPrograms } from '../../content/samples/programs';
import {
  type LibraryFile,
  libraryFilePath,
  type SummaryFile,
  summaryFilePath,
} from '../../live/protocol/library-file';
import type { Example, ExampleGroup } from '../../live/workbench/state/examples';
import type { Sample } from '../../markdown/article';
import { placeBelow } from '../../model/route';
import { pagesInOrder, plainLabel } from '../../model/sidebar';
import { docPath } from '../../model/version';
import type { OutputFile } from '../output';
import type { SiteContent } from '../site-content';

export const EXAMPLES_FILE = 'ligo/examples.json';

export async function liveFiles(all: SiteContent, root: string): Promise<OutputFile[]> {
  const samples = await readFolder(root, SAMPLE_FILES, '', (problem) => all.problems.push(problem));
  const files = Object.fromEntries(
    samples.map(({ file, text }) => [file.slice(SAMPLE_FILES.length + 1), text]),
  );
  const libraries = all.versions.flatMap(({ version: { name, path } }): OutputFile[] => {
    const deprecated = deprecatedIn(all.content.library.entries, name);
    const library: LibraryFile = { version: name, files, deprecated };
    const summaries: SummaryFile = Object.fromEntries(
      documentedIn(all.content.library.entries, name).map(({ name: entry, summary, address }) => [
        entry,
        { text: summary, address: placeBelow(path, address) },
      ]),
    );
    const file = libraryFilePath(name);
    return [
      { file, content: JSON.stringify(library) },
      { file: summaryFilePath(file), content: JSON.stringify(summaries) },
    ];
  });
  return [...libraries, { file: EXAMPLES_FILE, content: JSON.stringify(exampleGroups(all)) }];
}

/** The examples of the latest version, in the order of its sidebars. */
function exampleGroups({ pagesById, latest, latestSidebars }: SiteContent): ExampleGroup[] {
  return latestSidebars
    .flatMap(({ items }) => items.filter((node) => node.type === 'category'))
    .map(({ label, items }) => ({
      title: plainLabel(label, 'jsligo'),
      pages: pagesInOrder(items).flatMap(({ id }): ExampleGroup['pages'] => {
        const page = pagesById.get(id);
        const examples = page ? marked(id, exampleOf(textFor(page, latest.name)?.article.samples ?? [])) : [];
        const path = docPath(latest, id);
        return page && examples.length > 0
          ? [{ title: page.title, path, about: page.description, examples }]
          : [];
      }),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/** Programs that show a mistake, by page: the playground says so before anybody deploys them. */
const INSECURE: Readonly<Record<string, readonly string[]>> = {
  'tutorials/security': ['source', 'deputy', 'bank', 'voucher-weak', 'auction'],
  'tutorials/taco-shop/tezos-taco-shop-payout': ['till-push'],
};

function marked(page: string, examples: readonly Example[]): readonly Example[] {
  const names = INSECURE[page] ?? [];
  return examples.map((example) =>
    names.includes(example.name) ? { ...example, isInsecure: true } : example,
  );
}

/** The titled programs of a page, each with all samples of its group. */
export function exampleOf(samples: readonly Sample[]): Example[] {
  const byName = new Map<string, Example>();
  for (const { syntax, code, parts } of acceptedPrograms(samples)) {
    const name = parts.find(({ sample }) => sample.title)?.sample.title;
    if (!name) continue;
    const programs = byName.get(name)?.programs ?? {};
    byName.set(name, { name, programs: { ...programs, [syntax]: programs[syntax] ?? code } });
  }
  return [...byName.values()];
}

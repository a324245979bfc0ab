/** The library of each version with the files that samples name, for samples that are edited and run in the page. */
import { readFolder, SAMPLE_FILES } from '../../content/files';
import { libraryEntries } from '../../content/reference/library';
import { qualifiedName } from '../../ligo/library/entry';
import {
  type LibraryFile,
  libraryFilePath,
  type SummaryFile,
  summaryFilePath,
} from '../../live/protocol/library-file';
import type { OutputFile } from '../output';
import type { SiteContent } from '../site-content';

export async function libraryFiles({ content, versions }: SiteContent, root: string): Promise<OutputFile[]> {
  const samples = await readFolder(root, SAMPLE_FILES, '');
  const files: LibraryFile['files'] = Object.fromEntries(
    samples.map(({ file, text }) => [file.slice(SAMPLE_FILES.length + 1), text]),
  );
  return versions.flatMap(({ version: { name, path } }): OutputFile[] => {
    const entries = libraryEntries(content.library.entries, name);
    const library: LibraryFile = {
      entries: entries.map(({ summary, address, ...entry }) => entry),
      files,
    };
    const summaries: SummaryFile = Object.fromEntries(
      entries.map((entry) => [
        qualifiedName(entry),
        { text: entry.summary, address: `${path}/${entry.address}` },
      ]),
    );
    const file = libraryFilePath(name);
    return [
      { file, content: JSON.stringify(library) },
      { file: summaryFilePath(file), content: JSON.stringify(summaries) },
    ];
  });
}

/** The programs of the pages, as seeds for mutations. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LigoSyntax } from '@ligo-docs/ligo';

export interface Sample {
  readonly syntax: LigoSyntax;
  readonly text: string;
}

export function readSamples(folder: string): Sample[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  return files.sort().flatMap((file) => samplesIn(readFileSync(join(folder, file), 'utf8')));
}

function samplesIn(markdown: string): Sample[] {
  return Array.from(
    markdown.matchAll(/^```(jsligo|cameligo)\b[^\n]*\n([\s\S]*?)^```/gm),
    ([, syntax, text]) => ({
      syntax: syntax === 'jsligo' ? 'jsligo' : 'cameligo',
      text: text ?? '',
    }),
  );
}

/** Counts how many programs of a folder follow the grammars. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type CheckedLanguage, checkSyntax } from '@ligo-docs/ligo/syntax';

const languageOf: Readonly<Record<string, CheckedLanguage>> = {
  '.jsligo': 'jsligo',
  '.mligo': 'cameligo',
  '.tz': 'michelson',
};

/** A report on the programs in these folders: figures per language, then the rejected ones with reasons. */
export function measure(folders: readonly string[]): string {
  return folders.map(measureFolder).join('\n\n');
}

function measureFolder(folder: string): string {
  const counts = new Map<CheckedLanguage, { accepted: number; all: number }>();
  const refused: string[] = [];
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const language = languageOf[extname(file)];
    if (!language) continue;
    const count = counts.get(language) ?? { accepted: 0, all: 0 };
    counts.set(language, count);
    const [problem] = checkSyntax(readFileSync(join(folder, file), 'utf8'), language);
    count.all++;
    if (problem) refused.push(`  ${file}:${problem.line}:${problem.column} ${problem.message}`);
    else count.accepted++;
  }
  const figures = [...counts].map(
    ([language, { accepted, all }]) =>
      `  ${language}: ${accepted} of ${all} accepted (${((100 * accepted) / all).toFixed(1)} %)`,
  );
  return [folder, ...figures, '  refused:', ...refused].join('\n');
}

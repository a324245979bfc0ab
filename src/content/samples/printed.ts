/** Results of tests that a page shows: a program above them must print them. */
import type { RunResult } from '../../ligo/chain/run';
import { runReport } from '../../ligo/service/run-report';
import type { SourceFile } from '../../ligo/syntax/source';
import type { Article } from '../../markdown/article';
import type { Reporter } from '../../model/problem';
import { acceptedPrograms } from './check-types';
import type { Program } from './programs';

/** The line that `ligo run test` prints before the results. */
const RESULTS = 'Everything at the top-level was executed.';

interface Executed {
  readonly result: RunResult;
  readonly checked: { readonly program: { readonly files: readonly SourceFile[] } };
}

/** Reports results that no program prints, and gives the number of those that one does. */
export async function checkPrinted(
  { printed, samples }: Pick<Article, 'printed' | 'samples'>,
  execute: (program: Program) => Promise<Executed | undefined>,
  report: (line: number, message: string) => ReturnType<Reporter>,
): Promise<number> {
  let confirmed = 0;
  for (const { text, line } of printed.filter((output) => output.text.includes(RESULTS))) {
    const above = acceptedPrograms(samples.filter((sample) => sample.line < line)).reverse();
    let nearest: string | undefined;
    for (const program of above.filter(({ code }) => /\btest/.test(code))) {
      const executed = await execute(program);
      const actual = executed && comparable(runReport(executed.result, executed.checked.program.files));
      nearest ??= actual;
      if (actual !== comparable(text)) continue;
      nearest = undefined;
      confirmed += 1;
      break;
    }
    if (nearest !== undefined)
      report(line, `No program above prints these results. The last one prints:\n${nearest}`);
    else if (above.length === 0) report(line, 'There is no program above that could print these results.');
  }
  return confirmed;
}

/** A sample has no file name, so the names in messages do not count, nor do spaces at the end of lines. */
function comparable(text: string): string {
  return text
    .replace(/File "[^"]*"/g, 'File "…"')
    .replace(/ +$/gm, '')
    .trimEnd();
}

/** What holds for every program that is formatted. */

import { parseProgram } from '../../src/syntax/parse-program';
import { format } from '../../src/syntax/print/format';
import type { LigoSyntax } from '../../src/syntax/source';
import { recorded } from './evidence';

export interface FormattedProgram {
  readonly name: string;
  readonly text: string;
  readonly syntax: LigoSyntax;
}

/** All programs that were given to the compiler, each once. */
export function recordedPrograms(): FormattedProgram[] {
  const sets = ['types-guides', 'types-reference', 'types-crib', 'accepted-usage', 'michelson', 'refusals'];
  const found = new Map<string, FormattedProgram>();
  for (const line of sets.flatMap((set) => recorded<RecordedProgram>(set))) {
    const name = line.program ?? line.file ?? '';
    found.set(line.code, { name, text: line.code, syntax: name.endsWith('.jsligo') ? 'jsligo' : 'cameligo' });
  }
  return [...found.values()];
}

interface RecordedProgram {
  readonly program?: string;
  readonly file?: string;
  readonly code: string;
}

/** The laws that formatting this program breaks; undefined if it does not parse and so is not formatted. */
export function brokenLaws({ name, text, syntax }: FormattedProgram): string[] | undefined {
  const once = format(text, syntax);
  if (once === undefined) return undefined;
  const twice = format(once, syntax);
  const laws = {
    'the result parses': twice !== undefined,
    'formatting twice is formatting once': twice === once,
    'the tree is the same': treeOf(once, syntax) === treeOf(text, syntax),
    'no comment is lost': commentsOf(once, syntax) === commentsOf(text, syntax),
  };
  return Object.entries(laws).flatMap(([law, holds]) =>
    holds ? [] : [`${law}: ${name}\n${text}\n-----\n${once}\n-----\n${twice}`],
  );
}

/** The tree without positions. */
function treeOf(text: string, syntax: LigoSyntax): string {
  const { program } = parseProgram({ file: 'main', text, syntax });
  return JSON.stringify(program.declarations, (key, value) => {
    if (key === 'span' || key === 'operatorSpan') return undefined;
    return typeof value === 'bigint' ? `${value}` : value;
  });
}

const STRINGS_AND_COMMENTS = {
  jsligo: /"(?:\\.|[^"\\\n])*"|`[^`]*`|\/\/.*|\/\*[\s\S]*?\*\//g,
  cameligo: /"(?:\\.|[^"\\\n])*"|\{\|[\s\S]*?\|\}|\/\/.*|\(\*[\s\S]*?\*\)/g,
};

/** The comments in order, without the white space in them. */
function commentsOf(text: string, syntax: LigoSyntax): string {
  const found = (text.match(STRINGS_AND_COMMENTS[syntax]) ?? []).filter((one) => /^(\/|\(\*)/.test(one));
  return found.map((one) => one.replace(/\s+/g, '')).join('\n');
}

/** The program with numbered comments between its words, wherever there is white space. */
export function withComments({ name, text, syntax }: FormattedProgram, every: number): FormattedProgram {
  const [open, close] = syntax === 'jsligo' ? ['/*', '*/'] : ['(*', '*)'];
  const kept = [...text.matchAll(STRINGS_AND_COMMENTS[syntax])];
  const isInside = (at: number) => kept.some(({ 0: one, index }) => at > index && at < index + one.length);
  let count = 0;
  const commented = text.replace(/[ \n]+/g, (space, at: number) => {
    count++;
    if (count % every !== 0 || isInside(at)) return space;
    const styles = [
      ` ${open} ${count} ${close}${space}`,
      `${space}${open} ${count} ${close} `,
      ` // ${count}\n`,
      `\n// ${count}\n`,
    ];
    return styles[Math.floor(count / every) % styles.length] ?? space;
  });
  return { name: `${name} with comments`, text: commented, syntax };
}

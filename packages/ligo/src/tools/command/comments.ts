/** `--michelson-comments`: where instructions come from, and the variables on the stack before them. */
import type { CompileOptions } from '../../compile';
import type { SourceFile, Span } from '../../syntax/source';
import type { Analysis } from '../analyse';
import { type InspectedInstruction, inspectContract } from '../inspect/inspect';
import { positionsIn } from '../positions';

/** The text of a contract with a comment at the end of each line, about what begins on it. */
export function commented(analysis: Analysis, options: CompileOptions, kinds: readonly string[]): string {
  const { contract } = inspectContract(analysis, options);
  if (!contract) return '';
  const { text, instructions } = contract;
  const byLine = instructionsByLine(text, instructions);
  const commentOn = (kind: string, indices: readonly number[]): string | undefined => {
    if (kind === 'location') {
      const span = indices.map((index) => instructions[index]?.span).find((found) => found !== undefined);
      return span && locationOf(span, analysis.program.files);
    }
    const stack = indices[0] === undefined ? undefined : contract.stackAt(indices[0])?.before;
    return stack?.map(({ name }) => name ?? '_').join(', ');
  };
  return text
    .split('\n')
    .map((line, number) => {
      const comments = kinds.map((kind) => commentOn(kind, byLine.get(number + 1) ?? []));
      return [line, ...comments.filter(Boolean).map((comment) => `/* ${comment} */`)].join(' ');
    })
    .join('\n');
}

/** The indices of the instructions that begin on each line. */
function instructionsByLine(
  text: string,
  instructions: readonly InspectedInstruction[],
): ReadonlyMap<number, readonly number[]> {
  const positionOf = positionsIn(text);
  const found = new Map<number, number[]>();
  for (const [index, { place }] of instructions.entries()) {
    const { line } = positionOf(place.from);
    found.set(line, [...(found.get(line) ?? []), index]);
  }
  return found;
}

/** In LIGO's words: `File "a.mligo", line 3, characters 2-9`. */
function locationOf({ file, from, to }: Span, files: readonly SourceFile[]): string {
  const source = files[file];
  const positionOf = positionsIn(source?.text ?? '');
  const [start, end] = [positionOf(from), positionOf(to)];
  const place =
    start.line === end.line
      ? `line ${start.line}, characters ${start.column}-${end.column}`
      : `line ${start.line}, character ${start.column} to line ${end.line}, character ${end.column}`;
  return `File "${source?.path ?? ''}", ${place}`;
}

/** Corrections for a place of a program. Every one is tried: it is offered only if the program is better for it. */
import { focusOf, type Problem } from '../../syntax/problem';
import type { ReadFile, Span } from '../../syntax/source';
import { type Analysis, analyse } from '../analyse';
import { withEdits } from '../with-edits';
import { advice, type Deprecated } from './advice';
import type { QuickFix } from './candidate';
import { missingCases } from './cases';
import { entrypointReturn } from './entrypoints';
import { importOf, libraryModule, spelling } from './names';
import { conversions } from './values';

export interface QuickFixRequest {
  /** In the main file: a problem on its line is meant. */
  readonly offset: number;
  /** Finds the files that the program imports, as for the analysis. */
  readonly readFile?: ReadFile;
  /** What an import may name. */
  readonly files?: readonly string[];
  readonly deprecated?: Deprecated;
}

/** More candidates than this are not tried. */
const MAX_TRIED = 24;

export function quickFixes(analysis: Analysis, request: QuickFixRequest): readonly QuickFix[] {
  const { offset, files = [], deprecated } = request;
  const isHere = ({ file, from, to }: Span) =>
    file === 0 && lineStart(analysis, from) <= offset && offset <= lineEnd(analysis, to);
  const finders = [
    known,
    spelling,
    libraryModule,
    importOf(files),
    missingCases,
    entrypointReturn,
    conversions,
  ];
  const corrections = analysis.problems
    .filter((problem) => isHere(problem.span) || isHere(focusOf(problem)))
    .flatMap((problem) => finders.flatMap((find) => find(analysis, problem)));
  const improvements = advice(analysis, deprecated)
    .filter(({ span }) => isHere(span))
    .flatMap(({ fix }) => fix ?? []);
  const before = analysis.problems.length;
  const solves = (fix: QuickFix) => problemsAfter(analysis, fix, request) < before;
  const keeps = (fix: QuickFix) => problemsAfter(analysis, fix, request) <= before;
  return [
    ...withoutRepetition(corrections).slice(0, MAX_TRIED).filter(solves),
    ...improvements.slice(0, MAX_TRIED).filter(keeps),
  ];
}

function lineStart({ text }: Analysis, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

function lineEnd({ text }: Analysis, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

/** The correction that the problem itself carries. */
function known(_analysis: Analysis, { fix, hint }: Problem): readonly QuickFix[] {
  return fix ? [{ title: hint?.replace(/\.$/, '') ?? 'Correct it', edits: fix }] : [];
}

function withoutRepetition(fixes: readonly QuickFix[]): QuickFix[] {
  const seen = new Set<string>();
  return fixes.filter(({ edits }) => {
    const key = JSON.stringify(edits);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** How many problems the program has with a fix. A text that does not parse hides the others. */
function problemsAfter(analysis: Analysis, { edits }: QuickFix, { readFile }: QuickFixRequest): number {
  const { language, program, syntax } = analysis;
  const file = program.files[0]?.path ?? 'main';
  const text = withEdits(analysis.text, edits);
  const after = analyse(language, { file, text, syntax, ...(readFile && { readFile }) });
  const isParsed = after.problems.every(({ phase }) => phase !== 'parse');
  const wasParsed = analysis.problems.every(({ phase }) => phase !== 'parse');
  return isParsed || !wasParsed ? after.problems.length : Number.POSITIVE_INFINITY;
}

/** Literals in versions where one does not take the expected type: it is written with its type. */
import type { Edit } from '../../syntax/problem';
import type { SourceFile, Span } from '../../syntax/source';
import type { CoreLiteral } from '../core';
import { introducedIn } from '../features';
import type { Type } from '../type';
import { fixableProblem, type ProblemMaker, typeProblem } from './problem';

interface UntypedLiteral {
  readonly literal: CoreLiteral;
  readonly received: Type;
  readonly expected: Type;
  readonly span: Span;
  readonly file: SourceFile | undefined;
}

export function literalWithoutType({
  literal,
  received,
  expected,
  span,
  file,
}: UntypedLiteral): ProblemMaker {
  return (describe) => {
    const message = `This literal has type ${describe(received, span)}, but ${describe(expected, span)} is expected.`;
    const type = expected.kind === 'constant' ? expected.name : '';
    const fix = file && written(literal, type, span, file);
    const text = file?.text.slice(span.from, span.to);
    const shown = fix?.map((edit) => (edit.span.from === span.from ? edit.text : text + edit.text)).at(-1);
    const advice = shown === undefined ? `name the type ${type} at the literal itself` : `write \`${shown}\``;
    const hint = `Before ${introducedIn('literal-expected-type')} a literal does not take the expected type: ${advice}.`;
    return fixableProblem(typeProblem('type-mismatch', span, message, hint), fix);
  };
}

/** Suffixes of numbers, by type. */
const SUFFIXES: Readonly<Record<string, string>> = { nat: 'n', tez: 'tez' };

/** How the literal is written with its type. */
function written(literal: CoreLiteral, type: string, span: Span, file: SourceFile): Edit[] {
  const suffix = literal.kind === 'int' ? SUFFIXES[type] : undefined;
  const end = { ...span, from: span.to };
  if (suffix !== undefined) return [{ span: end, text: suffix }];
  const text = file.text.slice(span.from, span.to);
  if (file.syntax === 'cameligo') return [{ span, text: `(${text} : ${type})` }];
  return standsAlone(span, file.text)
    ? [{ span: end, text: ` as ${type}` }]
    : [{ span, text: `(${text} as ${type})` }];
}

/** Whether a literal is a whole argument, element or right-hand side, where `as` applies to nothing else. */
function standsAlone({ from, to }: Span, text: string): boolean {
  const before = text.slice(0, from).trimEnd();
  return /(?:^|[(,[:]|[^=!<>]=|=>|\breturn)$/.test(before) && /^\s*(?:$|[,;)\]}])/.test(text.slice(to));
}

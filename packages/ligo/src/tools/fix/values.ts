/** Corrections of a value that has another type than is expected. */
import type { Problem } from '../../syntax/problem';
import type { LigoSyntax, Span } from '../../syntax/source';
import type { Analysis } from '../analyse';
import { around, codeOf, type QuickFix } from './candidate';

interface Wrapping {
  readonly title: string;
  readonly before: string;
  readonly after: string;
}

/** In the syntax of calls: JsLIGO's `f(x)`, CameLIGO's `(f x)`. */
const WRAPPINGS: Readonly<Record<LigoSyntax, readonly Wrapping[]>> = {
  jsligo: [
    { title: 'Wrap it in `Some`', before: 'Some(', after: ')' },
    {
      title: 'Take the value of the option, or fail',
      before: 'Option.value_with_error("NO_VALUE", ',
      after: ')',
    },
    { title: 'Convert it to an `int`', before: 'int(', after: ')' },
    {
      title: 'Convert it to a `nat`, or fail if it is negative',
      before: 'Option.value_with_error("NEGATIVE", is_nat(',
      after: '))',
    },
  ],
  cameligo: [
    { title: 'Wrap it in `Some`', before: '(Some ', after: ')' },
    {
      title: 'Take the value of the option, or fail',
      before: '(Option.value_with_error "NO_VALUE" ',
      after: ')',
    },
    { title: 'Convert it to an `int`', before: '(int ', after: ')' },
    {
      title: 'Convert it to a `nat`, or fail if it is negative',
      before: '(Option.value_with_error "NEGATIVE" (is_nat ',
      after: '))',
    },
  ],
};

export function conversions(analysis: Analysis, { code, span }: Problem): readonly QuickFix[] {
  if (code !== 'type-mismatch' || span.from === span.to || /^["`]/.test(codeOf(analysis, span))) return [];
  const wrapped = WRAPPINGS[analysis.syntax].map(({ title, before, after }) => ({
    title,
    edits: isSimple(analysis, span) ? around(span, before, after) : around(span, `${before}(`, `)${after}`),
  }));
  return [...wrapped, ...naturalNumber(analysis, span)];
}

/** Whether it needs no brackets as an argument. */
function isSimple(analysis: Analysis, span: Span): boolean {
  return analysis.syntax === 'jsligo' || /^[\w.]+$|^\(.*\)$/.test(codeOf(analysis, span));
}

function naturalNumber(analysis: Analysis, span: Span): readonly QuickFix[] {
  if (!/^[\d_]+$/.test(codeOf(analysis, span))) return [];
  return [{ title: 'Write a `nat`', edits: around(span, '', 'n') }];
}

/** Undeclared names, with the nearest declared one as a hint. */
import { isAddress, QUOTED_ADDRESS } from '../../syntax/address';
import type { Name } from '../../syntax/ast';
import type { Span } from '../../syntax/source';
import type { State } from '../state';
import { type Type, tupleItems } from '../type';
import { didYouMean, fixableProblem, type ProblemMaker, typeProblem, withSimilar } from './problem';

const KINDS = {
  variable: 'Variable',
  type: 'Type',
  module: 'Module',
  signature: 'Signature',
  constructor: 'Constructor',
} as const;

export function unbound(
  kind: keyof typeof KINDS,
  name: string,
  span: Span,
  known: () => Iterable<string>,
): ProblemMaker {
  return (_describe, suggest) => {
    const similar = suggest(name, known());
    const problem = typeProblem(
      `unknown-${kind}`,
      span,
      `${KINDS[kind]} "${name}" is not declared.`,
      foreignHint(name) ?? didYouMean(similar),
    );
    return withSimilar(problem, name, similar);
  };
}

/** `const Limits = …`: the names of values begin with a lower-case letter. */
export function upperCaseName(name: string, span: Span): ProblemMaker {
  const written = lowerCase(name);
  const message = `The name of a value begins with a lower-case letter: "${name}" is read as a constructor.`;
  return () =>
    fixableProblem(typeProblem('unknown-constructor', span, message, `Call it \`${written}\`.`), [
      { span, text: written },
    ]);
}

/** `Limits.min` or `Max + 1`, where `Limits` and `Max` are such values. */
export function upperCaseUse({ text, span }: Name, read: 'module' | 'constructor'): ProblemMaker {
  const written = lowerCase(text);
  const message = `"${text}" is read as a ${read} here, because it begins with an upper-case letter.`;
  return () =>
    fixableProblem(typeProblem(`unknown-${read}`, span, message, `Call the value \`${written}\`.`), [
      { span, text: written },
    ]);
}

const lowerCase = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const NO_TEXT = 'A contract cannot turn a number into text; in tests, `Test.Next.String.show` does.';
const NO_FRACTIONS = 'LIGO has no fractions: use integers with a fixed number of decimals.';
const PRINTS = 'A contract prints nothing; in tests, `Test.Next.IO.print` does.';

/** What LIGO has in place of well-known names of other languages. */
const FOREIGN_NAMES: ReadonlyMap<string, string> = new Map([
  ['string_of_int', NO_TEXT],
  ['string_of_bool', NO_TEXT],
  ['int_of_string', 'LIGO does not read numbers from text.'],
  ['print_endline', PRINTS],
  ['print_string', PRINTS],
  ['console', PRINTS],
  ['raise', 'A failure is `failwith`.'],
  ['invalid_arg', 'A failure is `failwith`.'],
  ['ref', 'A variable is `let mut` in CameLIGO, `let` in JsLIGO.'],
  ['Math', 'Numbers have operators only.'],
  ['number', 'Numbers are `int`, `nat` or `tez`.'],
  ['float', NO_FRACTIONS],
  ['boolean', 'The type of `true` and `false` is `bool`.'],
  ['void', 'The type of no value is `unit`.'],
  ['any', 'A parameter of the function, as in `<a>(x: a)`, stands for any type.'],
  ['char', 'Texts have the type `string`.'],
  ['Printf', NO_TEXT],
  ['JSON', 'Values are serialised by `Bytes.pack`.'],
  ['Date', 'The time of the block is `Tezos.get_now`.'],
  ['Array', 'LIGO has lists: see the module `List`.'],
  ['Hashtbl', 'LIGO has maps: see the modules `Map` and `Big_map`.'],
]);

/** For names that only other languages have, and for addresses, which look like names without their quotes. */
function foreignHint(name: string): string | undefined {
  if (isAddress(name)) return QUOTED_ADDRESS;
  const known = FOREIGN_NAMES.get(name.split('.')[0] ?? name);
  if (known !== undefined) return known;
  if (name === 'null' || name === 'undefined') return `LIGO has no \`${name}\`: use an option.`;
  // CameLIGO reads `let rec f x = e and g x = e` as a comparison with an application of `e` to `and`.
  return name === 'and'
    ? 'Conditions are joined by `&&`; functions cannot be mutually recursive.'
    : undefined;
}

/** `let x = 3 and y = 4`: an application of `3` to `and` and `y`. */
export function joinedDeclarations(span: Span): ProblemMaker {
  return () =>
    typeProblem(
      'not-a-function',
      span,
      '`and` does not join declarations in CameLIGO.',
      'Declare one after the other, each with its own `let`; conditions are joined by `&&`.',
    );
}

export function notMutable(name: string, span: Span): ProblemMaker {
  return () =>
    typeProblem(
      'not-mutable',
      span,
      `"${name}" cannot be assigned to, because it is a constant.`,
      'Declare it with `let` in JsLIGO or `let mut` in CameLIGO.',
    );
}

export function capturedMutable(name: string, span: Span): ProblemMaker {
  return () =>
    typeProblem(
      'captured-mutable',
      span,
      `The function uses the mutable variable "${name}" of the code around it.`,
      'Copy its value into a constant before the function.',
    );
}

interface UnknownField {
  readonly label: string;
  readonly type: Type;
  readonly span: Span;
}

export function unknownField(
  { features }: Pick<State, 'features'>,
  { label, type, span }: UnknownField,
): ProblemMaker {
  return (describe, suggest) => {
    const known = type.kind === 'record' ? type.fields.keys() : [];
    const isTuple = (tupleItems(type)?.length ?? 0) > 0;
    const ofType = features.has('specific-messages') ? ` of type ${describe(type, span)}` : '';
    const message = `The ${isTuple ? 'tuple' : 'record'}${ofType} has no field "${label}".`;
    const similar = isTuple ? undefined : suggest(label, known);
    const hint = isTuple ? methodHint(label) : didYouMean(similar);
    return withSimilar(typeProblem('unknown-field', span, message, hint), label, similar);
  };
}

/** JsLIGO's brackets are a tuple unless a list is expected, so `.map` may be meant for a list. */
function methodHint(label: string): string | undefined {
  return /^\d/.test(label) ? undefined : 'Values have no methods: use functions such as `List.map`.';
}

export function foreignConstructor(
  name: string,
  type: Type,
  span: Span,
  known: Iterable<string>,
): ProblemMaker {
  return (describe, suggest) => {
    const similar = suggest(name, known);
    const message = `"${name}" is not a constructor of the expected type ${describe(type, span)}.`;
    return withSimilar(typeProblem('foreign-constructor', span, message, didYouMean(similar)), name, similar);
  };
}

/** Records and tuples without the fields of their expected type. */
import type { Edit, Problem } from '../../syntax/problem';
import type { SourceFile, Span } from '../../syntax/source';
import type { CorePattern } from '../core-pattern';
import type { Suggest } from '../suggest';
import { type Fields, prune, type RecordType, type Type, tupleItems } from '../type';
import { didYouMean, fixableProblem, type ProblemMaker, typeProblem } from './problem';

/** Types whose functions readers may expect to be methods, with the module of these functions. */
const MODULES: Readonly<Record<string, string>> = {
  list: 'List',
  set: 'Set',
  map: 'Map',
  big_map: 'Big_map',
  string: 'String',
  bytes: 'Bytes',
};

export function notARecord(type: Type, span: Span, file: SourceFile | undefined): ProblemMaker {
  const source = file?.text.slice(span.from, span.to) ?? '';
  if (prune(type).kind === 'exists') return unknownRecord(source, span, file);
  const index = type.kind === 'constant' ? indexed(type.name, source, span) : undefined;
  if (index !== undefined) return () => index;
  return (describe) => {
    const message = `A record is expected here, but this has type ${describe(type, span)}.`;
    const module = type.kind === 'constant' ? MODULES[type.name] : undefined;
    const hint = module && `Values have no methods: use the functions of the module \`${module}\`.`;
    return typeProblem('not-a-record', span, message, hint);
  };
}

/** `m["a"]`, `m["a"] = 1n`, `l[0]` */
function indexed(type: string, source: string, span: Span): Problem | undefined {
  const [, name, key, value] = /^([\w.]+)\[("[^"]*"|\d+)\](?:\s*=\s*([\s\S]+))?$/.exec(source) ?? [];
  if (name === undefined || key === undefined) return undefined;
  if (type === 'list') {
    const hint = 'Take it apart: `match(…) { when([first, ...rest]): …; … }`.';
    return typeProblem('not-a-record', span, 'The items of a list have no numbers.', hint);
  }
  const module = type === 'map' || type === 'big_map' ? MODULES[type] : undefined;
  if (module === undefined) return undefined;
  if (value === undefined) {
    const hint = `A map is read with \`${module}.find_opt(${key}, ${name})\`.`;
    return typeProblem('not-a-record', span, 'Brackets read components of tuples and records.', hint);
  }
  const written = `${name} = ${module}.add(${key}, ${value}, ${name})`;
  const problem = typeProblem(
    'not-a-record',
    span,
    'A map is not changed in place.',
    `Write \`${written}\`.`,
  );
  return fixableProblem(problem, [{ span, text: written }]);
}

/** A field is read before anything tells which record has it. */
function unknownRecord(source: string, span: Span, file: SourceFile | undefined): ProblemMaker {
  const [, given] = /^([a-z_]\w*)\s*[.[]/.exec(source) ?? [];
  const name = given === undefined ? 'this' : `\`${given}\``;
  const message = `The type of ${name} is not known here, so its fields cannot be read.`;
  const annotated = file?.syntax === 'jsligo' ? `(${given}: …) => …` : `fun (${given} : …) -> …`;
  const hint =
    given === undefined ? 'Annotate the value with its type.' : `Annotate the parameter: \`${annotated}\`.`;
  return () => typeProblem('not-a-record', span, message, hint);
}

export function patternItems(given: number, expected: RecordType, span: Span): ProblemMaker {
  return (describe) => {
    const type = describe(expected, span);
    const count = tupleItems(expected)?.length;
    const message =
      count === undefined
        ? `This pattern of a tuple does not match the record ${type}.`
        : `This pattern has ${given} components, but the tuple ${type} has ${count}.`;
    return typeProblem('pattern-mismatch', span, message);
  };
}

type RecordPattern = Extract<CorePattern, { kind: 'record' }>;

/** A pattern of a record names all fields of its type. */
export function patternFields(
  { fields, span }: RecordPattern,
  expected: RecordType,
  file: SourceFile | undefined,
): ProblemMaker {
  return (describe, suggest) => {
    const type = describe(expected, span);
    const given = [...fields.keys()];
    const missing = [...expected.fields.keys()].filter((label) => !fields.has(label));
    const extra = given.filter((label) => !expected.fields.has(label));
    const sentences = [
      extra.length > 0 ? `The type ${type} has no ${named(extra)}.` : '',
      missing.length > 0 ? `The pattern leaves out the ${named(missing)} of the type ${type}.` : '',
    ];
    const [only] = extra;
    const meant = extra.length === 1 && only !== undefined ? suggest(only, missing) : undefined;
    const isJs = file?.syntax === 'jsligo';
    const rest = missing.map((label) => (isJs ? `${label}: _${label}` : `${label} = _`));
    const hint =
      didYouMean(meant) ??
      (missing.length > 0
        ? `A pattern names every field: add \`${rest.join(isJs ? ', ' : '; ')}\`.`
        : undefined);
    const problem = typeProblem('pattern-mismatch', span, sentences.filter(Boolean).join(' '), hint);
    return fixableProblem(problem, extra.length === 0 ? addedFields(rest, span, file) : undefined);
  };
}

/** Inserts fields after the last one of a pattern. */
function addedFields(rest: readonly string[], span: Span, file: SourceFile | undefined): Edit[] | undefined {
  const [, inner] = /^\{([\s\S]*?)\s*[,;]?\s*\}$/.exec(file?.text.slice(span.from, span.to) ?? '') ?? [];
  if (file === undefined || inner === undefined) return undefined;
  const at = span.from + 1 + inner.length;
  const separator = file.syntax === 'jsligo' ? ', ' : '; ';
  return [{ span: { ...span, from: at, to: at }, text: rest.map((field) => separator + field).join('') }];
}

/** `given`: the labels in the source. */
export function recordLabels(given: readonly string[], expected: RecordType, span: Span): ProblemMaker {
  return (describe, suggest) => {
    const type = describe(expected, span);
    return typeProblem('record-fields', span, ...explanation(given, expected, type, suggest));
  };
}

/** The message and the hint. */
function explanation(
  given: readonly string[],
  expected: RecordType,
  type: string,
  suggest: Suggest,
): readonly [message: string, hint?: string] {
  const items = tupleItems(expected);
  const isTuple = given.length > 0 && given.every((label, index) => label === String(index));
  if (isTuple && items)
    return [`This tuple has ${given.length} components, but the expected type ${type} has ${items.length}.`];
  if (isTuple) return [`This is a tuple, but the expected type ${type} is a record.`];
  if (items && items.length > 0) return [`This is a record, but the expected type ${type} is a tuple.`];
  return differences(given, expected.fields, type, suggest);
}

function differences(
  given: readonly string[],
  fields: Fields,
  type: string,
  suggest: Suggest,
): [string, string?] {
  const present = new Set(given);
  const missing = [...fields.keys()].filter((label) => !present.has(label));
  const extra = given.filter((label) => !fields.has(label));
  const verb = missing.length === 1 ? 'is' : 'are';
  const sentences = [
    missing.length > 0 ? `The ${named(missing)} of the expected type ${type} ${verb} missing.` : '',
    extra.length > 0 ? `The expected type ${type} has no ${named(extra)}.` : '',
  ];
  const [only] = extra;
  const meant = extra.length === 1 && only !== undefined ? suggest(only, missing) : undefined;
  return [sentences.filter(Boolean).join(' '), didYouMean(meant)];
}

/** `field "a"`, or `fields "a", "b"`. */
function named(labels: readonly string[]): string {
  return `${labels.length > 1 ? 'fields' : 'field'} ${labels.map((label) => `"${label}"`).join(', ')}`;
}

/** Records and tuples without the fields of their expected type. */
import type { Span } from '../../syntax/source';
import type { Suggest } from '../suggest';
import { type Fields, type RecordType, type Type, tupleItems } from '../type';
import { didYouMean, type ProblemMaker, typeProblem } from './problem';

/** Types whose functions readers may expect to be methods, with the module of these functions. */
const MODULES: Readonly<Record<string, string>> = {
  list: 'List',
  set: 'Set',
  map: 'Map',
  big_map: 'Big_map',
  string: 'String',
  bytes: 'Bytes',
};

export function notARecord(type: Type, span: Span): ProblemMaker {
  return (describe) => {
    const message = `A record is expected here, but this has type ${describe(type, span)}.`;
    const module = type.kind === 'constant' ? MODULES[type.name] : undefined;
    const hint = module && `Values have no methods: use the functions of the module \`${module}\`.`;
    return typeProblem('not-a-record', span, message, hint);
  };
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

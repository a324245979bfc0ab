/** Mistakes in YAML files, explained to authors. */
import type { YAMLError } from 'yaml';
import { z } from 'zod';
import { didYouMean } from '../model/problem';

export type Path = readonly PropertyKey[];
type Issues = readonly z.core.$ZodIssue[];

const KINDS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  null: 'empty',
};

const ADVICE: Partial<Record<YAMLError['code'], string>> = {
  DUPLICATE_KEY: 'remove one of the two fields',
  TAB_AS_INDENT: 'indent with spaces',
};

const OTHER_ADVICE =
  "check quotes, brackets and indentation; text that contains ': ' or starts with a special character needs quotes";

/** Explains a YAML syntax error. */
export function explainError({ code, message }: YAMLError): string {
  return `Invalid YAML (${message}): ${ADVICE[code] ?? OTHER_ADVICE}.`;
}

/** The mistakes behind one schema issue; `base` is the path of the union that contains it. */
export function explainIssue(issue: z.core.$ZodIssue, base: Path = []): { path: Path; message: string }[] {
  const path = [...base, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const known = issue.message.split(', ');
    return issue.keys.map((key) => {
      const advice = didYouMean(key, known, `use one of ${issue.message}.`);
      return { path: [...path, key], message: `Unknown field '${key}': ${advice}` };
    });
  }
  if (issue.code !== 'invalid_union') return [{ path, message: explainValue(issue, nameOf(path)) }];
  const closest = closestOption(issue.errors);
  if (closest) return closest.flatMap((inner) => explainIssue(inner, path));
  const wanted = issue.errors.flat().flatMap((inner) => ('expected' in inner ? kindOf(inner.expected) : []));
  return [{ path, message: `${nameOf(path)} must be ${[...new Set(wanted)].join(' or ')}.` }];
}

function explainValue(issue: z.core.$ZodIssue, field: string): string {
  switch (issue.code) {
    case 'invalid_type': {
      const found = /received (\w+)/.exec(issue.message)?.[1] ?? '';
      if (found === 'undefined') return `${field} is missing: add it.`;
      const quotes = issue.expected === 'string' && /number|boolean/.test(found) ? ': put it in quotes' : '';
      return `${field} must be ${kindOf(issue.expected)}, not ${kindOf(found)}${quotes}.`;
    }
    case 'too_small':
      return `${field} is empty: fill it in, or remove it.`;
    case 'invalid_value':
      return `${field} is invalid: use one of ${issue.values.join(', ')}.`;
    default:
      return `${field} is invalid: ${issue.message}.`;
  }
}

/** The most likely option of a union: it has the right type and the fewest mistakes. */
function closestOption(options: readonly Issues[]): Issues | undefined {
  return options
    .filter(([first]) => !(first?.code === 'invalid_type' && first.path.length === 0))
    .sort((a, b) => countErrors(a) - countErrors(b))[0];
}

function countErrors(issues: Issues): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
}

function kindOf(type: string): string {
  return KINDS[type] ?? type;
}

function nameOf(path: Path): string {
  return path.length > 0 ? `'${path.join('.')}'` : 'The file';
}

/** The message of an unknown field lists the known ones, for suggestions. */
export const listKnownFields: z.core.$ZodErrorMap = ({ code, inst }) =>
  code === 'unrecognized_keys' && inst instanceof z.ZodObject
    ? Object.keys(inst.shape).join(', ')
    : undefined;

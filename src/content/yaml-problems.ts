/** What is wrong with a YAML text, in words that tell a writer what to do. */
import type { YAMLError } from 'yaml';
import type { z } from 'zod';
import { nearest } from '../model/problem';
import { knownFields } from './known-fields';

/** A field that does not fit, by its path, and what to do about it. */
export interface Misfit {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  null: 'empty',
};

/** Text that is no YAML at all. */
export function explainError({ code, message }: Pick<YAMLError, 'code' | 'message'>): string {
  return `This is no valid YAML (${message}): ${adviceFor(code)}.`;
}

function adviceFor(code: YAMLError['code']): string {
  if (code === 'DUPLICATE_KEY') return 'take one of the two fields away';
  if (code === 'TAB_AS_INDENT') return 'indent with spaces';
  return "mend quotes, brackets and indentation; a text that holds ': ' or starts with a special character needs quotes";
}

/** The misfits behind one issue of a schema. */
export function explainIssue(issue: z.core.$ZodIssue, schema: z.core.$ZodType): Misfit[] {
  if (issue.code === 'unrecognized_keys') {
    const known = knownFields(schema, issue.path);
    return issue.keys.map((key) => ({ path: [...issue.path, key], message: unknownField(key, known) }));
  }
  if (issue.code === 'invalid_union') {
    const closest = closestOption(issue.errors);
    if (!closest)
      return [
        {
          path: issue.path,
          message: `${nameOf(issue.path)} must be ${expectedKinds(issue.errors).join(' or ')}.`,
        },
      ];
    return closest.flatMap((inner) => {
      const path = [...issue.path, ...inner.path];
      return explainIssue({ ...inner, path } as z.core.$ZodIssue, schema);
    });
  }
  return [{ path: issue.path, message: explainValue(issue) }];
}

function explainValue(issue: z.core.$ZodIssue): string {
  const field = nameOf(issue.path);
  switch (issue.code) {
    case 'invalid_type': {
      const found = /received (\w+)/.exec(issue.message)?.[1] ?? '';
      if (found === 'undefined') return `${field} is missing: add it.`;
      const quotes =
        issue.expected === 'string' && /number|boolean/.test(found) ? ': put it into quotes' : '';
      return `${field} must be ${kindOf(issue.expected)}, but is ${kindOf(found)}${quotes}.`;
    }
    case 'too_small':
      return `${field} is empty: fill it in or take it away.`;
    case 'invalid_value':
      return `${field} does not fit: write one of ${issue.values.join(', ')}.`;
    default:
      return `${field} does not fit: ${issue.message}.`;
  }
}

function unknownField(key: string, known: readonly string[]): string {
  const guess = nearest(key, known);
  const hint = guess ? `did you mean '${guess}'?` : `known are ${[...new Set(known)].join(', ')}.`;
  return `There is no field '${key}' here: ${hint}`;
}

/** Of several shapes the one that was meant: it has the right kind and the fewest misfits. */
function closestOption(
  options: readonly (readonly z.core.$ZodIssue[])[],
): readonly z.core.$ZodIssue[] | undefined {
  return options
    .filter(([first]) => !(first?.code === 'invalid_type' && first.path.length === 0))
    .sort((a, b) => misfitsIn(a) - misfitsIn(b))[0];
}

function misfitsIn(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
}

function expectedKinds(options: readonly (readonly z.core.$ZodIssue[])[]): string[] {
  return [
    ...new Set(
      options.flat().flatMap((issue) => (issue.code === 'invalid_type' ? [kindOf(issue.expected)] : [])),
    ),
  ];
}

function kindOf(type: string): string {
  return KINDS[type] ?? type;
}

function nameOf(path: readonly PropertyKey[]): string {
  return path.length > 0 ? `'${path.join('.')}'` : 'The whole';
}

/** Mistakes in YAML files, explained to authors. */
import type { YAMLError } from 'yaml';
import type { z } from 'zod';
import { didYouMean } from '../model/problem';

/** A mistake in a field, by the field's path. */
export interface FieldError {
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

/** Text that is not YAML at all. */
export function explainError({ code, message }: Pick<YAMLError, 'code' | 'message'>): string {
  return `Invalid YAML (${message}): ${adviceFor(code)}.`;
}

function adviceFor(code: YAMLError['code']): string {
  if (code === 'DUPLICATE_KEY') return 'remove one of the two fields';
  if (code === 'TAB_AS_INDENT') return 'indent with spaces';
  return "check quotes, brackets and indentation; text that contains ': ' or starts with a special character needs quotes";
}

/** The mistakes behind one issue of a schema. */
export function explainIssue(issue: z.core.$ZodIssue, schema: z.core.$ZodType): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    const known = knownFields(schema, issue.path);
    return issue.keys.map((key) => ({ path: [...issue.path, key], message: unknownField(key, known) }));
  }
  if (issue.code === 'invalid_union') {
    const closest = closestOption(issue.errors);
    if (!closest) {
      const message = `${nameOf(issue.path)} must be ${expectedKinds(issue.errors).join(' or ')}.`;
      return [{ path: issue.path, message }];
    }
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

function unknownField(key: string, known: readonly string[]): string {
  return `Unknown field '${key}': ${didYouMean(key, known, `use one of ${[...new Set(known)].join(', ')}.`)}`;
}

/** The most likely option of a union: it has the right type and the fewest mistakes. */
function closestOption(
  options: readonly (readonly z.core.$ZodIssue[])[],
): readonly z.core.$ZodIssue[] | undefined {
  return options
    .filter(([first]) => !(first?.code === 'invalid_type' && first.path.length === 0))
    .sort((a, b) => countErrors(a) - countErrors(b))[0];
}

function countErrors(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
}

function expectedKinds(options: readonly (readonly z.core.$ZodIssue[])[]): string[] {
  const issues = options.flat().filter((issue) => issue.code === 'invalid_type');
  return [...new Set(issues.map(({ expected }) => kindOf(expected)))];
}

function kindOf(type: string): string {
  return KINDS[type] ?? type;
}

function nameOf(path: readonly PropertyKey[]): string {
  return path.length > 0 ? `'${path.join('.')}'` : 'The file';
}

/** The names of the fields that a schema has at a path, for suggestions. */
function knownFields(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
      return knownFields(def.innerType, path);
    case 'lazy':
      return knownFields(def.getter(), path);
    case 'union':
      return def.options.flatMap((option) => knownFields(option, path));
    case 'array':
      return path.length > 0 ? knownFields(def.element, path.slice(1)) : [];
    case 'record':
      return path.length > 0 ? knownFields(def.valueType, path.slice(1)) : [];
    case 'object': {
      const [step, ...rest] = path;
      if (step === undefined) return Object.keys(def.shape);
      const inner = def.shape[String(step)];
      return inner ? knownFields(inner, rest) : [];
    }
    default:
      return [];
  }
}

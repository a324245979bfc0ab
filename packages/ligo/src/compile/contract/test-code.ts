/**
 * Code that only tests can run: functions of `Test`, `contract_of`, their types. Declarations with such code are left
 * out; a contract that needs one of them is refused.
 */
import { partsOf as partsOfType } from '../../types/substitute';
import type { Type } from '../../types/type';
import type { Declaration, Expression } from '../aggregated/expression';
import { patternBinders } from '../aggregated/expression';
import { walk } from '../aggregated/traverse';
import { CompileError, refuse } from '../problem';
import { mentioned } from './reachable';

/** The declarations without test code; refuses an expression that needs a declaration with it. */
export function withoutTestCode(
  declarations: readonly Declaration[],
  expression: Expression,
): readonly Declaration[] {
  const tested = new Map<number, Expression>();
  const types = new Map<Type, boolean>();
  const kept = declarations.filter(({ value, pattern }) => {
    const found = testCodeIn(value, tested, types);
    if (found === undefined) return true;
    for (const { variable } of patternBinders(pattern)) tested.set(variable.id, found);
    return false;
  });
  const found = testCodeIn(expression, tested, types);
  if (found === undefined) return kept;
  if (found.kind === 'test-only' && found.problem !== undefined) throw new CompileError(found.problem);
  if (found.kind === 'literal') {
    const message = 'Strings in contracts consist of printable ASCII characters and line breaks.';
    return refuse('string-not-printable', message, found.span);
  }
  return refuse(
    'test-in-contract',
    'Invalid usage of a Test primitive: cannot be translated to Michelson.',
    found.span,
    'An entrypoint or a view reaches this. Keep tests in functions that contracts do not call, or in a file of their own that imports the contract.',
  );
}

function testCodeIn(
  expression: Expression,
  tested: ReadonlyMap<number, Expression>,
  types: Map<Type, boolean>,
): Expression | undefined {
  for (const id of mentioned(expression)) {
    const found = tested.get(id);
    if (found !== undefined) return found;
  }
  for (const one of walk(expression)) if (isTestCode(one, types)) return one;
  return undefined;
}

function isTestCode(expression: Expression, types: Map<Type, boolean>): boolean {
  switch (expression.kind) {
    case 'test-only':
      return true;
    case 'library':
      return /^Test(\.|$)/.test(expression.path);
    case 'literal':
      return expression.value.type === 'string' && !isPrintable(expression.value.value);
    default:
      return isTestType(expression.type, types);
  }
}

/** What strings of Michelson may contain. */
const isPrintable = (text: string): boolean => /^[\n\x20-\x7e]*$/.test(text);

const TEST_TYPES: ReadonlySet<string> = new Set([
  'michelson_program',
  'michelson_contract',
  'typed_address',
  'mutation',
  'pbt_gen',
  'int64',
  'views',
]);

function isTestType(type: Type, types: Map<Type, boolean>): boolean {
  const known = types.get(type);
  if (known !== undefined) return known;
  let found = type.kind === 'constant' && TEST_TYPES.has(type.name);
  for (const part of partsOfType(type)) found ||= isTestType(part, types);
  types.set(type, found);
  return found;
}

import { fitCost } from './fit';
import { LIMIT } from './match';
import { parseType } from './parse';
import { signatureOf, type TypeTree } from './tree';

/** A value of the library with its type. */
export interface TypedValue {
  readonly title: string;
  readonly type: TypeTree;
  readonly deprecated?: boolean;
}

/** Extra costs that sort deprecated values last, and values for tests after those for contracts. */
const DEPRECATED = 1;
const FOR_TESTS = 0.25;

/** Values that cost this much more than the best one are left out. */
const SPREAD = 3;

/** The values whose type matches, in order of increasing cost. */
export function findByType<Value extends TypedValue>(wanted: TypeTree, values: readonly Value[]) {
  const fitting = values.flatMap((value) => {
    const cost = Math.min(...overloadsOf(value.type).map((type) => fitCost(wanted, type)));
    const extra = (value.deprecated ? DEPRECATED : 0) + (value.title.startsWith('Test.') ? FOR_TESTS : 0);
    return cost > LIMIT ? [] : [{ value, cost: cost + extra }];
  });
  fitting.sort((a, b) => a.cost - b.cost);
  const worst = (fitting[0]?.cost ?? 0) + SPREAD;
  return fitting.filter(({ cost }) => cost <= worst);
}

/**
 * The type checker computes the result types of some functions from their argument types. Readers search for
 * the types of a call, so each overload is compared.
 */
const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  external_and: ['nat -> nat -> nat', 'int -> nat -> nat', 'bytes -> bytes -> bytes'],
  external_or: ['nat -> nat -> nat', 'bytes -> bytes -> bytes'],
  external_xor: ['nat -> nat -> nat', 'bytes -> bytes -> bytes'],
  external_lsl: ['nat -> nat -> nat', 'bytes -> nat -> bytes'],
  external_lsr: ['nat -> nat -> nat', 'bytes -> nat -> bytes'],
  external_bytes: ['nat -> bytes', 'int -> bytes'],
  external_ediv: [
    'nat -> nat -> (nat * nat) option',
    'int -> int -> (int * nat) option',
    'tez -> nat -> (tez * tez) option',
    'tez -> tez -> (nat * tez) option',
  ],
};

/** The declared type, and the types that calls of the value may have. */
function overloadsOf(type: TypeTree): readonly TypeTree[] {
  const { kind, name } = signatureOf(type).result;
  const forms = kind === 'named' ? (COMPUTED[name] ?? []) : [];
  return [type, ...forms.flatMap((form) => parseType(form) ?? [])];
}

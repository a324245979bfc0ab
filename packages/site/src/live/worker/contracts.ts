/** The contracts of a program, with example expressions. */

import { type ContractCall, displayType, equalTypes, exampleOf, type Type } from '@ligo-docs/ligo';
import { TEST_ACCOUNTS } from '@ligo-docs/ligo/chain';
import type { OpenProgram } from './programs';

/** A type with an expression of it; empty for types without one, such as tickets. */
interface TypeDescription {
  readonly type: string;
  readonly example: string;
}

export interface ContractDescription {
  /** The module path; empty for the main file. */
  readonly name: string;
  readonly members: readonly {
    readonly kind: ContractCall['kind'];
    readonly name: string;
    readonly parameter: TypeDescription;
  }[];
  readonly storage: TypeDescription;
  /** An account to call it from. */
  readonly sender: string;
}

/** The contracts in the text itself; earlier parts of the program show their own. */
export function contractsOf({ analysis: { syntax, typed }, isInText }: OpenProgram): ContractDescription[] {
  const address = `"${TEST_ACCOUNTS[1]?.address}"`;
  const describe = (type: Type) => ({ type: displayType(type, syntax), example: exampleOf(type, syntax) });
  const members = (kind: ContractCall['kind'], found: readonly { name: string; parameter: Type }[]) =>
    found.map(({ name, parameter }) => ({ kind, name, parameter: describe(parameter) }));
  /** A constant of the program is a better example than a generated one. */
  const constantOf = (type: Type) =>
    type.kind === 'constant'
      ? undefined
      : typed.declared.items.findLast((item) => item.kind === 'value' && equalTypes(item.type, type))?.name;
  const own = [...typed.contracts].filter(([, { entryPoints }]) =>
    entryPoints.some(({ span }) => span && isInText(span)),
  );
  return own.map(([name, { storage, entryPoints, views }]) => ({
    name,
    members: [...members('entry', entryPoints), ...members('view', views)],
    storage: { ...describe(storage), example: constantOf(storage) ?? exampleOf(storage, syntax) },
    sender: syntax === 'jsligo' ? `(${address} as address)` : `(${address} : address)`,
  }));
}

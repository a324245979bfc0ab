/** The contracts of a program, with the forms of their fields. */

import {
  type ContractCall,
  displayType,
  equalTypes,
  exampleOf,
  type Type,
  type ValueForm,
  valueForm,
} from '@ligo-docs/ligo';
import { NAMED_ACCOUNTS } from '@ligo-docs/ligo/chain';
import type { OpenProgram } from './programs';

/** A type with an expression of it; empty for types without one, such as tickets. */
interface TypeDescription {
  readonly type: string;
  readonly example: string;
  readonly form: ValueForm;
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
  /** The constant of the program that is the initial storage, if it has one. */
  readonly initial: string | undefined;
  /** From which readers call it. */
  readonly accounts: readonly { readonly name: string; readonly address: string }[];
}

/** The contracts in the text itself; earlier parts of the program show their own. */
export function contractsOf({ analysis: { syntax, typed }, isInText }: OpenProgram): ContractDescription[] {
  const describe = (type: Type) => ({
    type: displayType(type, syntax),
    example: exampleOf(type, syntax),
    form: valueForm(type, syntax),
  });
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
    initial: constantOf(storage),
    storage: describe(storage),
    accounts: NAMED_ACCOUNTS,
  }));
}

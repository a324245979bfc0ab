/** The contracts of a program, with expressions to start from. */
import { TEST_ACCOUNTS } from '../../ligo/chain/accounts';
import { displayType } from '../../ligo/service/display';
import { exampleOf } from '../../ligo/service/example';
import { equalTypes } from '../../ligo/types/equal';
import type { Type } from '../../ligo/types/type';
import type { ContractDescription, ContractMember, ExampleValue } from '../protocol/contract';
import type { OpenProgram } from './programs';

/** Those of the text itself; earlier parts of the program have shown theirs. */
export function contractsOf({ analysis: { syntax, typed }, isInText }: OpenProgram): ContractDescription[] {
  const address = `"${TEST_ACCOUNTS[1]?.address}"`;
  const describe = (type: Type): ExampleValue => ({
    type: displayType(type, syntax),
    example: exampleOf(type, syntax),
  });
  const member =
    (kind: ContractMember['kind']) =>
    ({ name, parameter }: { name: string; parameter: Type }): ContractMember => ({
      kind,
      name,
      parameter: describe(parameter),
    });
  const own = [...typed.contracts].filter(([, { entryPoints }]) =>
    entryPoints.some(({ span }) => span && isInText(span)),
  );
  return own.map(([name, { storage, entryPoints, views }]) => ({
    name,
    members: [...entryPoints.map(member('entry')), ...views.map(member('view'))],
    storage: { ...describe(storage), example: constantOf(storage) ?? exampleOf(storage, syntax) },
    sender: syntax === 'jsligo' ? `(${address} as address)` : `(${address} : address)`,
  }));

  /** A constant of the program is a better start than one that we make up. */
  function constantOf(type: Type): string | undefined {
    const isSmall = type.kind === 'constant';
    const found = typed.declared.items.findLast(
      (item) => item.kind === 'value' && !isSmall && equalTypes(item.type, type),
    );
    return found?.name;
  }
}

/** The parts of a contract: the entry points and views of a module, in declaration order. */
import type { Attribute, Declaration, Name } from '../../syntax/ast';
import type { Span } from '../../syntax/source';
import type { Type } from '../../types/type';

export interface ContractPart {
  readonly role: 'entry' | 'view' | 'dyn_entry';
  readonly name: string;
  readonly type: Type | undefined;
  /** Of the name where it is declared. */
  readonly span: Span;
}

export type ContractParts = ContractPart[];

const ROLES = ['entry', 'view', 'dyn_entry'] as const;

export function roleOf(attributes: readonly Attribute[]): ContractPart['role'] | undefined {
  return ROLES.find((role) => attributes.some(({ key }) => key === role));
}

/** The part that a declaration contributes to its contract. */
export function contractPart(declaration: Declaration, type: Type | undefined): ContractPart | undefined {
  if (declaration.kind !== 'value' || declaration.pattern.kind !== 'variable') return undefined;
  const role = roleOf(declaration.attributes);
  return role && partOf(role, declaration.pattern.name, type);
}

export function partOf(
  role: ContractPart['role'],
  { text, span }: Name,
  type: Type | undefined,
): ContractPart {
  return { role, name: text, type, span };
}

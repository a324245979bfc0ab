/** The interface of a module: its values, types, modules and signatures, in declaration order. */
import type { Span } from '../syntax/source';
import { SignatureIndex } from './signature-index';
import type { Type } from './type';

export interface Signature {
  readonly items: readonly SignatureEntry[];
  readonly index: SignatureIndex;
  /** Present if the module has entry points. */
  readonly contract?: ContractType;
}

export interface ContractType {
  readonly storage: Type;
  readonly parameter: Type;
}

export type SignatureEntry = ValueEntry | TypeEntry | AbstractTypeEntry | ModuleEntry | InterfaceEntry;

interface EntryBase {
  readonly name: string;
  readonly public: boolean;
  /** Where it is declared; library entries have none. */
  readonly span?: Span;
}

export interface ValueEntry extends EntryBase {
  readonly kind: 'value';
  readonly type: Type;
  readonly attributes: ValueAttributes;
}

export interface ValueAttributes {
  readonly entry: boolean;
  readonly dynamicEntry: boolean;
  readonly view: boolean;
  /** Of interfaces: `const x?: t`. */
  readonly optional: boolean;
}

export const NO_ATTRIBUTES: ValueAttributes = {
  entry: false,
  dynamicEntry: false,
  view: false,
  optional: false,
};

export interface TypeEntry extends EntryBase {
  readonly kind: 'type';
  readonly type: Type;
}

/** `type t` of a signature, without a definition. */
export interface AbstractTypeEntry extends EntryBase {
  readonly kind: 'abstract-type';
}

export interface ModuleEntry extends EntryBase {
  readonly kind: 'module';
  readonly signature: Signature;
}

export interface InterfaceEntry extends EntryBase {
  readonly kind: 'signature';
  readonly signature: Signature;
}

export function signatureOf(items: readonly SignatureEntry[], contract?: ContractType): Signature {
  return { items, index: new SignatureIndex(items), ...(contract && { contract }) };
}

/** The last entry of this kind and name, because later declarations shadow earlier ones. */
export function findEntry<Kind extends SignatureEntry['kind']>(
  { index }: Signature,
  kind: Kind,
  name: string,
): Extract<SignatureEntry, { kind: Kind }> | undefined {
  return index.find(kind, name) as Extract<SignatureEntry, { kind: Kind }> | undefined;
}

export function publicEntries(items: readonly SignatureEntry[]): SignatureEntry[] {
  return items.filter(
    (item) => item.public || (item.kind === 'value' && (item.attributes.entry || item.attributes.view)),
  );
}

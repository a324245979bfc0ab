/** What a contract compiles to, as the worker describes it to the page. */
import type { Diagnostic, Place } from './program';

export interface CompiledInstruction {
  /** In the text of the script, in UTF-16 offsets. */
  readonly from: number;
  readonly to: number;
  /** Where it comes from; undefined for the dispatch to entrypoints, and for other files. */
  readonly place?: Place;
}

export interface CompiledSection {
  readonly kind: 'parameter' | 'storage' | 'entrypoint' | 'view';
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly bytes: number;
}

export interface PlacedCost {
  /** The name of a function, or the text of a line. */
  readonly name: string;
  readonly bytes: number;
  readonly place?: Place;
}

export interface CompiledContract {
  /** The path of its module; empty for the file. */
  readonly module: string;
  /** As `ligo compile contract` prints it. */
  readonly text: string;
  readonly bytes: number;
  readonly instructions: readonly CompiledInstruction[];
  readonly sections: readonly CompiledSection[];
  /** The most expensive ones first. */
  readonly functions: readonly PlacedCost[];
  readonly lines: readonly PlacedCost[];
  /** The first version whose compiler makes this, if that of the program is earlier. */
  readonly since?: string;
  /** The bytes of an example of its storage, which the burn depends on; undefined for types without one. */
  readonly storage?: { readonly expression: string; readonly bytes: number };
}

export type CompileReport =
  | { readonly kind: 'compiled'; readonly contracts: readonly string[]; readonly contract: CompiledContract }
  | {
      readonly kind: 'refused';
      readonly contracts: readonly string[];
      readonly problems: readonly Diagnostic[];
    }
  /** The program has no entrypoint. */
  | { readonly kind: 'no-contract' };

export const FILE_FORMATS = ['text', 'json', 'binary'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

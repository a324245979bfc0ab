/** What a contract becomes: its Michelson with the place in the source of every instruction, the stacks and the bytes. */
import { type Compilation, type CompileOptions, compile, type SourceNames } from '../../compile';
import { type FoundContract, findContract } from '../../compile/contract/find';
import { placeKey } from '../../compile/mini-c/source-names';
import {
  checkScript,
  childrenOf,
  layOutWithPlaces,
  type Micheline,
  printMicheline,
  sizeOfMicheline,
  type TextRange,
  type Type,
  typeToMicheline,
  withOwnNodes,
} from '../../michelson';
import type { Problem } from '../../syntax/problem';
import type { SourceFile, Span } from '../../syntax/source';
import type { Analysis } from '../analyse';
import { type Costs, costsOf, type SpanOf } from './costs';
import { type Section, type SectionKind, sectionsOf } from './sections';
import { followSlots, type NamedSlots } from './slots';

export interface InspectedContract {
  readonly script: Micheline;
  /** As `ligo compile contract` lays it out. */
  readonly text: string;
  readonly bytes: number;
  /** In the order of the text. */
  readonly instructions: readonly InspectedInstruction[];
  readonly sections: readonly InspectedSection[];
  readonly costs: Costs;
  /** The stacks around an instruction. */
  readonly stackAt: (index: number) => InspectedStacks | undefined;
}

export interface InspectedInstruction {
  readonly name: string;
  readonly place: TextRange;
  /** Where it comes from; absent for the dispatch to entry points. */
  readonly span: Span | undefined;
}

export interface InspectedSection {
  readonly kind: SectionKind;
  readonly name: string;
  readonly place: TextRange;
  readonly bytes: number;
}

/** One value on the stack. */
export interface InspectedSlot {
  readonly type: string;
  /** What the program calls it. */
  readonly name: string | undefined;
}

export interface InspectedStacks {
  /** The top comes first. */
  readonly before: readonly InspectedSlot[];
  /** Undefined after an instruction that always fails. */
  readonly after: readonly InspectedSlot[] | undefined;
}

export interface Inspection {
  /** Undefined if there are problems. */
  readonly contract: InspectedContract | undefined;
  readonly problems: readonly Problem[];
  readonly steps: Compilation['steps'];
}

export function inspectContract(analysis: Analysis, options: CompileOptions = {}): Inspection {
  const { typed, problems: found } = analysis;
  if (found.length > 0) return { contract: undefined, problems: found, steps: [] };
  const { script, problems, steps, names } = compile(typed, options);
  if (!script) return { contract: undefined, problems, steps };
  const own = withOwnNodes(script);
  const { typings } = checkScript(own);
  const declared = findContract(typed, options.module ?? '');
  const slots = followSlots(own, typings, ownNames(names(), analysis, declared));
  const { text, places } = layOutWithPlaces(own);
  const placeOf = (node: Micheline): TextRange => places.get(node) ?? NOWHERE;
  const sections = sectionsOf(own, typings);
  const spanOf = placesIn(own, sections, declared);
  const contract: InspectedContract = {
    script,
    text,
    bytes: sizeOfMicheline(own) ?? 0,
    instructions: typings.map(({ node }) => ({
      name: node.prim,
      place: placeOf(node),
      span: spanOf(node),
    })),
    sections: sections.map(({ kind, name, node }) => ({
      kind,
      name,
      place: placeOf(node),
      bytes: sizeOfMicheline(node) ?? 0,
    })),
    costs: costsOf(own, analysis.program, spanOf),
    stackAt: (index) => {
      const typing = typings[index];
      const found = typing && slots.stacks.get(typing.node);
      if (!typing || !found) return undefined;
      const { before, after } = typing;
      return {
        before: described(before, found.before, slots),
        after:
          found.after && after !== undefined && after !== 'failed'
            ? described(after, found.after, slots)
            : undefined,
      };
    },
  };
  return { contract, problems, steps };
}

const NOWHERE: TextRange = { from: 0, to: 0 };

function described(types: readonly Type[], numbers: readonly number[], { nameOf }: NamedSlots) {
  return types.map((type, index): InspectedSlot => {
    const slot = numbers[index];
    return {
      type: printMicheline(typeToMicheline(type)),
      name: slot === undefined ? undefined : nameOf(slot),
    };
  });
}

/**
 * Without the names of code that the compiler adds around an entry point, which has the place of its name, and of
 * functions of the library, which have the place of their use.
 */
function ownNames(
  { uses, values, operands }: SourceNames,
  { program }: Analysis,
  { entryPoints, views }: FoundContract,
): SourceNames {
  const added = new Set([...entryPoints, ...views].map(({ span }) => span && placeKey(span)));
  const isLibrary = (key: string): boolean => LIBRARY_USE.test(textAt(program.files, key));
  return {
    uses: new Map([...uses].filter(([key, name]) => textAt(program.files, key) === name)),
    values: new Map([...values].filter(([key]) => !added.has(key) && !isLibrary(key))),
    operands: new Map([...operands].filter(([key]) => !isLibrary(key))),
  };
}

/** A name alone: a value that is bound to it was bound inside of the function. */
const LIBRARY_USE = /^[\w.]+$/;

function textAt(files: readonly SourceFile[], key: string): string {
  const [file = 0, from, to] = key.split(':').map(Number);
  return files[file]?.text.slice(from, to) ?? '';
}

/**
 * Where nodes come from. Code that chooses the entry point has the place of the first one's name; it belongs to the
 * entry point whose code it is in, or to none.
 */
function placesIn(script: Micheline, sections: readonly Section[], { entryPoints }: FoundContract): SpanOf {
  const first = entryPoints[0]?.span;
  const corrected = new Map<Micheline, Span | undefined>();
  const correct = (node: Micheline, owner: Span | undefined): void => {
    if (first && node.span && placeKey(node.span) === placeKey(first)) corrected.set(node, owner);
    for (const child of childrenOf(node)) correct(child, owner);
  };
  if (entryPoints.length > 1) {
    correct(script, undefined);
    for (const { kind, name, node } of sections)
      if (kind === 'entrypoint') correct(node, entryPoints.find((one) => one.name === name)?.span);
  }
  return (node) => (corrected.has(node) ? corrected.get(node) : node.span);
}

/** Global constants: parts of scripts that are registered on the chain and referred to by their hash. */
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { encodeBase58 } from './base58';
import { encodeMicheline } from './binary';
import type { MichelsonProblem } from './problem';
import type { Micheline } from './tree';

/** Registered constants by their hash (`expr…`). */
export type Constants = ReadonlyMap<string, Micheline>;

/** The hash of a constant; undefined if the tree contains a name that is not a primitive of Michelson. */
export function constantHash(node: Micheline): string | undefined {
  const digits = encodeMicheline(node);
  return digits && encodeBase58('expr', bytesToHex(blake2b(hexToBytes(digits), { dkLen: 32 })));
}

export interface Expanded {
  readonly tree: Micheline;
  readonly problems: readonly MichelsonProblem[];
}

/** Replaces every `constant "expr…"` by what is registered, as the chain does before it checks a script. */
export function expandConstants(root: Micheline, constants: Constants): Expanded {
  const problems: MichelsonProblem[] = [];
  const expand = (node: Micheline): Micheline => {
    if (node.kind === 'sequence') return { ...node, items: node.items.map(expand) };
    if (node.kind !== 'prim') return node;
    if (node.prim !== 'constant') return { ...node, args: node.args.map(expand) };
    const [hash] = node.args;
    const found = hash?.kind === 'string' && node.args.length === 1 ? constants.get(hash.value) : undefined;
    // Constants were expanded when they were registered, so they contain no others.
    if (found) return { ...found, span: node.span };
    const message = `The global constant ${hash?.kind === 'string' ? hash.value : ''} is not registered.`;
    problems.push({ code: 'unknown-constant', message, span: node.span, node });
    return node;
  };
  const tree = expand(root);
  return { tree, problems };
}

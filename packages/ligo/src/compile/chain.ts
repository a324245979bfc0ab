/** What the chain refuses when a contract is originated, at the place in the program that it comes from. */
import {
  type Constants,
  checkScript,
  childrenOf,
  expandConstants,
  type Micheline,
  type MichelsonProblem,
} from '../michelson';
import type { Problem } from '../syntax/problem';
import type { Span } from '../syntax/source';

const START: Span = { file: 0, from: 0, to: 0 };

/** A script with constants that are not registered cannot be checked. */
export function chainProblems(script: Micheline, constants: Constants = new Map()): readonly Problem[] {
  const expanded = expandConstants(script, constants);
  if (expanded.problems.length > 0) return [];
  return checkScript(expanded.tree).problems.map((problem) => ({
    phase: 'compile',
    code: `chain-${problem.code}`,
    message: `The chain refuses this contract: ${problem.message}`,
    hint: [...hintsFor(problem), 'LIGO says only "Could not typecheck michelson code".'].join(' '),
    span: placeOf(problem),
  }));
}

function hintsFor({ code, message }: MichelsonProblem): readonly string[] {
  if (code === 'not-duplicable' && message.includes('ticket'))
    return ['A ticket can be used once; divide it with `Tezos.Next.Ticket.split`.'];
  if (code === 'unexpected-annotation' && message.includes('%default'))
    return ['Use `Tezos.Next.get_contract` for the default entrypoint.'];
  return [];
}

/** Of a type with a part that is not allowed, the place of that part. */
function placeOf({ code, node, span = START }: MichelsonProblem): Span {
  const forbidden = /^([\w-]+)-not-allowed$/.exec(code)?.[1]?.replaceAll('-', '_');
  if (node === undefined || forbidden === undefined) return span;
  return placeOfPart(node, forbidden) ?? span;
}

function placeOfPart(node: Micheline, name: string): Span | undefined {
  if (node.kind === 'prim' && node.prim === name) return node.span;
  for (const child of childrenOf(node)) {
    const place = placeOfPart(child, name);
    if (place !== undefined) return place;
  }
  return undefined;
}

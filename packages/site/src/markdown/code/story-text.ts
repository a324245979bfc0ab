/** What happens on a chain, in sentences. */
import type { Story, StoryStep } from '@ligo-docs/ligo';
import type { Nodes } from 'mdast';
import { text } from '../tree';

/** One for each step. */
export function storySentences({ actors, steps }: Story): Nodes[][] {
  return steps.map((step) => sentence(step, (index) => code(actors[index]?.name ?? '')));
}

function sentence(step: StoryStep, nameOf: (actor: number) => Nodes): Nodes[] {
  const { kind, what, amount } = step;
  const [from, to] = [nameOf(step.from), nameOf(step.to)];
  const paid = amount > 0n ? [text(' and '), code(tez(amount))] : [];
  switch (kind) {
    case 'call':
      return [from, text(' calls '), to, text(' with '), code(what), ...paid, ...outcome(step)];
    case 'transfer':
      return [from, text(' pays '), code(tez(amount)), text(' to '), to, end(step)];
    case 'event':
      return [from, text(' emits the event '), code(what), end(step)];
    case 'origination':
      return [from, text(' originates '), to, text(' with the storage '), code(what), ...paid, end(step)];
    case 'delegation':
      return [from, text(' changes its delegate'), ...(what ? [text(' to '), code(what)] : []), end(step)];
  }
}

function outcome(step: StoryStep): Nodes[] {
  const { storage, failure } = step;
  if (failure !== undefined)
    return [text(', which fails: '), code(failure), text('. Everything in this transaction is undone.')];
  if (!storage || storage.before === storage.after) return [text('. Its storage stays as it is'), end(step)];
  return [text('. Its storage '), code(storage.before), text(' becomes '), code(storage.after), end(step)];
}

/** What a failure undoes is said at each step. */
function end({ isUndone }: StoryStep): Nodes {
  return text(isUndone ? '. This is undone.' : '.');
}

function code(value: string): Nodes {
  return { type: 'inlineCode', value };
}

/** `1.5 tez`, `20 mutez`. */
export function tez(mutez: bigint): string {
  if (mutez % 10_000n !== 0n) return `${mutez} mutez`;
  const [whole, rest] = [mutez / 1_000_000n, mutez % 1_000_000n];
  const fraction = String(rest).padStart(6, '0').replace(/0+$/, '');
  return `${whole}${fraction ? `.${fraction}` : ''} tez`;
}

/** What happens on the chain while a program runs: calls of contracts in order, with their storage before and after. */
import { NAMED_ACCOUNTS, TEST_ACCOUNTS } from '../../chain/accounts';
import { resolveCall } from '../../chain/entrypoints';
import type { ObservedCall } from '../../chain/observed-call';
import { type RunResult, type Stopped, stoppedBy } from '../../chain/run';
import { listItems, pairOf } from '../../evaluate/library/read';
import type { ChainOperation, CompiledContract } from '../../evaluate/values/contract';
import type { Value } from '../../evaluate/values/value';
import type { Span } from '../../syntax/source';
import type { EntryPoint } from '../../types/typed';
import type { Analysis } from '../analyse';
import { displayValue } from '../display-value';
import { shownReason } from '../failure';
import { run } from '../run';

/** An account or a contract that takes part. */
export interface Actor {
  readonly name: string;
  readonly isContract: boolean;
}

export interface StoryStep {
  readonly kind: 'call' | 'transfer' | 'event' | 'origination' | 'delegation';
  /** The index of the actor from which it comes, and of that to which it goes. */
  readonly from: number;
  readonly to: number;
  /** The entrypoint with its argument, the event, or what else is done. */
  readonly what: string;
  /** In mutez. */
  readonly amount: bigint;
  /** How many operations it follows from. */
  readonly depth: number;
  /** The storage of a called contract. */
  readonly storage?: { readonly before: string; readonly after: string };
  /** Why it failed. */
  readonly failure?: string;
  /** Whether it is undone, because something in the same transaction fails. */
  readonly isUndone: boolean;
}

export interface Story {
  readonly actors: readonly Actor[];
  readonly steps: readonly StoryStep[];
}

export interface ToldRun {
  readonly story: Story;
  readonly result: RunResult;
}

const MAX_LINE = 60;

/** Runs a program without problems, and tells what its tests do on the chain. */
export async function tellRun(analysis: Analysis): Promise<ToldRun> {
  let calls: ObservedCall[] = [];
  const observe = () => {
    const own: ObservedCall[] = [];
    calls = own;
    return (call: ObservedCall) => void own.push(call);
  };
  const result = await run(analysis, { observe });
  return { story: new Teller(analysis).tell(calls), result };
}

/** An operation of a transaction, with what follows from it. */
interface Told {
  readonly step: StoryStep;
  readonly fails: boolean;
}

class Teller {
  private readonly actors: Actor[] = [];
  /** The indexes of the actors by address. */
  private readonly indexes = new Map<string, number>();

  constructor(private readonly analysis: Analysis) {}

  tell(calls: readonly ObservedCall[]): Story {
    const byOperation = new Map(calls.map((call) => [call.transaction as ChainOperation, call]));
    const emitted = new Set(calls.flatMap(operationsOf));
    // Names first, so that addresses in the values of earlier steps are shown as names, too.
    for (const call of calls) this.name(call);
    const steps = calls
      .filter(({ transaction }) => !emitted.has(transaction))
      .flatMap((call) => {
        const told = this.follow(call.transaction, call.execution.sender, 0, byOperation);
        const isUndone = told.some(({ fails }) => fails);
        return told.map(({ step }) => ({ ...step, isUndone }));
      });
    return { actors: this.actors, steps };
  }

  /** An operation and all that follows from it, up to a failure. */
  private follow(
    operation: ChainOperation,
    sender: string,
    depth: number,
    calls: ReadonlyMap<ChainOperation, ObservedCall>,
  ): Told[] {
    const call = calls.get(operation);
    const told = [this.step(operation, sender, depth, call)];
    if (!call) return told;
    for (const next of operationsOf(call)) {
      const last = told.at(-1);
      if (last?.fails) break;
      told.push(...this.follow(next, call.transaction.destination, depth + 1, calls));
    }
    return told;
  }

  private step(
    operation: ChainOperation,
    sender: string,
    depth: number,
    call: ObservedCall | undefined,
  ): Told {
    const from = this.indexOf(sender);
    const common = { from, depth, isUndone: false };
    switch (operation.kind) {
      case 'transaction': {
        const { destination, amount, entrypoint, parameter } = operation;
        const to = this.indexOf(destination);
        if (!call) return { step: { ...common, kind: 'transfer', to, amount, what: '' }, fails: false };
        const failure =
          call.outcome.kind === 'failed' ? this.reason(stoppedBy(call.outcome.failure)) : undefined;
        const before = this.shown(call.storage);
        const after = call.outcome.kind === 'returned' ? this.shown(pairOf(call.outcome.value)[1]) : before;
        const resolved = resolveCall(call.contract, entrypoint, parameter);
        const argument = resolved?.argument ?? parameter;
        const name = resolved?.entrypoint.name ?? entrypoint ?? 'default';
        const what = `${name}(${argument.kind === 'unit' ? '' : this.shown(argument)})`;
        const step: StoryStep = { ...common, kind: 'call', to, amount, what, storage: { before, after } };
        return failure === undefined ? { step, fails: false } : { step: { ...step, failure }, fails: true };
      }
      case 'event': {
        const { tag, payload } = operation;
        const what = `${tag}: ${this.shown(payload)}`;
        return { step: { ...common, kind: 'event', to: from, amount: 0n, what }, fails: false };
      }
      case 'origination': {
        const { address, balance, storage } = operation;
        const to = this.indexOf(address);
        const what = this.shown(storage);
        return { step: { ...common, kind: 'origination', to, amount: balance, what }, fails: false };
      }
      case 'delegation': {
        const what = operation.delegate ? this.named(`"${operation.delegate}"`) : '';
        return { step: { ...common, kind: 'delegation', to: from, amount: 0n, what }, fails: false };
      }
    }
  }

  private name({ transaction, execution, contract }: ObservedCall): void {
    this.indexOf(execution.sender);
    if (this.indexes.has(transaction.destination)) return;
    this.add(transaction.destination, this.contractName(contract), true);
  }

  private indexOf(address: string): number {
    const known = this.indexes.get(address);
    if (known !== undefined) return known;
    if (address.startsWith('KT1')) return this.add(address, 'contract', true);
    const named = NAMED_ACCOUNTS.find((one) => one.address === address);
    const place = TEST_ACCOUNTS.findIndex((one) => one.address === address);
    const name = named?.name ?? (place < 0 ? 'account' : `account ${place}`);
    return this.add(address, name, false);
  }

  /** Further actors of the same name are numbered. */
  private add(address: string, name: string, isContract: boolean): number {
    const same = this.actors.filter((one) => one.name === name || one.name.startsWith(`${name} `)).length;
    this.indexes.set(address, this.actors.length);
    this.actors.push({ name: same > 0 ? `${name} ${same + 1}` : name, isContract });
    return this.actors.length - 1;
  }

  private contractName({ source }: CompiledContract): string {
    const declares = ({ span }: EntryPoint) =>
      span !== undefined && source?.entryPoints.some((own) => isWithin(span, own) || isWithin(own, span));
    for (const [path, { entryPoints }] of this.analysis.typed.contracts)
      if (path !== '' && entryPoints.some(declares)) return path;
    return 'contract';
  }

  /** Without the address of the contract, which the step names. */
  private reason(stopped: Stopped): string {
    const { reason } = stopped;
    if (reason.kind === 'error' && reason.rejection)
      return `failed with ${this.shown(reason.rejection.value)}`;
    return this.named(shownReason(stopped, this.analysis.syntax));
  }

  private shown(value: Value): string {
    const text = this.named(displayValue(value, this.analysis.syntax));
    // Names are shorter than addresses, for which a value may have been broken into lines.
    const inLine = text.replace(/\n\s*/g, ' ');
    return inLine.length > MAX_LINE ? text : inLine;
  }

  /** Text in which addresses are the names of actors. */
  private named(text: string): string {
    return text.replace(/"((?:KT1|tz[1-4])\w+)(%\w+)?"/g, (whole, address: string, entrypoint = '') => {
      const isKnown = this.indexes.has(address) || TEST_ACCOUNTS.some((one) => one.address === address);
      if (!isKnown) return whole;
      const account = NAMED_ACCOUNTS.find((one) => one.address === address);
      const index = this.indexes.get(address);
      const name = index === undefined ? account?.name : this.actors[index]?.name;
      return name === undefined ? whole : `${name}${entrypoint}`;
    });
  }
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.file === outer.file && inner.from >= outer.from && inner.to <= outer.to;
}

/** The operations that a call returns, in order. */
function operationsOf({ outcome }: ObservedCall): ChainOperation[] {
  if (outcome.kind === 'failed') return [];
  return listItems(pairOf(outcome.value)[0]).flatMap((value) =>
    value.kind === 'operation' ? [value.operation] : [],
  );
}

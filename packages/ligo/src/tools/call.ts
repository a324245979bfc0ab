/** Calls a contract of a program: each expression is checked in the scope of the program, then the call is executed. */
import { type CallResult, type ContractState, OpenContract } from '../chain/call';
import { type Stopped, stoppedBy } from '../chain/run';
import type { RunnerOptions } from '../chain/runner';
import type { Value } from '../evaluate/values/value';
import { explain } from '../syntax/problem';
import { checkExpression } from '../types/check-expression';
import { constant, TEZ } from '../types/make';
import type { Type } from '../types/type';
import type { ContractInfo } from '../types/typed';
import type { Analysis } from './analyse';
import { fieldError } from './call-field';
import type { CallField, ContractCall, ContractCalls } from './contract-calls';
import { parseExpression } from './expression';
import { shownReason } from './failure';
import { loadExtras, loadJudge } from './run';

/** A mistake in a field, or in the program if there is no field. */
export interface Refusal {
  readonly kind: 'refused';
  readonly message: string;
  readonly field: CallField | undefined;
}

export type CallOutcome = Refusal | CallResult;

/** A contract after its origination or a call. */
export interface ChainMoment {
  readonly storage: Value;
  /** Of the contract. */
  readonly balance: bigint;
  readonly level: bigint;
  /** The Unix time of the last block, in seconds. */
  readonly time: bigint;
  readonly balances: ReadonlyMap<string, bigint>;
}

export interface ReplayedCall {
  readonly outcome: CallOutcome;
  /** The same as before if the call was refused, failed, or was a view. */
  readonly after: ChainMoment;
}

export type Replay =
  | Refusal
  /** The program stopped before its contract was there. */
  | { readonly kind: 'stopped'; readonly stopped: Stopped }
  | { readonly kind: 'replayed'; readonly start: ChainMoment; readonly calls: readonly ReplayedCall[] };

/** Originates a contract and makes all calls. One that fails or is refused changes nothing. */
export async function replayCalls(analysis: Analysis, request: ContractCalls): Promise<Replay> {
  const judge = await loadJudge();
  const replay = replayAll(analysis, request, { judge });
  return needsExtras(replay) ? replayAll(analysis, request, { judge, extras: await loadExtras() }) : replay;
}

/** Cryptography is loaded when a program turns out to need it. */
function needsExtras(replay: Replay): boolean {
  const outcomes = replay.kind === 'replayed' ? replay.calls.map(({ outcome }) => outcome) : [replay];
  return outcomes.some(
    (outcome) => outcome.kind === 'stopped' && outcome.stopped.reason.kind === 'needs-extras',
  );
}

function replayAll(
  analysis: Analysis,
  { contract, storage, calls }: ContractCalls,
  options: RunnerOptions,
): Replay {
  const info = analysis.typed.contracts.get(contract);
  if (!info) return { kind: 'refused', message: `There is no contract ${contract}.`, field: undefined };
  try {
    const opened = new OpenContract(analysis, contract.split('.').filter(Boolean), options);
    const session = new CallSession(analysis, info, opened);
    let state = session.start(storage);
    const start = momentOf(state);
    const replayed = calls.map((one): ReplayedCall => {
      const { outcome, next } = session.step(state, one);
      state = next;
      return { outcome, after: momentOf(state) };
    });
    return { kind: 'replayed', start, calls: replayed };
  } catch (error) {
    if (error instanceof FieldRefusal) return error.refusal;
    return { kind: 'stopped', stopped: stoppedBy(error) };
  }
}

function momentOf({ chain: { state }, address }: ContractState): ChainMoment {
  const { level, now, balances } = state;
  const storage = state.contracts.get(address)?.storage;
  if (!storage) throw new Error('The contract was not originated.');
  return { storage, balance: balances.get(address) ?? 0n, level, time: now, balances };
}

/** A field has no value, so the contract was not called. */
class FieldRefusal extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

interface Step {
  readonly outcome: CallOutcome;
  readonly next: ContractState;
}

/** Calls of one contract, from one immutable state to the next. */
class CallSession {
  constructor(
    private readonly analysis: Analysis,
    private readonly info: ContractInfo,
    private readonly opened: OpenContract,
  ) {}

  start(storage: string): ContractState {
    return this.opened.originate(this.value({ name: 'storage', text: storage, type: this.info.storage }));
  }

  step(state: ContractState, one: ContractCall): Step {
    try {
      const { kind, name, parameter, sender, amount } = one;
      const members = kind === 'view' ? this.info.views : this.info.entryPoints;
      const member = members.find((candidate) => candidate.name === name);
      if (!member) throw refused(`The contract has no ${kind === 'view' ? 'view' : 'entrypoint'} ${name}.`);
      const { result, next } = this.opened.call(state, {
        kind,
        name,
        parameter: this.value({ name: 'parameter', text: parameter, type: member.parameter }),
        sender: this.value({ name: 'sender', text: sender, type: constant('address') }),
        amount: this.value({ name: 'amount', text: amount, type: TEZ }),
        ...blockOf(one, state),
      });
      return { outcome: result, next };
    } catch (error) {
      if (error instanceof FieldRefusal) return { outcome: error.refusal, next: state };
      return { outcome: { kind: 'stopped', stopped: stoppedBy(error), isCalled: false }, next: state };
    }
  }

  /**
   * A field may have no value, such as an invalid address. A `failwith` is no mistake in the field, because the
   * contract that the parameter looks up may not exist.
   */
  private value({ name, text, type }: Field): Value {
    const wrongForm = fieldError(text, this.analysis.syntax);
    if (wrongForm) throw refused(wrongForm, name);
    const { expression, checked, problems } = this.check(text, type);
    const [problem] = problems;
    if (problem) throw refused(explain(problem), name);
    if (!expression || !checked) throw new Error(`The field ${name} was not checked.`);
    try {
      return this.opened.evaluate(expression, checked.found);
    } catch (error) {
      const stopped = stoppedBy(error);
      if (stopped.reason.kind !== 'error') throw error;
      throw refused(shownReason(stopped, this.analysis.syntax), name);
    }
  }

  private check(text: string, type: Type) {
    const { analysis } = this;
    const { expression, problems, files } = parseExpression(analysis, text);
    if (!expression || problems.length > 0) return { problems };
    const { features } = analysis.language;
    const checked = checkExpression(analysis.typed, expression, { files, expected: type, features });
    return { expression, checked, problems: checked.problems };
  }
}

interface Field {
  readonly name: CallField;
  readonly text: string;
  readonly type: Type;
}

function refused(message: string, field?: CallField): FieldRefusal {
  return new FieldRefusal({ kind: 'refused', message, field });
}

/** The block of a call, which is after the last one. */
function blockOf({ level, time }: ContractCall, { chain: { state } }: ContractState) {
  const block = { level: level ? levelOf(level) : undefined, time: time ? timeOf(time) : undefined };
  if (block.level !== undefined && block.level <= state.level)
    throw refused(`The level must be more than ${state.level}, that of the last block.`, 'level');
  if (block.time !== undefined && block.time <= state.now)
    throw refused(`The time must be after ${shownTime(state.now)}, that of the last block.`, 'time');
  return block;
}

function levelOf(text: string): bigint {
  if (!/^\d{1,15}$/.test(text)) throw refused('The level is a whole number.', 'level');
  return BigInt(text);
}

function timeOf(text: string): bigint {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw refused('Write the time like 2024-01-01T00:00:00Z.', 'time');
  return BigInt(Math.floor(time / 1000));
}

function shownTime(seconds: bigint): string {
  return new Date(Number(seconds) * 1000).toISOString().replace('.000', '');
}

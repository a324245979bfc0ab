/** Calls a contract of a program: each expression is checked in the scope of the program, then the call is executed. */
import { type CallResult, type CallStep, type ContractState, OpenContract, stoppedBy } from '../chain/call';
import type { RunnerOptions } from '../chain/runner';
import { UNIT } from '../evaluate/values/make';
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

/** The outcome of the last call. A failing call changes nothing. The program must have no problems. */
export async function callProgram(analysis: Analysis, request: ContractCalls): Promise<CallOutcome> {
  const judge = await loadJudge();
  const outcome = callAll(analysis, request, { judge });
  const needsExtras = outcome.kind === 'stopped' && outcome.stopped.reason.kind === 'needs-extras';
  return needsExtras ? callAll(analysis, request, { judge, extras: await loadExtras() }) : outcome;
}

function callAll(
  analysis: Analysis,
  { contract, storage, calls }: ContractCalls,
  options: RunnerOptions,
): CallOutcome {
  const info = analysis.typed.contracts.get(contract);
  if (!info) return { kind: 'refused', message: `There is no contract ${contract}.`, field: undefined };
  try {
    const session = new CallSession(
      analysis,
      info,
      new OpenContract(analysis, contract.split('.').filter(Boolean), options),
    );
    // All mistakes are reported before anything is called.
    const mistake = session.mistakeIn(storage, calls);
    if (mistake) return mistake;
    let state = session.start(storage);
    let result: CallResult = { kind: 'viewed', value: UNIT };
    for (const one of calls) ({ result, next: state } = session.step(state, one));
    return result;
  } catch (error) {
    if (error instanceof FieldRefusal) return error.refusal;
    return { kind: 'stopped', stopped: stoppedBy(error), isCalled: false };
  }
}

/** A field has no value, so the contract was not called. */
class FieldRefusal extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** Calls of one contract, from one immutable state to the next. */
class CallSession {
  constructor(
    private readonly analysis: Analysis,
    private readonly info: ContractInfo,
    private readonly opened: OpenContract,
  ) {}

  /** The first mistake in the form or the type of a field. */
  mistakeIn(storage: string, calls: readonly ContractCall[]): Refusal | undefined {
    const fields = calls.flatMap((one) => this.fieldsOf(storage, one));
    return (
      fields.map((field) => this.wrongForm(field)).find(Boolean) ??
      fields.map((field) => this.wrongType(field)).find(Boolean)
    );
  }

  start(storage: string): ContractState {
    return this.opened.originate(this.value({ name: 'storage', text: storage, type: this.info.storage }));
  }

  step(state: ContractState, one: ContractCall): CallStep {
    const fields = this.fieldsOf('', one).filter(({ name }) => name !== 'storage');
    const [parameter = UNIT, sender = UNIT, amount = UNIT] = fields.map((field) => this.value(field));
    return this.opened.call(state, { kind: one.kind, name: one.name, parameter, sender, amount });
  }

  private fieldsOf(storage: string, { kind, name, parameter, sender, amount }: ContractCall): Field[] {
    const members = kind === 'view' ? this.info.views : this.info.entryPoints;
    const type = members.find((one) => one.name === name)?.parameter;
    return [
      { name: 'parameter', text: parameter, type },
      { name: 'storage', text: storage, type: this.info.storage },
      { name: 'sender', text: sender, type: constant('address') },
      { name: 'amount', text: amount, type: TEZ },
    ];
  }

  private wrongForm({ name, text }: Field): Refusal | undefined {
    const message = fieldError(text, this.analysis.syntax);
    return message ? { kind: 'refused', message, field: name } : undefined;
  }

  private wrongType(field: Field): Refusal | undefined {
    const [problem] = this.check(field).problems;
    return problem && { kind: 'refused', message: explain(problem), field: field.name };
  }

  /**
   * A field may have no value, such as an invalid address. A `failwith` is no mistake in the field, because the
   * contract that the parameter looks up may not exist.
   */
  private value(field: Field): Value {
    const { expression, checked } = this.check(field);
    if (!expression || !checked) throw new Error(`The field ${field.name} was not checked.`);
    try {
      return this.opened.evaluate(expression, checked.found);
    } catch (error) {
      const stopped = stoppedBy(error);
      if (stopped.reason.kind !== 'error') throw error;
      const message = shownReason(stopped, this.analysis.syntax);
      throw new FieldRefusal({ kind: 'refused', message, field: field.name });
    }
  }

  private check({ text, type }: Field) {
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
  readonly type: Type | undefined;
}

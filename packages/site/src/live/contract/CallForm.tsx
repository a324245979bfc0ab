import type { CallField, ContractCall } from '@ligo-docs/ligo';
import { type FormEvent, useId, useState } from 'react';
import type { Syntax } from '../../model/syntax';
import { Status } from '../results/Status';
import type { ContractDescription } from '../worker/contracts';
import { DraftField } from './DraftField';
import { type Draft, expressionOf, type FieldType, startDraft } from './draft';
import { literalProblem, mutezOf } from './form-value';
import { type Session, withCall } from './session';
import type { useReplay } from './use-replay';
import { ValueFields } from './ValueFields';

interface CallFormProps {
  readonly contract: ContractDescription;
  readonly syntax: Syntax;
  readonly session: Session;
  readonly replay: ReturnType<typeof useReplay>;
  readonly onSession: (session: Session) => void;
}

interface Refused {
  readonly message: string;
  readonly field: CallField | undefined;
}

interface Surroundings {
  /** An address. */
  readonly sender: string;
  /** With its unit. */
  readonly amount: string;
  readonly level: string;
  readonly time: string;
}

/** The next call: an entrypoint or a view with its parameter, and who calls it with how much and when. */
export function CallForm({ contract, syntax, session, replay, onSession }: CallFormProps) {
  const { members, accounts } = contract;
  const selectId = useId();
  const [chosen, setChosen] = useState(0);
  const member = members[chosen] ?? members[0];
  // An edit may change the type of a parameter: its fields then start again.
  const draftKey = member && JSON.stringify([member.name, member.parameter.form]);
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [around, setAround] = useState<Surroundings>({
    sender: accounts[1]?.address ?? '',
    amount: '0tez',
    level: '',
    time: '',
  });
  const [refused, setRefused] = useState<Refused>();
  if (!member || draftKey === undefined) return null;
  const draft = drafts[draftKey] ?? startDraft(member.parameter, accounts[0]?.address ?? '');
  const call = callOf({ member, draft, around, syntax });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!call) return;
    const next = withCall(session, call);
    const outcome = await replay.send(next);
    if (!outcome) return;
    setRefused(outcome.kind === 'refused' ? outcome : undefined);
    if (outcome.kind !== 'refused' && outcome.kind !== 'replayed') onSession(next);
  };
  const errorOf = (field: CallField) => (refused?.field === field ? refused.message : undefined);
  const choose = (index: number) => {
    setChosen(index);
    setRefused(undefined);
  };
  return (
    <form className="call-form" aria-label="Call" onSubmit={(event) => void send(event)}>
      <div className="field">
        <label htmlFor={selectId}>Entrypoint or view</label>
        <select id={selectId} value={chosen} onChange={({ target }) => choose(Number(target.value))}>
          {members.map(({ kind, name }, index) => (
            <option key={`${kind} ${name}`} value={index}>
              {kind === 'view' ? `${name} (view)` : name}
            </option>
          ))}
        </select>
      </div>
      <DraftField
        key={draftKey}
        label="Parameter"
        field={member.parameter}
        draft={draft}
        syntax={syntax}
        accounts={accounts}
        error={errorOf('parameter')}
        onDraft={(next) => {
          setDrafts({ ...drafts, [draftKey]: next });
          setRefused(undefined);
        }}
      />
      <Around
        value={around}
        accounts={accounts}
        isView={member.kind === 'view'}
        errorOf={errorOf}
        onChange={(next) => {
          setAround(next);
          setRefused(undefined);
        }}
      />
      <div className="live-bar">
        <button
          type={replay.isSlow ? 'button' : 'submit'}
          className="button is-primary is-small"
          aria-disabled={!replay.isSlow && !call}
          onClick={replay.isSlow ? replay.stop : undefined}
        >
          {replay.isSlow ? 'Stop' : member.kind === 'view' ? 'Call the view' : 'Call'}
        </button>
        {!call && <Status kind="failed">Fill in the marked fields first.</Status>}
        {refused && refused.field === undefined && <Status kind="failed">{refused.message}</Status>}
      </div>
    </form>
  );
}

interface Entered {
  readonly member: {
    readonly kind: ContractCall['kind'];
    readonly name: string;
    readonly parameter: FieldType;
  };
  readonly draft: Draft;
  readonly around: Surroundings;
  readonly syntax: Syntax;
}

/** Undefined while a field is not valid. */
function callOf({ member, draft, around, syntax }: Entered): ContractCall | undefined {
  const { sender, amount, level, time } = around;
  const parameter = expressionOf(member.parameter, draft, syntax);
  const mutez = mutezOf(amount);
  if (parameter === undefined || mutez === undefined || literalProblem('address', sender)) return undefined;
  return {
    kind: member.kind,
    name: member.name,
    parameter,
    sender: syntax === 'jsligo' ? `("${sender}" as address)` : `("${sender}" : address)`,
    amount: `${mutez}mutez`,
    ...(level && { level }),
    ...(time && { time }),
  };
}

interface AroundProps {
  readonly value: Surroundings;
  readonly accounts: ContractDescription['accounts'];
  readonly isView: boolean;
  readonly errorOf: (field: CallField) => string | undefined;
  readonly onChange: (value: Surroundings) => void;
}

const ADDRESS = { kind: 'literal', type: 'address' } as const;
const TEZ = { kind: 'literal', type: 'tez' } as const;

function Around({ value, accounts, isView, errorOf, onChange }: AroundProps) {
  const id = useId();
  const set = (name: keyof Surroundings) => (next: string) => onChange({ ...value, [name]: next });
  const error = errorOf('sender') ?? errorOf('amount');
  return (
    <>
      <div className="call-around">
        <ValueFields
          label="Sender"
          form={ADDRESS}
          value={{ kind: 'text', text: value.sender }}
          accounts={accounts}
          onChange={(next) => next.kind === 'text' && set('sender')(next.text)}
        />
        {!isView && (
          <ValueFields
            label="Amount"
            form={TEZ}
            value={{ kind: 'text', text: value.amount }}
            accounts={accounts}
            onChange={(next) => next.kind === 'text' && set('amount')(next.text)}
          />
        )}
      </div>
      {error && <Status kind="failed">{error}</Status>}
      {!isView && (
        <details className="call-block">
          <summary>Block</summary>
          <div className="call-around">
            <BlockField
              id={`${id}-level`}
              label="Level"
              type="number"
              value={value.level}
              error={errorOf('level')}
              onText={set('level')}
            />
            <BlockField
              id={`${id}-time`}
              label="Time (UTC)"
              type="datetime-local"
              value={value.time.replace(/Z$/, '')}
              error={errorOf('time')}
              onText={(text) => set('time')(text && `${text}Z`)}
            />
          </div>
        </details>
      )}
    </>
  );
}

interface BlockFieldProps {
  readonly id: string;
  readonly label: string;
  readonly type: 'number' | 'datetime-local';
  readonly value: string;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
}

/** Empty for the next block. */
function BlockField({ id, label, type, value, error, onText }: BlockFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        min={type === 'number' ? 1 : undefined}
        step={1}
        placeholder="next"
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-problem`}
        onChange={({ target }) => onText(target.value)}
      />
      {error && (
        <p id={`${id}-problem`} className="field-problem">
          {error}
        </p>
      )}
    </div>
  );
}

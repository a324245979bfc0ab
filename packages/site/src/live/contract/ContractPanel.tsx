import './contract.css';
import type { CallField, ContractCall } from '@ligo-docs/ligo';
import { type FormEvent, useId, useState } from 'react';
import { useTask } from '../client/use-task';
import type { LiveProgram } from '../protocol/program';
import { LiveButton, TaskStatus } from '../results/Status';
import type { ContractDescription } from '../worker/contracts';
import { CallResult } from './CallResult';
import { ExpressionField } from './ExpressionField';

/** Calls a contract repeatedly; each call starts with the storage that the last one returned. */
export function ContractPanel(props: { program: LiveProgram; contract: ContractDescription }) {
  const { program, contract } = props;
  const { name, members } = contract;
  const title = name ? `Contract ${name}` : 'Contract';
  const [chosen, setChosen] = useState(0);
  const member = members[chosen];
  const [values, setValues] = useState<Readonly<Record<CallField, string>>>({
    parameter: member?.parameter.example ?? '',
    storage: contract.storage.example,
    sender: contract.sender,
    amount: '0tez',
  });
  const setValue = (field: CallField, value: string) => setValues({ ...values, [field]: value });
  /** The calls since the contract was originated that had an effect; the worker replays them each time. */
  const [calls, setCalls] = useState<readonly ContractCall[]>([]);
  const { isSlow, output: report, turn, error, start, stop, clear } = useTask('call');
  const selectId = useId();
  if (!member) return null;
  const refused = report?.kind === 'refused' ? report : undefined;
  const choose = (index: number) => {
    setChosen(index);
    setValue('parameter', members[index]?.parameter.example ?? '');
    if (refused) clear();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { storage, ...entered } = values;
    const next = [...calls, { kind: member.kind, name: member.name, ...entered }];
    const sent = await start({ program, calls: { contract: name, storage, calls: next } });
    if (sent?.kind === 'called' || sent?.kind === 'viewed') setCalls(next);
  };
  const fields: readonly { field: CallField; label: string; type: string }[] = [
    { field: 'parameter', label: 'Parameter', type: member.parameter.type },
    { field: 'storage', label: 'Initial storage', type: contract.storage.type },
    { field: 'sender', label: 'Sender', type: 'address' },
    { field: 'amount', label: 'Amount', type: 'tez' },
  ];
  const shownFields = member.kind === 'entry' ? fields : fields.filter(({ field }) => field !== 'amount');
  const reset = () => {
    setCalls([]);
    clear();
  };
  return (
    <form className="live-contract" aria-label={title} onSubmit={(event) => void send(event)}>
      <p className="live-label">{title}</p>
      <div className="live-fields">
        <div className="live-field">
          <label htmlFor={selectId}>Entrypoint or view</label>
          <select id={selectId} value={chosen} onChange={(event) => choose(Number(event.target.value))}>
            {members.map(({ kind, name }, index) => (
              <option key={`${kind} ${name}`} value={index}>
                {kind === 'view' ? `${name} (view)` : name}
              </option>
            ))}
          </select>
        </div>
        {shownFields.map(({ field, label, type }) => (
          <ExpressionField
            key={field}
            label={label}
            type={type}
            value={values[field]}
            onChange={(event) => setValue(field, event.target.value)}
            readOnly={field === 'storage' && calls.length > 0}
            error={refused?.field === field ? refused.message : undefined}
          />
        ))}
      </div>
      <div className="live-bar">
        <LiveButton type={isSlow ? 'button' : 'submit'} onClick={isSlow ? stop : undefined}>
          {isSlow ? 'Stop' : calls.length > 0 ? 'Call again' : 'Call'}
        </LiveButton>
        <LiveButton disabled={calls.length === 0 && !report} onClick={reset}>
          Reset contract
        </LiveButton>
        <TaskStatus error={error} isSlow={isSlow} />
      </div>
      {report && !isSlow && <CallResult key={turn} report={report} />}
    </form>
  );
}

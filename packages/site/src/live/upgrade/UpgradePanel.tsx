import './upgrade.css';
import { useId, useState } from 'react';
import { SYNTAX_LABELS, SYNTAXES, type Syntax } from '../../model/syntax';
import { syntaxStore } from '../../site/stores/syntax';
import { useStore } from '../../site/stores/use-store';
import { useTask } from '../client/use-task';
import { libraryOf } from '../protocol/library-file';
import type { Diagnostic } from '../protocol/program';
import { LiveButton, Status, TaskStatus } from '../results/Status';
import { type Comparison, compareProblems, withEdits } from './compare';

export interface UpgradePanelProps {
  /** All versions of the documentation, the newest first. */
  readonly versions: readonly string[];
  readonly from: string;
  readonly to: string;
  /** The library file of any version. */
  readonly library: string;
}

interface Result extends Comparison {
  readonly from: string;
  readonly to: string;
  /** The problems that the older version has itself. */
  readonly before: number;
}

/** Checks a program under two versions, lists what breaks, and offers the edits. */
export function UpgradePanel({ versions, library, ...initial }: UpgradePanelProps) {
  const [text, setText] = useState('');
  const chosen = useStore(syntaxStore);
  const [syntax, setSyntax] = useState<Syntax>(chosen);
  const [from, setFrom] = useState(initial.from);
  const [to, setTo] = useState(initial.to);
  const [result, setResult] = useState<Result>();
  const before = useTask('check');
  const after = useTask('check');
  const id = useId();
  const compare = async (program: string) => {
    const input = { syntax, before: '', text: program };
    const old = await before.start({ ...input, library: libraryOf(library, from) });
    const next = old && (await after.start({ ...input, library: libraryOf(library, to) }));
    if (!old || !next) return;
    setResult({ ...compareProblems(old.problems, next.problems), from, to, before: old.problems.length });
  };
  const edit = (problems: readonly Diagnostic[]) => {
    const edited = withEdits(
      text,
      problems.flatMap(({ fix = [] }) => fix),
    );
    setText(edited);
    void compare(edited);
  };
  /** A result is about the text and the versions that were compared. */
  const change = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value);
      setResult(undefined);
    };
  };
  return (
    <div className="upgrade">
      <label className="upgrade-text" htmlFor={`${id}-text`}>
        Your program
      </label>
      <textarea
        id={`${id}-text`}
        value={text}
        rows={10}
        spellCheck={false}
        autoCapitalize="off"
        translate="no"
        onChange={({ target }) => change(setText)(target.value)}
      />
      <div className="upgrade-bar">
        <Choice
          label="Syntax"
          value={syntax}
          options={SYNTAXES}
          names={SYNTAX_LABELS}
          onChange={change(setSyntax)}
        />
        <Choice label="From" value={from} options={versions} onChange={change(setFrom)} />
        <Choice label="To" value={to} options={versions} onChange={change(setTo)} />
        <button type="button" className="button is-primary" onClick={() => void compare(text)}>
          Compare
        </button>
      </div>
      <TaskStatus {...(before.error === undefined ? after : before)} />
      {result && <Findings result={result} onEdit={edit} />}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Value[];
  readonly names?: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, names, onChange }: ChoiceProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((one) => one === chosen);
    if (option !== undefined) onChange(option);
  };
  return (
    <label>
      <span>{label}</span>
      <select value={value} translate="no" onChange={({ target }) => choose(target.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {names?.[option] ?? option}
          </option>
        ))}
      </select>
    </label>
  );
}

function Findings({ result, onEdit }: { result: Result; onEdit: (problems: readonly Diagnostic[]) => void }) {
  const { broken, shared, before, from, to } = result;
  const fixable = broken.filter(({ fix }) => fix !== undefined);
  return (
    <>
      <Status kind={broken.length > 0 ? 'failed' : 'passed'}>{summaryOf(result)}</Status>
      {shared > 0 && (
        <p>{`${countOf(shared, 'problem')} of the program ${shared === 1 ? 'is' : 'are'} the same in both.`}</p>
      )}
      {before > shared && (
        <p>{`${from} reports ${countOf(before - shared, 'problem')} that ${to} does not have.`}</p>
      )}
      <ul className="upgrade-list">
        {broken.map((problem) => (
          <li key={problem.report}>
            <span>{problem.report}</span>
            {problem.fix && <LiveButton onClick={() => onEdit([problem])}>Edit</LiveButton>}
          </li>
        ))}
      </ul>
      {fixable.length > 1 && (
        <button type="button" className="button" onClick={() => onEdit(fixable)}>
          {`Make all ${fixable.length} edits`}
        </button>
      )}
    </>
  );
}

function summaryOf({ broken, from, to }: Result): string {
  if (broken.length === 0) return `Nothing in this program breaks from ${from} to ${to}.`;
  return `${countOf(broken.length, 'place')} of this program ${broken.length === 1 ? 'breaks' : 'break'} in ${to}.`;
}

function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

import './michelson.css';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { DeploySheet } from '../deploy/DeploySheet';
import type { CompiledContract } from '../protocol/compiled';
import type { LiveProgram, Place } from '../protocol/program';
import { LiveButton, Reports, Status } from '../results/Status';
import { Costs } from './Costs';
import type { CompiledState } from './compiled-state';
import { Files } from './Files';
import { Listing, type ListingHandle } from './Listing';
import { foldsOf, instructionsFrom, rowsOf, visibleRows } from './rows';
import { StackView } from './StackView';
import { Steps } from './Steps';
import { Summary } from './Summary';
import { Twin } from './Twin';
import { useCompiled, useCompiledOnce } from './use-compiled';

export interface MichelsonPaneProps {
  readonly program: LiveProgram;
  /** The program before the reader changed it. */
  readonly original: LiveProgram;
  /** The original in the other syntax. */
  readonly twin?: LiveProgram | undefined;
  /** The line of the source that the reader points at. */
  readonly line: number | undefined;
  /** Called with what the reader points at, to be lit in the source. */
  readonly onPoint: (place: Place | undefined) => void;
}

/** What a program compiles to, how large it is, and what it costs. It follows every change of the text. */
export function MichelsonPane({ program, original, twin, line, onPoint }: MichelsonPaneProps) {
  const [module, setModule] = useState<string>();
  const state = useCompiled(program, module);
  const { report, contract } = state;
  const before = useCompiledOnce(original, contract?.module);
  const contracts = report && 'contracts' in report ? report.contracts : [];
  return (
    <section className="mich" aria-label="Michelson">
      {contracts.length > 1 && (
        <label className="mich-choice">
          <span>Contract</span>{' '}
          <select value={contract?.module} onChange={(event) => setModule(event.target.value)}>
            {contracts.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <Outcome state={state} library={program.library} />
      {contract && (
        <Compiled
          program={program}
          contract={contract}
          isOld={report instanceof Error || report?.kind !== 'compiled'}
          change={state.change}
          originalBytes={before?.bytes}
          line={line}
          onPoint={onPoint}
        />
      )}
      {twin && before && <Twin twin={twin} contract={before} />}
    </section>
  );
}

/** Why there is no result for the current text. */
function Outcome({ state: { report, contract }, library }: { state: CompiledState; library: string }) {
  if (report === undefined) return <Status kind="busy">Compiling…</Status>;
  const kept = contract ? ' Below is the last result.' : '';
  if (report instanceof Error) return <Status kind="failed">{`${report.message}${kept}`}</Status>;
  if (report.kind === 'no-contract')
    return <Status kind="failed">{`The program has no entrypoint.${kept}`}</Status>;
  if (report.kind === 'compiled') return null;
  return (
    <>
      <Status kind="failed">{`The program does not compile.${kept}`}</Status>
      <p className="live-check">
        <Reports problems={report.problems} library={library} />
      </p>
    </>
  );
}

interface CompiledProps extends Omit<MichelsonPaneProps, 'original' | 'twin'> {
  readonly contract: CompiledContract;
  /** Whether it is not of the current text. */
  readonly isOld: boolean;
  readonly change: number | undefined;
  readonly originalBytes: number | undefined;
}

function Compiled({ program, contract, isOld, change, originalBytes, line, onPoint }: CompiledProps) {
  // Rendered after keystrokes and pointer events have been handled.
  const shown = useDeferredValue(contract);
  const rows = useMemo(() => rowsOf(shown), [shown]);
  const folds = useMemo(() => foldsOf(shown), [shown]);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const isFolded = ({ kind, name }: { kind: string; name: string }) => folded.has(`${kind} ${name}`);
  const visible = useMemo(
    () =>
      visibleRows(
        rows,
        folds.filter(({ kind, name }) => folded.has(`${kind} ${name}`)),
      ),
    [rows, folds, folded],
  );
  const [pointed, setPointed] = useState<number>();
  const [selected, setSelected] = useState<number>();
  const listing = useRef<ListingHandle>(null);
  const lit = useMemo(() => instructionsFrom(shown, line), [shown, line]);
  const active = pointed ?? selected;
  const point = (instruction: number | undefined) => {
    setPointed(instruction);
    const index = instruction ?? selected;
    onPoint(index === undefined ? undefined : shown.instructions[index]?.place);
  };
  const select = (instruction: number) => {
    setSelected(instruction);
    setPointed(undefined);
    onPoint(shown.instructions[instruction]?.place);
  };
  const toggle = (key: string) => {
    const next = new Set(folded);
    if (!next.delete(key)) next.add(key);
    setFolded(next);
  };
  const showLit = () => {
    const [first] = lit;
    if (first !== undefined) listing.current?.show(first);
  };
  return (
    <div className={isOld ? 'mich-result is-old' : 'mich-result'}>
      <Summary contract={contract} change={change} originalBytes={originalBytes} />
      <div className="mich-bar-row">
        {folds.map((fold) => (
          <button
            key={`${fold.kind} ${fold.name}`}
            type="button"
            className="mich-fold"
            aria-expanded={!isFolded(fold)}
            onClick={() => toggle(`${fold.kind} ${fold.name}`)}
          >
            <span aria-hidden="true">{isFolded(fold) ? '▸' : '▾'}</span>{' '}
            <span>{`${fold.name}${fold.kind === 'view' ? ' (view)' : ''} · ${fold.bytes} B`}</span>
          </button>
        ))}
      </div>
      <Listing
        ref={listing}
        label={`Michelson of ${shown.module || 'the contract'}`}
        rows={visible}
        lit={lit}
        selected={selected}
        pointed={pointed}
        onPoint={point}
        onSelect={select}
      />
      <div className="mich-bar-row">
        {lit.size > 0 && <LiveButton onClick={showLit}>{`Show line ${line} (${lit.size})`}</LiveButton>}
        <Files program={program} contract={contract} />
      </div>
      <StackView
        program={program}
        module={shown.module}
        instruction={isOld ? undefined : active}
        name={active === undefined ? undefined : nameOf(shown, active)}
      />
      <Costs contract={contract} onPoint={onPoint} />
      <Steps program={program} module={contract.module} />
      {!isOld && <DeploySheet program={program} contract={contract} />}
    </div>
  );
}

function nameOf({ text, instructions }: CompiledContract, index: number): string | undefined {
  const { from, to } = instructions[index] ?? { from: 0, to: 0 };
  return /^\w+/.exec(text.slice(from, to))?.[0];
}

import { type ComponentProps, Fragment, useEffect, useRef } from 'react';
import { say } from '../../site/stores/status';
import { RESTED_MS, useAnnounced } from '../../site/stores/use-announced';
import type { TaskState } from '../client/use-task';
import type { Checked } from '../editor/problems';
import type { Diagnostic } from '../protocol/program';
import { AboutMessage } from './AboutMessage';

type StatusProps = ComponentProps<'p'> & { readonly kind: 'passed' | 'failed' | 'busy' };

/** A status line, which is also announced to screen readers when it appears. */
export function Status({ kind, ...attributes }: StatusProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => say(line.current?.textContent ?? ''), []);
  return <p ref={line} className={`live-status is-${kind}`} {...attributes} />;
}

/** Shows that a task is still running, or why it failed. */
export function TaskStatus({ error, isSlow }: TaskState) {
  if (error !== undefined) return <Status kind="failed">{error}</Status>;
  return isSlow && <Status kind="busy">Running…</Status>;
}

/** Why a program was not formatted or translated. */
export function Refusal({ of: { error, output } }: { of: TaskState<object> }) {
  const reason = error ?? (output && 'problem' in output ? String(output.problem) : undefined);
  return reason === undefined ? null : <Status kind="failed">{reason}</Status>;
}

interface CheckStatusProps {
  readonly checked: Checked | undefined;
  /** The address of the library file of the program. */
  readonly library: string;
}

/** The problems of a program, one per line, with the pages about them; empty before the first check. */
export function CheckStatus({ checked, library }: CheckStatusProps) {
  const problems = checked instanceof Error ? [] : (checked?.problems ?? []);
  const hasFailed = checked instanceof Error || problems.length > 0;
  return (
    <p className={`live-status live-check is-${hasFailed ? 'failed' : 'passed'}`}>
      {problems.length > 0 ? (
        <Reports problems={problems} library={library} />
      ) : (
        checked && <span>{checkMessage(checked)}</span>
      )}
    </p>
  );
}

interface ReportsProps {
  readonly problems: readonly Pick<Diagnostic, 'report'>[];
  readonly library: string;
}

/** One line for each problem, with the page about its message. */
export function Reports({ problems, library }: ReportsProps) {
  return problems.map(({ report }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal problems differ by their place
    <Fragment key={`${index} ${report}`}>
      {index > 0 && '\n'}
      <span>{report}</span> <AboutMessage message={report} library={library} />
    </Fragment>
  ));
}

/** Announces the problems of a program once the reader stops typing. */
export function useAnnouncedCheck(checked: Checked | undefined): void {
  useAnnounced(checked ? checkMessage(checked) : '', RESTED_MS);
}

function checkMessage(checked: Checked): string {
  if (checked instanceof Error) return `The program could not be checked. ${checked.message}`;
  return checked.problems.map(({ report }) => report).join('\n') || 'No problems found.';
}

/** Output of a program, below a label. */
export function Lines({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <>
      <p className="live-label">{lines.length === 0 ? `${label}: none` : label}</p>
      {lines.length > 0 && (
        <pre className="live-output" translate="no">
          {lines.join('\n')}
        </pre>
      )}
    </>
  );
}

/** A small button of a live sample or the playground. It keeps the focus when it is disabled. */
export function LiveButton({ disabled, onClick, ...attributes }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="live-button"
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      {...attributes}
    />
  );
}

import type { ComponentProps, ReactNode } from 'react';
import type { TaskState } from '../client/use-task';
import type { Checked } from '../editor/problems';

interface StatusProps {
  readonly kind: 'passed' | 'failed' | 'busy';
  readonly id?: string;
  readonly children: ReactNode;
}

/** A line about what was done, which screen readers read out. */
export function Status({ kind, id, children }: StatusProps) {
  return (
    <p id={id} role="status" className={`live-status is-${kind}`}>
      {children}
    </p>
  );
}

/** That a task takes its time, or why it has failed. */
export function TaskStatus({ error, isSlow }: TaskState) {
  if (error !== undefined) return <Status kind="failed">{error}</Status>;
  return isSlow && <Status kind="busy">Running…</Status>;
}

/** What is wrong with a program, a line for each problem; nothing before the first check. */
export function CheckStatus({ checked }: { checked: Checked | undefined }) {
  const hasFailed = checked instanceof Error || (checked && checked.problems.length > 0);
  return (
    <p role="status" className={`live-status live-check is-${hasFailed ? 'failed' : 'passed'}`}>
      {checked && checkWords(checked)}
    </p>
  );
}

function checkWords(checked: Checked): string {
  if (checked instanceof Error) return `The program could not be checked. ${checked.message}`;
  return checked.problems.map(({ report }) => report).join('\n') || 'No problems found.';
}

/** A small button of a live sample or the playground. */
export function LiveButton(props: ComponentProps<'button'>) {
  return <button type="button" className="live-button" {...props} />;
}

import { useEffect, useId, useState } from 'react';
import { liveClient } from '../client/live-client';
import type { LiveProgram } from '../protocol/program';
import { LiveButton } from '../results/Status';
import type { Output } from '../worker/serve';
import { STEP_TEXTS } from './step-texts';

/** The contract after each step of the compiler. Loaded when it is opened; edits are followed. */
export function Steps(props: { readonly program: LiveProgram; readonly module: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="mich-part" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Step by step</summary>
      {isOpen && <StepList {...props} />}
    </details>
  );
}

function StepList({ program, module }: { readonly program: LiveProgram; readonly module: string }) {
  const [steps, setSteps] = useState<Output<'steps'>>([]);
  const [chosen, setChosen] = useState(0);
  const selectId = useId();
  const key = JSON.stringify([program, module]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for program and module
  useEffect(() => {
    let isCurrent = true;
    liveClient.request('steps', { program, module }).then(
      (found) => isCurrent && found.length > 0 && setSteps(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  const step = steps[Math.min(chosen, steps.length - 1)];
  if (!step) return <p className="live-label">Compiling…</p>;
  const { title, explanation } = STEP_TEXTS[step.name];
  return (
    <>
      <div className="mich-steps">
        <label htmlFor={selectId}>Step</label>
        <select id={selectId} value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
          {steps.map(({ name }, index) => (
            <option key={name} value={index}>{`${index + 1}. ${STEP_TEXTS[name].title}`}</option>
          ))}
        </select>
        <LiveButton disabled={chosen === 0} onClick={() => setChosen(chosen - 1)}>
          Previous
        </LiveButton>
        <LiveButton disabled={chosen >= steps.length - 1} onClick={() => setChosen(chosen + 1)}>
          Next
        </LiveButton>
      </div>
      <p className="live-label" role="status">
        {`Step ${chosen + 1} of ${steps.length}, ${title}: ${explanation}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls long lines */}
      <pre className="mich-step" tabIndex={0} translate="no">
        {step.text}
      </pre>
    </>
  );
}

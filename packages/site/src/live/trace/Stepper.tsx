import './trace.css';
import { useState } from 'react';
import { LiveButton } from '../results/Status';
import type { Output } from '../worker/serve';

type Watched = NonNullable<Output<'watch'>>;
type Step = Watched['steps'][number];

export interface StepperProps {
  readonly watched: Watched;
  /** Called with the place of the step that is shown. */
  readonly onStep: (step: Step) => void;
}

/** Goes through a run, back and forth, with the values of variables at each step. */
export function Stepper({ watched: { steps, dropped, run, all }, onStep }: StepperProps) {
  const [at, setAt] = useState(steps.length - 1);
  const step = steps[at];
  const go = (index: number) => {
    const next = Math.min(Math.max(index, 0), steps.length - 1);
    setAt(next);
    const shown = steps[next];
    if (shown) onStep(shown);
  };
  const percent = all === 0 ? 100 : Math.floor((100 * run) / all);
  return (
    <section className="live-stepper" aria-label="Steps of the run">
      <p>{`The run has reached ${percent} % of the code.`}</p>
      {step && (
        <>
          <div className="live-steps">
            <LiveButton onClick={() => go(at - 1)}>Back</LiveButton>
            <LiveButton onClick={() => go(at + 1)}>Forward</LiveButton>
            <label>
              {'Step '}
              <input
                type="range"
                min={0}
                max={steps.length - 1}
                value={at}
                aria-valuetext={`${at + 1} of ${steps.length}, line ${step.place.line}`}
                onChange={({ currentTarget }) => go(currentTarget.valueAsNumber)}
              />
            </label>
            <span>{`${at + 1} of ${steps.length}`}</span>
          </div>
          <div aria-live="polite">
            <p>
              <span>{`Line ${step.place.line}: ${KINDS[step.kind]}`}</span>{' '}
              <code translate="no">{step.name || 'the file'}</code>
              {step.value !== undefined && (
                <>
                  <span> returns </span>
                  <code translate="no">{step.value}</code>
                </>
              )}
            </p>
            <Variables step={step} />
          </div>
        </>
      )}
      {dropped > 0 && <p>{`${dropped} earlier steps are not kept.`}</p>}
    </section>
  );
}

const KINDS: Readonly<Record<Step['kind'], string>> = {
  call: 'a call of',
  step: 'in',
  return: 'the end of',
};

function Variables({ step: { variables } }: { readonly step: Step }) {
  if (variables.length === 0) return <p>No variables here.</p>;
  return (
    <table>
      <caption className="visually-hidden">Variables</caption>
      <tbody>
        {variables.map(({ name, value, isNew }) => (
          <tr key={name} className={isNew ? 'is-new' : undefined}>
            <th scope="row" translate="no">
              <code>{name}</code>
            </th>
            <td translate="no">
              <code>{value}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

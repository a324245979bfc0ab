import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { say } from '../stores/status';
import type { Island } from './island';

/** Leads through a figure, step by step; before that, all of it is shown. */
function FigureSteps() {
  const host = useRef<HTMLDivElement>(null);
  /** Counted from 1; 0 shows everything. */
  const [at, setAt] = useState(0);
  const count = stepsAround(host.current).length;
  useEffect(() => showStep(host.current, at), [at]);
  const go = (step: number) => {
    const steps = stepsAround(host.current);
    const next = Math.min(Math.max(step, 0), steps.length);
    setAt(next);
    say(next === 0 ? 'All steps are shown' : `Step ${next}: ${steps[next - 1]?.textContent ?? ''}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 1, End: Number.MAX_SAFE_INTEGER, Escape: 0 }[
      event.key
    ];
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={host} className="trace-bar" role="group" aria-label="Steps of the figure" onKeyDown={onKeyDown}>
      {at > 0 && (
        <button type="button" className="button" onClick={() => go(at - 1)}>
          Back
        </button>
      )}{' '}
      <button
        type="button"
        className="button"
        aria-disabled={at > 0 && at === count}
        onClick={() => go(at + 1)}
      >
        {at === 0 ? 'Step through' : 'Next'}
      </button>{' '}
      {at > 0 && (
        <>
          <button type="button" className="button" onClick={() => go(0)}>
            Show all
          </button>{' '}
          <span>{`${at} of ${count}`}</span>
        </>
      )}
    </div>
  );
}

/** The descriptions of the steps. */
function stepsAround(host: Element | null): HTMLElement[] {
  const list = host?.closest('[data-island]')?.nextElementSibling;
  return [...(list?.querySelectorAll<HTMLElement>('[data-step]') ?? [])];
}

/** The description of one step, and the drawing up to it; all of both if everything is shown. */
function showStep(host: Element | null, at: number): void {
  stepsAround(host).forEach((item, index) => {
    item.hidden = at > 0 && index + 1 !== at;
  });
  const drawing = host?.closest('[data-island]')?.previousElementSibling;
  for (const part of drawing?.querySelectorAll<SVGElement>('[data-step]') ?? [])
    part.style.visibility = at > 0 && Number(part.dataset.step) > at ? 'hidden' : '';
}

export const figureStepsIsland: Island = { name: 'figure-steps', Component: FigureSteps };

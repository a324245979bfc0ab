import type { KeyboardEvent, PointerEvent } from 'react';
import { LIMITS, type Part } from './state/layout';

interface SplitterProps {
  readonly part: Part;
  readonly label: string;
  /** In percent. */
  readonly size: number;
  readonly onSize: (size: number) => void;
}

const STEP = 2;

/** A line between two parts that is moved with the mouse, by touch or with the arrow keys. */
export function Splitter({ part, label, size, onSize }: SplitterProps) {
  const { min, max } = LIMITS[part];
  const isUpright = part === 'editor';
  const move = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLElement>) => {
    if (buttons === 0) return;
    const around = currentTarget.parentElement?.getBoundingClientRect();
    if (!around) return;
    const share = isUpright
      ? (clientX - around.left) / around.width
      : (around.bottom - clientY) / around.height;
    onSize(share * 100);
  };
  const onKey = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = isUpright
      ? { ArrowLeft: -STEP, ArrowRight: STEP }
      : { ArrowDown: -STEP, ArrowUp: STEP };
    const next =
      event.key === 'Home' ? min : event.key === 'End' ? max : size + (steps[event.key] ?? Number.NaN);
    if (!Number.isFinite(next)) return;
    event.preventDefault();
    onSize(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      className={isUpright ? 'wb-splitter is-upright' : 'wb-splitter'}
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={isUpright ? 'vertical' : 'horizontal'}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={Math.round(size)}
      onKeyDown={onKey}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={move}
    />
  );
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MistakeMarks } from '../../model/exercise';
import { isTooOldFor, TOO_OLD } from '../../model/too-old';
import { Part } from '../parts/Boundary';
import { useLoaded } from '../stores/use-loaded';
import type { Island } from './island';

export interface ExerciseProps {
  /** The library file of the version. */
  readonly library: string;
  /** How wrong attempts are recognised; what readers are told about them is in the page. */
  readonly mistakes: readonly MistakeMarks[];
}

const loadPart = () => import('../../live/exercise/ExerciseEditor');

/** Opens the editor of an exercise in the place of its starting program. */
function Exercise({ library, mistakes }: ExerciseProps) {
  const host = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const part = useLoaded(loadPart, isOpen);
  const isReady = isOpen && part !== undefined && !(part instanceof Error);
  useReplacedStart(host, isReady);
  return (
    <div ref={host} className="exercise-live">
      {isReady && (
        <Part title="The exercise">
          <part.ExerciseEditor
            host={host}
            library={library}
            mistakes={mistakes}
            onClose={() => setIsOpen(false)}
          />
        </Part>
      )}
      {!isReady && (
        <p className="exercise-open">
          <button type="button" className="button is-primary" onClick={() => setIsOpen(true)}>
            Write your answer
          </button>
          {isOpen && !part && ' Loading the editor…'}
          {part instanceof Error && (
            <span role="alert">
              {isTooOldFor(part)
                ? TOO_OLD
                : ' The editor could not be loaded. Check your connection, then reload.'}
            </span>
          )}
        </p>
      )}
    </div>
  );
}

/** The starting program is hidden while the reader edits a copy of it. */
function useReplacedStart(host: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const section = host.current?.closest('.exercise');
    section?.classList.toggle('is-open', isOpen);
    return () => section?.classList.remove('is-open');
  }, [host, isOpen]);
}

export const exerciseIsland: Island<ExerciseProps> = { name: 'exercise', Component: Exercise };

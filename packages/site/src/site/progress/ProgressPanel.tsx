import './progress.css';
import { useEffect, useState } from 'react';
import { saveFile } from '../parts/save-file';
import {
  type CourseProgress,
  clearProgress,
  exportProgress,
  followProgress,
  isComplete,
  progressStore,
} from '../stores/progress';
import { say } from '../stores/status';
import { useStore } from '../stores/use-store';

/** On a lesson, on the list of lessons, or on the home page. */
export type ProgressPlace = 'lesson' | 'list' | 'home';

/**
 * Marks the lessons in sidebar and list. List and home page also lead to where the reader was; on the list, the progress can be
 * exported and cleared.
 */
export function ProgressPanel({ place }: { readonly place: ProgressPlace }) {
  const progress = useStore(progressStore);
  useEffect(followProgress, []);
  useEffect(() => markLessons(progress), [progress]);
  const [isAsking, setIsAsking] = useState(false);
  const last = progress.last === undefined ? undefined : progress.lessons[progress.last];
  if (place === 'lesson' || !last) return null;
  const onward = (
    <p>
      <a className="button is-primary" href={progress.last}>{`Continue: ${last.title}`}</a>
    </p>
  );
  if (place === 'home') return onward;
  const clear = () => {
    clearProgress();
    setIsAsking(false);
    say('Your progress is cleared');
  };
  return (
    <>
      {onward}
      <p>
        {`${solvedIn(progress)} on this device. `}
        <button
          type="button"
          className="button"
          onClick={() => saveFile('ligo-course.json', exportProgress())}
        >
          Export
        </button>{' '}
        {isAsking ? (
          <>
            <button type="button" className="button" onClick={clear}>
              Clear progress and answers
            </button>{' '}
            <button type="button" className="button" onClick={() => setIsAsking(false)}>
              Keep them
            </button>
          </>
        ) : (
          <button type="button" className="button" onClick={() => setIsAsking(true)}>
            Clear…
          </button>
        )}
      </p>
    </>
  );
}

function solvedIn({ lessons }: CourseProgress): string {
  const solved = Object.values(lessons).reduce((sum, { done }) => sum + done.length, 0);
  return `${solved} ${solved === 1 ? 'exercise or prediction' : 'exercises and predictions'} solved`;
}

/** A tick for complete lessons, and how much is done in others. */
function markLessons({ lessons }: CourseProgress): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.sidebar a, .entry-list a')) {
    const lesson = lessons[link.pathname];
    link.querySelector('.lesson-mark')?.remove();
    if (!lesson || lesson.done.length === 0) continue;
    const mark = document.createElement('span');
    mark.className = 'lesson-mark';
    mark.textContent = isComplete(lesson) ? ' ✓' : ` ${lesson.done.length}/${lesson.all}`;
    const words = document.createElement('span');
    words.className = 'visually-hidden';
    words.textContent = isComplete(lesson) ? ' complete' : ' solved';
    mark.append(words);
    link.append(mark);
  }
}

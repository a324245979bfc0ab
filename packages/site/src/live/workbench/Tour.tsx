import { useState } from 'react';
import { useStore } from '../../site/stores/use-store';
import { LiveButton } from '../results/Status';
import { endTour, hasSeenTour, startTour, TOUR, tourStore } from './tour';

/** Five steps through the workbench. A first visit offers them; they can be skipped at any time. */
export function Tour() {
  const step = useStore(tourStore);
  const [isNew, setIsNew] = useState(() => !hasSeenTour());
  const text = step === undefined ? undefined : TOUR[step];
  const end = () => {
    endTour();
    setIsNew(false);
  };
  if (step === undefined || text === undefined)
    return isNew ? (
      <aside className="wb-tour" aria-label="Tour">
        <p>New here? Five steps show what this window can do.</p>
        <div className="live-bar">
          <LiveButton onClick={startTour}>Start the tour</LiveButton>
          <LiveButton onClick={end}>No, thanks</LiveButton>
        </div>
      </aside>
    ) : null;
  const isLast = step === TOUR.length - 1;
  return (
    <aside className="wb-tour" aria-label="Tour">
      <p className="wb-tour-step">{`Step ${step + 1} of ${TOUR.length}`}</p>
      <p role="status">{text}</p>
      <div className="live-bar">
        <LiveButton onClick={() => (isLast ? end() : tourStore.set(step + 1))}>
          {isLast ? 'Done' : 'Next'}
        </LiveButton>
        {!isLast && <LiveButton onClick={end}>Skip</LiveButton>}
      </div>
    </aside>
  );
}

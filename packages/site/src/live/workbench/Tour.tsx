import { useState } from 'react';
import { useStore } from '../../site/stores/use-store';
import { LiveButton } from '../results/Status';
import { endTour, hasSeenTour, startTour, TOUR, tourStore } from './tour';

/** Offers the tour to readers who have not seen it. */
export function TourOffer() {
  const [isNew] = useState(() => !hasSeenTour());
  return isNew ? <LiveButton onClick={startTour}>Take the tour</LiveButton> : null;
}

/** Five steps through the workbench, which can be skipped at any time. */
export function Tour() {
  const step = useStore(tourStore);
  const text = step === undefined ? undefined : TOUR[step];
  if (step === undefined || text === undefined) return null;
  const isLast = step === TOUR.length - 1;
  return (
    <aside className="wb-tour" aria-label="Tour">
      <p className="wb-tour-step">{`Step ${step + 1} of ${TOUR.length}`}</p>
      <p role="status">{text}</p>
      <div className="live-bar">
        <LiveButton onClick={() => (isLast ? endTour() : tourStore.set(step + 1))}>
          {isLast ? 'Done' : 'Next'}
        </LiveButton>
        {!isLast && <LiveButton onClick={endTour}>Skip</LiveButton>}
      </div>
    </aside>
  );
}

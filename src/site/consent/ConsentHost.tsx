import { useEffect, useState } from 'react';
import { useLoaded } from '../stores/use-loaded';
import { currentConsent, whenAnswered } from './consent';
import { isInEurope } from './time-zone';

/** Asks for consent where it has to be asked for. An answer in another tab counts too. */
export function ConsentHost() {
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (currentConsent() !== 'unanswered' || !isInEurope()) return;
    setIsAsking(true);
    return whenAnswered(() => setIsAsking(false));
  }, []);
  const notice = useLoaded(() => import('./ConsentBanner'), isAsking);
  // Where the notice cannot be loaded there is no answer, and so nothing is measured.
  if (!isAsking || !notice || notice instanceof Error) return null;
  return <notice.ConsentBanner onAnswer={() => setIsAsking(false)} />;
}

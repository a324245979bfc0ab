import { useEffect, useState } from 'react';
import { useLoaded } from '../stores/use-loaded';
import { mustAsk, whenAnswered } from './consent';

/** Asks for consent where it has to be asked for. An answer in another tab counts too. */
export function ConsentHost() {
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (!mustAsk()) return;
    setIsAsking(true);
    return whenAnswered(() => setIsAsking(false));
  }, []);
  const notice = useLoaded(() => import('./ConsentBanner'), isAsking);
  // Where the notice cannot be loaded there is no answer, and so nothing is measured.
  if (!isAsking || !notice || notice instanceof Error) return null;
  return <notice.ConsentBanner onAnswer={() => setIsAsking(false)} />;
}

import { useEffect, useState } from 'react';
import { useLoaded } from '../stores/use-loaded';
import { mustAsk, whenAnswered } from './consent';

/** Asks for consent where required. An answer in another tab counts too. */
export function ConsentHost() {
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (!mustAsk()) return;
    setIsAsking(true);
    return whenAnswered(() => setIsAsking(false));
  }, []);
  const notice = useLoaded(() => import('./ConsentBanner'), isAsking);
  // If the notice cannot be loaded, there is no consent and nothing is measured.
  if (!isAsking || !notice || notice instanceof Error) return null;
  return <notice.ConsentBanner onAnswer={() => setIsAsking(false)} />;
}

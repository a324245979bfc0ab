import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { currentConsent, whenAnswered } from './consent';
import { isInEurope } from './time-zone';

/** Where the notice cannot be loaded there is no answer, and so nothing is measured. */
const ConsentBanner = lazy(
  (): Promise<{ default: ComponentType<{ onAnswer: () => void }> }> =>
    import('./ConsentBanner').catch((error: unknown) => {
      console.warn('The consent notice could not be loaded.', error);
      return { default: () => null };
    }),
);

/** Asks for consent where it has to be asked for. An answer in another tab counts too. */
export function ConsentHost() {
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (currentConsent() !== 'unanswered' || !isInEurope()) return;
    setIsAsking(true);
    return whenAnswered(() => setIsAsking(false));
  }, []);
  return (
    isAsking && (
      <Suspense>
        <ConsentBanner onAnswer={() => setIsAsking(false)} />
      </Suspense>
    )
  );
}

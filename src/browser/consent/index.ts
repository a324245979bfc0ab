import type { BrowserConfig } from '../../model/site';
import { startAnalytics } from './analytics';
import { consentUnasked, currentConsent, mustAsk, whenAnswered } from './consent';

/** Asks for consent where it has to be asked for, and measures only with it. */
export function startConsent({ analytics }: BrowserConfig): void {
  if (currentConsent() === 'unanswered') {
    if (mustAsk()) ask();
    else consentUnasked();
  }
  if (analytics) whenAnswered((answer) => answer === 'accepted' && startAnalytics(analytics));
}

/** Where the notice cannot be had there is no answer, and so nothing is measured. */
function ask(): void {
  import('./banner')
    .then(({ showBanner }) => whenAnswered(showBanner()))
    .catch((error: unknown) => console.warn('The consent notice could not be loaded.', error));
}

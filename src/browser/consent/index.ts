import type { ShellConfig } from '../../model/site';
import { startAnalytics } from './analytics';
import { consentUnasked, currentConsent, mustAsk, whenAnswered } from './consent';

/** Asks for consent where it has to be asked for, and measures only with it. */
export function startConsent({ analytics }: ShellConfig): void {
  if (currentConsent() === 'unanswered') {
    if (mustAsk()) void import('./banner').then(({ showBanner }) => whenAnswered(showBanner()));
    else consentUnasked();
  }
  if (analytics) whenAnswered((answer) => answer === 'accepted' && startAnalytics(analytics));
}

import type { ShellConfig } from '../../model/site';
import { startAnalyticsOnConsent } from './analytics';
import { consentUnasked, currentConsent, mustAsk } from './consent';

/** Asks for consent where it has to be asked for, and measures only with it. */
export function startConsent(site: ShellConfig): void {
  if (currentConsent() === 'unanswered') {
    if (mustAsk()) void import('./banner').then(({ showBanner }) => showBanner());
    else consentUnasked();
  }
  startAnalyticsOnConsent(site.analytics);
}

import type { AnalyticsConfig } from '../../model/site';
import { currentConsent } from './consent';

/** How often the cookie is looked at while the reader has not answered. */
const POLLING_MS = 300;

type DataLayer = { dataLayer?: unknown[] };

/** Loads the measuring script as soon as there is consent; without it, or without an id, never. */
export function startAnalyticsOnConsent(config: AnalyticsConfig | undefined): void {
  if (!config) return;
  const check = () => {
    const consent = currentConsent();
    if (consent === 'accepted') load(config);
    return consent !== 'unanswered';
  };
  if (check()) return;
  const timer = window.setInterval(() => check() && window.clearInterval(timer), POLLING_MS);
}

function load({ measurementId, host }: AnalyticsConfig): void {
  const page = window as DataLayer;
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  // The measuring script reads the arguments object itself, not an array of its values.
  function gtag(..._values: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the protocol of the measuring script
    layer.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', measurementId, { anonymize_ip: true });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${host}/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
}

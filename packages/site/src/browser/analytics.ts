import type { AnalyticsConfig } from '../model/site';
import { currentConsent, whenAnswered } from '../site/consent/consent';

type DataLayer = { dataLayer?: unknown[] };

/** Measures visits once the reader has consented. */
export function startAnalytics({ measurementId, tagManagerId, host }: AnalyticsConfig): void {
  whenAnswered((answer) => {
    if (answer !== 'accepted') return;
    const page = window as DataLayer;
    page.dataLayer ??= [];
    const { dataLayer } = page;
    if (measurementId) {
      dataLayer.push(argumentsOf('js', new Date()));
      dataLayer.push(argumentsOf('config', measurementId, { anonymize_ip: true }));
      loadScript(`${host}/gtag/js?id=${encodeURIComponent(measurementId)}`);
    }
    if (tagManagerId) {
      dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
      loadScript(`${host}/gtm.js?id=${encodeURIComponent(tagManagerId)}`);
    }
  });
}

/** Reports client-side navigation. The scripts report full page loads themselves. */
export function measurePageView({ measurementId, tagManagerId }: AnalyticsConfig): void {
  const { dataLayer } = window as DataLayer;
  // The reader never consented, or has withdrawn consent.
  if (!dataLayer || currentConsent() !== 'accepted') return;
  const page = { page_title: document.title, page_location: location.href };
  if (measurementId) dataLayer.push(argumentsOf('event', 'page_view', page));
  if (tagManagerId) dataLayer.push({ event: 'page_view', ...page });
}

/** gtag.js expects an arguments object, not an array. */
function argumentsOf(..._values: unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: gtag.js expects an arguments object
  return arguments;
}

function loadScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
}

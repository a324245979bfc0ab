import type { AnalyticsConfig } from '../model/site';
import { currentConsent, whenAnswered } from '../site/consent/consent';

type DataLayer = { dataLayer?: unknown[] };

/** Measures visits, as soon as the reader has consented. */
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

/** Reports a page that was shown without loading a document; what was loaded in full is reported by the scripts. */
export function measurePageView({ measurementId, tagManagerId }: AnalyticsConfig): void {
  const { dataLayer } = window as DataLayer;
  // Without consent nothing was loaded, or nothing more may be measured.
  if (!dataLayer || currentConsent() !== 'accepted') return;
  const page = { page_title: document.title, page_location: location.href };
  if (measurementId) dataLayer.push(argumentsOf('event', 'page_view', page));
  if (tagManagerId) dataLayer.push({ event: 'page_view', ...page });
}

/** The measuring script reads an arguments object, not an array. */
function argumentsOf(..._values: unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: the protocol of the measuring script
  return arguments;
}

function loadScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
}

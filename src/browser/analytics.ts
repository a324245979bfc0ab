import type { AnalyticsConfig } from '../model/site';
import { whenAnswered } from '../site/consent/consent';

type DataLayer = { dataLayer?: unknown[] };

/** Measures visits, as soon as the reader has consented. */
export function startAnalytics(config: AnalyticsConfig): void {
  whenAnswered((answer) => {
    if (answer === 'accepted') loadMeasuring(config);
  });
}

function loadMeasuring({ measurementId, host }: AnalyticsConfig): void {
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

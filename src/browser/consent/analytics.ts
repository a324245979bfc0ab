import type { AnalyticsConfig } from '../../model/site';

type DataLayer = { dataLayer?: unknown[] };

/** Loads the measuring script. Only to be called with consent. */
export function startAnalytics({ measurementId, host }: AnalyticsConfig): void {
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

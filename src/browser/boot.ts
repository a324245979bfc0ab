/** What the inline script has to know; the build writes it into every page. */
export interface BootConfig {
  readonly keys: {
    readonly theme: string;
    readonly syntax: string;
    readonly announcementId: string;
    readonly announcementDismissed: string;
  };
  readonly parameter: string;
  readonly syntaxes: readonly string[];
  readonly defaultSyntax: string;
  readonly defaultTheme: string;
  readonly followsSystem: boolean;
  readonly switchDisabled: boolean;
  readonly announcementId: string | null;
}

/**
 * Runs inline before the first paint: theme and syntax become attributes of the page, so that nothing flashes. It is
 * written into pages as text, so it may use nothing from outside of itself.
 */
export function boot(config: BootConfig): void {
  const html = document.documentElement;
  const stored = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const onAssetMissing = ({ target }: Event) => {
    const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
    const address = target instanceof HTMLScriptElement ? target.src : isStyle ? target.href : '';
    if (address.startsWith(location.origin) && document.readyState !== 'complete') html.dataset.broken = '';
  };
  const known = (name: string | null): string | undefined =>
    config.syntaxes.find((syntax) => syntax === name?.toLowerCase());
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  const choice = config.switchDisabled ? null : stored(config.keys.theme);
  html.dataset.theme =
    choice === 'light' || choice === 'dark' ? choice : config.followsSystem ? system : config.defaultTheme;
  const parameter = new URLSearchParams(location.search).get(config.parameter);
  html.dataset.syntax = known(parameter) ?? known(stored(config.keys.syntax)) ?? config.defaultSyntax;
  html.dataset.js = '';
  addEventListener('error', onAssetMissing, true);
  if (config.announcementId === null) return;
  try {
    if (stored(config.keys.announcementId) !== config.announcementId) {
      localStorage.setItem(config.keys.announcementId, config.announcementId);
      localStorage.setItem(config.keys.announcementDismissed, 'false');
    }
  } catch {
    // Without storage the announcement is shown on every page.
  }
  if (stored(config.keys.announcementDismissed) === 'true') html.dataset.announcement = 'dismissed';
}

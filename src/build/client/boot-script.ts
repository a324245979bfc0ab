import { type BootConfig, boot } from '../../browser/boot';
import type { SiteConfig } from '../../model/site';
import { STORAGE_KEYS, SYNTAX_PARAMETER } from '../../model/storage-keys';
import { DEFAULT_SYNTAX, SYNTAXES } from '../../model/syntax';

/** The script that stands in every page and runs before the first paint. */
export async function bootScript(site: SiteConfig): Promise<string> {
  const { theme, syntax, announcementId, announcementDismissed } = STORAGE_KEYS;
  const config: BootConfig = {
    keys: { theme, syntax, announcementId, announcementDismissed },
    parameter: SYNTAX_PARAMETER,
    syntaxes: SYNTAXES,
    defaultSyntax: DEFAULT_SYNTAX,
    defaultTheme: site.colorMode.defaultMode,
    followsSystem: site.colorMode.respectSystemPreference,
    switchDisabled: site.colorMode.disableSwitch,
    announcementId: site.announcementBar?.id ?? null,
  };
  const { minifySync } = await import('vite');
  const { code } = minifySync('boot.js', `(${boot.toString()})(${JSON.stringify(config)})`);
  return code.trim();
}

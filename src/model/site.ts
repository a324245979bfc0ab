import type { VersionConfig } from './version';

export interface LinkItem {
  readonly label: string;
  /** An address of this site, or of another with its protocol. */
  readonly to: string;
}

/** An entry of the menu bar. `doc` leads to a page of the version being read, or of the preferred one. */
export type NavbarItem =
  | { readonly type: 'doc'; readonly label: string; readonly doc: string; readonly sidebar: string }
  | { readonly type: 'link'; readonly label: string; readonly to: string }
  | { readonly type: 'versions' }
  | { readonly type: 'syntax' }
  | { readonly type: 'search' }
  | { readonly type: 'theme' };

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly LinkItem[];
}

export type SocialIcon = 'chat' | 'video' | 'issues' | 'social' | 'messaging' | 'professional';

export interface SocialLink {
  readonly link: string;
  readonly icon: SocialIcon;
  readonly description: string;
}

export interface AnnouncementBar {
  readonly id: string;
  /** Markdown of one line. */
  readonly content: string;
  readonly backgroundColor?: string;
  readonly textColor?: string;
  readonly isCloseable: boolean;
}

export type Theme = 'light' | 'dark';

export interface ColorModeConfig {
  readonly defaultMode: Theme;
  readonly disableSwitch: boolean;
  readonly respectSystemPreference: boolean;
}

/** A hosted search service; without one the site searches its own index. */
export interface HostedSearch {
  readonly applicationId: string;
  readonly publicKey: string;
  readonly indexName: string;
  readonly contextual: boolean;
  /** Another address of the service, for a proxy or a test. */
  readonly host?: string;
}

export interface SearchConfig {
  /** Where the page of results lives, without slashes. */
  readonly path: string;
  readonly hosted?: HostedSearch;
}

export interface AnalyticsConfig {
  readonly measurementId: string;
  /** Where the measuring script is loaded from. */
  readonly host: string;
}

export interface DocsConfig {
  readonly versions: readonly VersionConfig[];
  readonly mainDoc: string;
  /** The folder in the source's public repository, for the edit link. */
  readonly editUrl: string;
  readonly sidebarCollapsed: boolean;
  /** Pages whose samples can be edited in place. */
  readonly editablePages: readonly string[];
}

export interface BlogConfig {
  readonly title: string;
  readonly description: string;
}

export interface SiteConfig {
  readonly title: string;
  readonly tagline: string;
  readonly url: string;
  readonly baseUrl: string;
  readonly organizationName: string;
  readonly projectName: string;
  readonly locale: 'en';
  readonly copyright: string;
  readonly docs: DocsConfig;
  readonly blog: BlogConfig;
  readonly colorMode: ColorModeConfig;
  /** `single`: code in the colour of text with the accent for keywords; otherwise in the colours of the theme. */
  readonly codeTheme?: 'single';
  readonly navbar: { readonly hideOnScroll: boolean; readonly items: readonly NavbarItem[] };
  readonly footer: { readonly groups: readonly FooterGroup[]; readonly social: readonly SocialLink[] };
  readonly announcementBar?: AnnouncementBar;
  readonly search: SearchConfig;
  readonly analytics?: AnalyticsConfig;
  readonly webIde: string;
  readonly issueTracker: string;
}

/** What the browser has to know; the rest of the configuration stands in the pages already. */
export interface BrowserConfig
  extends Pick<
    SiteConfig,
    'title' | 'locale' | 'colorMode' | 'search' | 'analytics' | 'webIde' | 'issueTracker'
  > {
  readonly docs: Pick<DocsConfig, 'versions'>;
  readonly navbar: Pick<SiteConfig['navbar'], 'hideOnScroll'>;
}

/** The part of the configuration that is sent to the browser. */
export function browserConfig(site: SiteConfig): BrowserConfig {
  const { title, locale, colorMode, search, analytics, webIde, issueTracker } = site;
  const docs = { versions: site.docs.versions };
  const navbar = { hideOnScroll: site.navbar.hideOnScroll };
  return { title, locale, colorMode, search, analytics, webIde, issueTracker, docs, navbar };
}

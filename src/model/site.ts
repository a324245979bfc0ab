import type { VersionConfig } from './version';

export interface LinkItem {
  readonly label: string;
  /** An address of this site, or of another with its protocol. */
  readonly to: string;
}

/** An entry of the menu bar. `doc` leads to a page of the version being read, or of the preferred one. */
export type NavbarItem =
  | { readonly type: 'doc'; readonly label: string; readonly doc: string; readonly sidebar: string }
  | ({ readonly type: 'link' } & LinkItem)
  | { readonly type: 'versions' }
  | { readonly type: 'syntax' }
  | { readonly type: 'search' }
  | { readonly type: 'theme' };

export type SocialIcon = 'chat' | 'video' | 'issues' | 'social' | 'messaging' | 'professional';

export type Theme = 'light' | 'dark';

export interface ColorModeConfig {
  readonly defaultMode: Theme;
  readonly disableSwitch: boolean;
  readonly respectSystemPreference: boolean;
}

interface HostedIndex {
  /** A key that may only search: every reader can see it. */
  readonly publicKey: string;
  readonly indexName: string;
  /** Whether only the version being read is searched. */
  readonly contextual: boolean;
}

export interface AlgoliaSearch extends HostedIndex {
  readonly engine: 'algolia';
  readonly applicationId: string;
  /** Another address of the service, such as a proxy. */
  readonly host?: string;
}

export interface MeilisearchSearch extends HostedIndex {
  readonly engine: 'meilisearch';
  /** The address of the server: `https://search.example.org`. */
  readonly host: string;
}

/** A hosted search engine; without one the site searches its own index. */
export type HostedSearch = AlgoliaSearch | MeilisearchSearch;

/** Scripts that measure visits; each is loaded when its id is set and the reader has consented. */
export interface AnalyticsConfig {
  /** Of Google Analytics: `G-…`. */
  readonly measurementId?: string;
  /** Of the tag manager: `GTM-…`. */
  readonly tagManagerId?: string;
  /** Where the scripts are loaded from: `https://www.googletagmanager.com`. */
  readonly host: string;
}

/** What the browser has to know; the rest of the configuration is in the pages already. */
export interface BrowserConfig {
  readonly title: string;
  /** The path that the site is served at, with a slash at both ends. */
  readonly baseUrl: string;
  readonly locale: 'en';
  readonly colorMode: ColorModeConfig;
  readonly navbar: { readonly hideOnScroll: boolean; readonly items: readonly NavbarItem[] };
  readonly announcementBar?: {
    readonly id: string;
    /** Markdown of one line. */
    readonly content: string;
    readonly backgroundColor?: string;
    readonly textColor?: string;
    readonly isCloseable: boolean;
  };
  readonly search: {
    /** Where the page of results lives, without slashes. */
    readonly path: string;
    readonly hosted?: HostedSearch;
  };
  readonly analytics?: AnalyticsConfig;
  readonly webIde: string;
  readonly issueTracker: string;
  readonly docs: { readonly versions: readonly VersionConfig[] };
}

export interface SiteConfig extends BrowserConfig {
  readonly tagline: string;
  /** For search engines: what the site contains. */
  readonly description: string;
  /** For programs that read llms.txt: what the product is, in one sentence. */
  readonly summary: string;
  readonly url: string;
  /** The publisher, in structured data. */
  readonly organizationName: string;
  /** The subject of the documentation, in structured data. */
  readonly projectName: string;
  readonly copyright: string;
  readonly docs: {
    readonly versions: readonly VersionConfig[];
    readonly mainDoc: string;
    /** The folder in the source's public repository, for the edit link. */
    readonly editUrl: string;
    readonly sidebarCollapsed: boolean;
  };
  readonly blog: { readonly title: string; readonly description: string };
  /** `single`: code in the colour of text with the accent for keywords; otherwise in the colours of the theme. */
  readonly codeTheme?: 'single';
  readonly footer: {
    readonly groups: readonly { readonly title: string; readonly links: readonly LinkItem[] }[];
    readonly social: readonly {
      readonly link: string;
      readonly icon: SocialIcon;
      readonly description: string;
    }[];
  };
}

/** The part of the configuration that is sent to the browser. */
export function browserConfig(site: SiteConfig): BrowserConfig {
  const { title, baseUrl, locale, colorMode, navbar, announcementBar, search, analytics } = site;
  const { webIde, issueTracker } = site;
  const parts = { title, baseUrl, locale, colorMode, navbar, announcementBar, search, analytics };
  return { ...parts, webIde, issueTracker, docs: { versions: site.docs.versions } };
}

/** What the inline script of every page has to know. */
export interface BootConfig extends Pick<BrowserConfig, 'colorMode'> {
  readonly announcementId: string | null;
}

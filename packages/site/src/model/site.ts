import type { VersionConfig } from './version';

export interface LinkItem {
  readonly label: string;
  /** A path on this site, or a full URL. */
  readonly to: string;
}

/** A navbar entry. `doc` links to a page of the version being read, or of the preferred one. */
export type NavbarItem =
  | { readonly type: 'doc'; readonly label: string; readonly doc: string; readonly sidebar: string }
  | ({ readonly type: 'link' } & LinkItem)
  | { readonly type: 'versions' }
  | { readonly type: 'syntax' }
  | { readonly type: 'search' }
  | { readonly type: 'theme' };

/** A picture of public/ in place of LIGO's wordmark, such as `logo.svg`. */
export interface Logo {
  readonly file: string;
  /** The picture for the dark theme, if it differs. */
  readonly dark?: string;
  readonly width: number;
  readonly height: number;
}

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
  /** The Google Analytics id: `G-…`. */
  readonly measurementId?: string;
  /** The Tag Manager id: `GTM-…`. */
  readonly tagManagerId?: string;
  /** Where the scripts are loaded from: `https://www.googletagmanager.com`. */
  readonly host: string;
}

/** The configuration that the browser needs; the rest is already rendered into the pages. */
export interface BrowserConfig {
  readonly title: string;
  /** The path at which the site is served, with a slash at both ends. */
  readonly baseUrl: string;
  readonly locale: 'en';
  readonly colorMode: ColorModeConfig;
  readonly navbar: { readonly hideOnScroll: boolean };
  readonly announcementBar?: {
    readonly id: string;
    /** Markdown of one line. */
    readonly content: string;
    readonly backgroundColor?: string;
    readonly textColor?: string;
    readonly isCloseable: boolean;
  };
  readonly search: {
    /** The path of the results page, without slashes. */
    readonly path: string;
    readonly hosted?: HostedSearch;
  };
  readonly analytics?: AnalyticsConfig;
  /** Where readers in Europe are asked for consent: `everywhere` (default), or only `with-analytics`. */
  readonly consent?: 'everywhere' | 'with-analytics';
  readonly issueTracker: string;
  readonly docs: { readonly versions: readonly VersionConfig[] };
}

export interface SiteConfig extends BrowserConfig {
  /** Without it, LIGO's wordmark is shown. */
  readonly logo?: Logo;
  readonly navbar: { readonly hideOnScroll: boolean; readonly items: readonly NavbarItem[] };
  readonly webIde: string;
  readonly tagline: string;
  readonly security?: {
    /** Whether all subdomains of the site's host are reached by https too; browsers remember it for a year. */
    readonly includeSubDomains?: boolean;
  };
  /** For search engines: what the site contains. */
  readonly description: string;
  /** For programs that read llms.txt: what the product is, in one sentence. */
  readonly summary: string;
  readonly url: string;
  /** Whether addresses of pages end in a slash, for hosts that add one. By default they do not. */
  readonly trailingSlash?: boolean;
  /** The icon of the site: a file of public/, such as `favicon.svg`. */
  readonly favicon: string;
  /** The publisher, in structured data. */
  readonly organizationName: string;
  /** The subject of the documentation, in structured data. */
  readonly projectName: string;
  readonly copyright: string;
  readonly docs: {
    readonly versions: readonly VersionConfig[];
    /** Versions that are no longer published: their addresses lead to the oldest version that is. */
    readonly retired?: readonly string[];
    readonly mainDoc: string;
    /** The folder in the public source repository, for edit links. */
    readonly editUrl: string;
    /**
     * The form in which readers report that a page is unclear. `{title}` and `{page}`, its address, are filled in; without
     * a form, pages do not ask.
     */
    readonly feedbackUrl?: string;
    readonly sidebarCollapsed: boolean;
  };
  readonly blog: { readonly title: string; readonly description: string };
  /**
   * A stylesheet beside the configuration, such as `theme.css`: custom properties for colours, fonts and sizes. See
   * docs/look.md.
   */
  readonly stylesheet?: string;
  /** `single`: code in the text colour with accented keywords; otherwise in the theme's colours. */
  readonly codeTheme?: 'single';
  readonly footer: {
    readonly groups: readonly { readonly title: string; readonly links: readonly LinkItem[] }[];
    readonly social: readonly {
      readonly link: string;
      /** A drawing of the engine, or a picture of public/ such as `icons/forum.svg`. */
      readonly icon: SocialIcon | `${string}.${'svg' | 'png'}`;
      readonly description: string;
    }[];
  };
}

/** The part of the configuration that is sent to the browser. */
export function browserConfig(site: SiteConfig): BrowserConfig {
  const { title, baseUrl, locale, colorMode, announcementBar, search, analytics, consent, issueTracker } =
    site;
  const parts = { title, baseUrl, locale, colorMode, announcementBar, search, analytics, consent };
  const navbar = { hideOnScroll: site.navbar.hideOnScroll };
  return { ...parts, navbar, issueTracker, docs: { versions: site.docs.versions } };
}

/** The configuration of the inline script in every page. */
export interface BootConfig extends Pick<BrowserConfig, 'colorMode'> {
  readonly announcementId: string | null;
  /** Whether readers in Europe are asked for consent. */
  readonly asksForConsent: boolean;
}

/** The results of the measurements. */

export interface Installation {
  readonly packages: number;
  readonly installBytes: number;
  /** Versions of the relevant packages, by name. */
  readonly versions: Readonly<Record<string, string>>;
  /** Of our own site only. */
  readonly commit?: string;
}

/** For a failed build, `failed` is the reason. */
export interface Build {
  readonly seconds: number;
  readonly peakBytes: number;
  readonly failed?: string;
}

export interface ColdBuild extends Build {
  readonly pages: number;
  readonly distBytes: number;
  readonly commit?: string;
}

export type Kind = 'html' | 'script' | 'css' | 'font' | 'image' | 'other';

export interface Transfers {
  readonly requests: number;
  readonly bytes: Partial<Record<Kind, number>>;
  readonly allBytes: number;
}

export interface FirstLoad extends Transfers {
  readonly fcp: number;
  readonly lcp: number;
  readonly blocking: number;
  readonly shift: number;
  readonly shifts: readonly {
    readonly value: number;
    readonly at: number;
    readonly names: readonly string[];
  }[];
  readonly longestTask: number;
}

/** The cost of the first use of a feature, such as opening the search box. */
export interface FirstUse extends Transfers {
  /** From the input to the next paint, as for INP. */
  readonly delay: number;
  readonly longestTask: number;
  /** From the input to its result, such as the type of a name. */
  readonly shown?: number;
}

export interface Visit {
  readonly loads: readonly FirstLoad[];
  readonly nexts: readonly number[];
  readonly switches: readonly number[];
  readonly firstUses: Partial<Record<FirstUseName, readonly FirstUse[]>>;
  readonly memory?: number;
  readonly chromium: string;
}

export type FirstUseName = 'interaction' | 'search';

/** An interaction with a code sample. */
export type SampleUseName = 'hover' | 'edit' | 'run';

/** The first use of a sample on a freshly loaded page. */
export interface SampleUse {
  /** From the input to its result. */
  readonly shown: number;
  readonly longestTask: number;
  /** All bytes sent, including the page. */
  readonly bytes: number;
}

export interface SampleFigures {
  readonly ours: Readonly<Record<SampleUseName, readonly SampleUse[]>>;
  readonly peers: Readonly<Record<SampleUseName, readonly SampleUse[]>>;
  /** Versions of the peers' packages, by name. */
  readonly versions: Readonly<Record<string, string>>;
}

export interface Profile {
  readonly total: number;
  readonly parts: Readonly<Record<string, number>>;
  readonly tasks: readonly ProfiledTask[];
}

export interface ProfiledTask {
  readonly at: number;
  readonly ms: number;
  readonly parts: Readonly<Record<string, number>>;
}

export interface KeystrokeTimes {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  readonly longestTask: number;
}

export interface Keystrokes {
  readonly first: KeystrokeTimes;
  readonly others: KeystrokeTimes;
  readonly again: KeystrokeTimes;
  readonly fast: KeystrokeTimes;
}

export interface Load {
  readonly connections: number;
  readonly duration: number;
  readonly requests: number;
  readonly perSecond: number;
  readonly errors: number;
  readonly errorKinds: Readonly<Record<string, number>>;
  readonly p50: string;
  readonly p99: string;
  readonly transfer: string;
}

export interface Growth extends Build {
  readonly pages?: number;
  readonly distBytes?: number;
  readonly allBytes?: number;
  readonly requests?: number;
}

export interface FiguresByKind {
  readonly install: Installation;
  readonly 'build-cold': ColdBuild;
  readonly 'build-warm': Build;
  readonly browser: Visit;
  readonly profile: Profile;
  readonly 'profile-switch': Profile;
  readonly 'profile-next': Profile;
  readonly menu: { readonly closing: number };
  readonly keystrokes: Keystrokes;
  readonly load: Load;
  /** For all sites with interactive samples; stored with ours. */
  readonly samples: SampleFigures;
}

export type FigureKind = keyof FiguresByKind | `growth-${number}`;
export type FiguresOf<K extends FigureKind> = K extends keyof FiguresByKind ? FiguresByKind[K] : Growth;

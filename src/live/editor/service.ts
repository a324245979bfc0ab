import type { EntrySummary } from '../protocol/library-file';
import type { Diagnostic, HoverInfo, NameInfo } from '../protocol/program';

/** What an editor asks about its text. */
export interface EditorService {
  readonly check: (text: string) => Promise<readonly Diagnostic[]>;
  readonly hover: (text: string, offset: number) => Promise<HoverInfo | undefined>;
  readonly complete: (text: string, offset: number) => Promise<readonly NameInfo[]>;
  /** What the reference says about a name of the library. */
  readonly summary: (name: string) => Promise<EntrySummary | undefined>;
}

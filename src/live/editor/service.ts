import { liveClient } from '../client/client';
import type { Diagnostic, LiveProgram } from '../protocol/program';

/** What an editor asks about its text. */
export type EditorService = ReturnType<typeof programService>;

/** What the worker knows about a program whose text is being edited. A newer question makes an older one useless. */
export function programService(
  program: Omit<LiveProgram, 'text'>,
  onProblems: (problems: readonly Diagnostic[] | Error) => void,
) {
  let checking = new AbortController();
  const withText = (text: string): LiveProgram => ({ ...program, text });
  return {
    async check(text: string): Promise<readonly Diagnostic[]> {
      checking.abort();
      checking = new AbortController();
      const { signal } = checking;
      try {
        const problems = await liveClient.request('check', withText(text), { signal });
        onProblems(problems);
        return problems;
      } catch (error) {
        if (!signal.aborted) onProblems(error instanceof Error ? error : new Error(String(error)));
        return [];
      }
    },
    hover: (text: string, offset: number) =>
      liveClient.request('hover', { program: withText(text), offset }).catch(() => undefined),
    /** What the reference says about a name of the library. */
    summary: (name: string) =>
      liveClient.request('summary', { library: program.library, name }).catch(() => undefined),
    complete: (text: string, offset: number) =>
      liveClient.request('complete', { program: withText(text), offset }).catch(() => []),
  };
}

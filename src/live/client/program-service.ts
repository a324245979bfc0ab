import type { EditorService } from '../editor/service';
import type { Diagnostic, LiveProgram } from '../protocol/program';
import { liveClient } from './live-client';

/** What the worker knows about a program whose text is being edited. A newer question makes an older one useless. */
export function programService(
  program: Omit<LiveProgram, 'text'>,
  onProblems: (problems: readonly Diagnostic[] | Error) => void,
): EditorService {
  let checking = new AbortController();
  const withText = (text: string): LiveProgram => ({ ...program, text });
  return {
    async check(text) {
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
    hover: (text, offset) =>
      liveClient.request('hover', { program: withText(text), offset }).catch(() => undefined),
    summary: (name) =>
      liveClient.request('summary', { library: program.library, name }).catch(() => undefined),
    complete: (text, offset) =>
      liveClient.request('complete', { program: withText(text), offset }).catch(() => []),
  };
}

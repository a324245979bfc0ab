import { useEffect, useState } from 'react';
import { liveClient, toError } from '../client/live-client';
import type { CompiledContract } from '../protocol/compiled';
import type { LiveProgram } from '../protocol/program';
import { type CompiledState, withReport } from './compiled-state';

/** With the check, the result follows a keystroke within half a second. */
const COMPILE_DELAY_MS = 200;

/** Compiles a program whenever its text has changed, and keeps the last result while it does not compile. */
export function useCompiled(program: LiveProgram, module: string | undefined): CompiledState {
  const [state, setState] = useState<CompiledState>({});
  const isFirst = state.report === undefined;
  const key = JSON.stringify([program, module]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for program and module
  useEffect(() => {
    let isCurrent = true;
    const compile = async () => {
      const report = await liveClient.request('compile', { program, module }).catch(toError);
      if (isCurrent) setState((before) => withReport(before, report, program.text));
    };
    const timer = setTimeout(compile, isFirst ? 0 : COMPILE_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);
  return state;
}

/** The compiled contract of a program that the reader does not change; undefined until it is known. */
export function useCompiledOnce(
  program: LiveProgram | undefined,
  module: string | undefined,
): CompiledContract | undefined {
  const [found, setFound] = useState<{ readonly key: string; readonly contract: CompiledContract }>();
  const key = JSON.stringify([program, module]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for program and module
  useEffect(() => {
    if (module === undefined || program === undefined) return;
    let isCurrent = true;
    liveClient.request('compile', { program, module }).then(
      (report) => {
        if (isCurrent && report.kind === 'compiled') setFound({ key, contract: report.contract });
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return found?.key === key ? found.contract : undefined;
}

import { libraryModules } from '../../ligo/library/modules';
import type { Environment } from '../../ligo/types/environment';
import { libraryEnvironment } from '../../ligo/types/library-environment';
import { loadLibrary } from '../reference/load-library';
import type { Environments } from './check-types';

/** The libraries of all versions, the newest first. Versions whose libraries are equal share one. */
export async function loadEnvironments(
  contentRoot: string,
  versions: readonly string[],
): Promise<Environments> {
  const byContent = new Map<string, Environment>();
  const byVersion = new Map<string | undefined, Environment>();
  for (const version of versions) {
    const entries = await loadLibrary(contentRoot, version);
    const key = entries
      .map(({ module, kind, name, signature }) => `${module} ${kind} ${name} ${signature}`)
      .join('\n');
    const environment = byContent.get(key) ?? libraryEnvironment(libraryModules(entries));
    byContent.set(key, environment);
    byVersion.set(version, environment);
    if (!byVersion.has(undefined)) byVersion.set(undefined, environment);
  }
  return (version) => byVersion.get(version) ?? byVersion.get(undefined);
}

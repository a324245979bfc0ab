import { latestVersion, type VersionConfig } from '../../model/version';
import { preferredVersionStore } from '../stores/preferred-version';
import { useStore } from '../stores/use-store';
import { useShell } from './context';

/** The version being read; outside of the docs the one that the reader prefers. */
export function useVersion(): VersionConfig {
  const { site, record } = useShell();
  const preferred = useStore(preferredVersionStore);
  const name = record.version ?? preferred;
  const { versions } = site.docs;
  return versions.find((version) => version.name === name) ?? latestVersion(versions);
}

import { useEffect, useState } from 'react';
import { latestVersion, type VersionConfig } from '../../model/version';
import { useShell } from './context';

/** The version being read; outside of the docs the one that the reader prefers, once the browser has told. */
export function useVersion(): VersionConfig {
  const { site, record, actions } = useShell();
  const [preferred, setPreferred] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on the way to another page the reader may have chosen
  useEffect(() => setPreferred(actions.preferredVersion()), [actions, record.path]);
  const name = record.version ?? preferred;
  const { versions } = site.docs;
  return versions.find((version) => version.name === name) ?? latestVersion(versions);
}

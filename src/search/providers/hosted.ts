import type { SearchProvider } from '../../model/search';
import type { HostedSearch } from '../../model/site';
import type { VersionConfig } from '../../model/version';
export interface HostedOptions {
  readonly config: HostedSearch;
  readonly versions: readonly VersionConfig[];
  readonly byType: SearchProvider;
}
export function hostedProvider({ byType }: HostedOptions): SearchProvider {
  return byType;
}

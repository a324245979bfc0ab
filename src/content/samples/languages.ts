import { createLanguage, type Language } from '../../ligo/service/analyse';
import { groupBy } from '../../model/group-by';
import { libraryEntries } from '../reference/library';
import type { LibraryModule } from '../reference/schema';

/** The language of a version; that of the newest one for texts outside of versions. */
export type LanguageOf = (version: string | undefined) => Language;

/** The versions of a text by their language. Texts outside of versions have that of the newest one. */
export function versionsByLanguage(versions: readonly string[], languageOf: LanguageOf) {
  return groupBy(versions.length > 0 ? versions : [undefined], languageOf);
}

/** The languages of all versions, the newest first, each made when it is first needed. Equal libraries share one. */
export function languagesOf(modules: readonly LibraryModule[], versions: readonly string[]): LanguageOf {
  const byContent = new Map<string, Language>();
  const byVersion = new Map<string | undefined, Language>();
  const create = (version: string) => {
    const entries = libraryEntries(modules, version);
    const key = JSON.stringify(
      entries.map(({ module, kind, name, signature }) => [module, kind, name, signature]),
    );
    const language = byContent.get(key) ?? createLanguage(entries);
    byContent.set(key, language);
    return language;
  };
  return (version) => {
    const known = versions.find((name) => name === version) ?? versions[0] ?? '';
    const language = byVersion.get(known) ?? create(known);
    byVersion.set(known, language);
    return language;
  };
}

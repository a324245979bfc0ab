/** The analysis of a program, for editors and pages. */
import { libraryEntries, UNRELEASED } from '../library/entries';
import { type LibraryEntry, qualifiedName } from '../library/entry';
import { libraryModules } from '../library/modules';
import type { ParsedProgram, Program } from '../syntax/ast';
import { Budget } from '../syntax/budget';
import { type ProgramText, parseProgram } from '../syntax/parse-program';
import { focusOf, type Problem } from '../syntax/problem';
import type { LigoSyntax } from '../syntax/source';
import { checkProgram } from '../types/check-program';
import type { Environment } from '../types/environment';
import { type Feature, type Features, featuresOf } from '../types/features';
import { libraryEnvironment } from '../types/library-environment';
import type { TypedProgram } from '../types/typed';

/** A version of the language with its library; created once, used for many programs. */
export interface Language {
  readonly features: Features;
  readonly environment: Environment;
  /** The entries of the library by qualified name. */
  readonly entries: ReadonlyMap<string, LibraryEntry>;
  /** The types among them; a type and a value may share a name. */
  readonly types: ReadonlyMap<string, LibraryEntry>;
}

export interface Analysis {
  readonly language: Language;
  readonly text: string;
  readonly syntax: LigoSyntax;
  readonly program: Program;
  readonly typed: TypedProgram;
  /** The problems, in the order in which LIGO's own phases would find them. */
  readonly problems: readonly Problem[];
}

/** `version` is a released one, such as `1.6.0`; without it, the language has everything that we know of. */
export function createLanguage(version = UNRELEASED): Language {
  return languageWith(libraryEntries(version), featuresOf(version));
}

/** The languages of several versions, which share what is the same in them. */
export function createLanguages(versions: readonly string[]): ReadonlyMap<string, Language> {
  const known = new Map<string, Language>();
  const shared = (key: string, create: () => Language) => {
    const language = known.get(key) ?? create();
    known.set(key, language);
    return language;
  };
  const languages = versions.map((version) => {
    const entries = libraryEntries(version);
    const features = featuresOf(version);
    const library = JSON.stringify(entries);
    const like = shared(library, () => languageWith(entries, features));
    return [version, shared(`${[...features]} ${library}`, () => ({ ...like, features }))] as const;
  });
  return new Map(languages);
}

function languageWith(entries: readonly LibraryEntry[], features: Features): Language {
  const byName = (kind: LibraryEntry['kind']) =>
    entries.filter((entry) => entry.kind === kind).map((entry) => [qualifiedName(entry), entry] as const);
  return {
    features,
    environment: libraryEnvironment(libraryModules(entries)),
    // If a type and a value share a name, programs usually refer to the value.
    entries: new Map([...byName('type'), ...byName('value')]),
    types: new Map(byName('type')),
  };
}

/** `parsed` avoids parsing a text again that is analysed for several languages. */
export function analyse(
  language: Language,
  text: ProgramText,
  parsed?: ParsedProgram,
  budget = new Budget(),
): Analysis {
  const { program, problems } = parsed ?? parseProgram(text, budget);
  const typed = checkProgram(program, language.environment, { features: language.features, budget });
  return {
    language,
    text: text.text,
    syntax: text.syntax,
    program,
    typed,
    problems: inStages(problems, typed.problems),
  };
}

/**
 * Whether another version gives the same results: it has the same library, and agrees on every feature that a rule
 * asked for.
 */
export function holdsIn({ language: own, typed }: Analysis, other: Language): boolean {
  const agrees = (feature: Feature) => own.features.has(feature) === other.features.has(feature);
  return own.environment === other.environment && [...typed.dependsOn].every(agrees);
}

/**
 * Orders problems by phase; on a repaired tree, the checker's problems are noise and left out. One mistake can be
 * found several times, because code is copied into branches and types are evaluated again: the first one counts.
 */
function inStages(found: readonly Problem[], typed: readonly Problem[]): Problem[] {
  if (found.some(({ phase }) => phase === 'parse')) return [...found];
  const seen = new Set<string>();
  return [...found, ...typed].filter((problem) => {
    const keys = keysOf(problem);
    const isNew = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}

/**
 * Problems with a common key are the same mistake. Several rules may reject one construct in different words, but
 * the checker reports unrelated problems at one span, such as all members that a module lacks.
 */
function keysOf(problem: Problem): string[] {
  const { phase, message } = problem;
  const { file, from, to } = focusOf(problem);
  const worded = `${file}:${from}:${message}`;
  return phase === 'core' ? [worded, `${file}:${from}:${to}`] : [worded];
}

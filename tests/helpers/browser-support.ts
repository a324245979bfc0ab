/** What browsers support, from the data of MDN. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browsers } from '../../packages/site/src/generator/client/browsers';

const DATA: Feature = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
);

type Browser = keyof Browsers;

const BROWSERS = ['chrome', 'firefox', 'safari'] as const satisfies readonly Browser[];

/** A feature of the data; the features within it are its other properties. */
export interface Feature {
  readonly __compat?: { readonly support: Readonly<Record<string, Support | readonly Support[]>> };
}

interface Support {
  readonly version_added: string | boolean | null;
  readonly flags?: unknown;
  readonly partial_implementation?: boolean;
}

/** A feature by its names, such as `css`, `properties`, `color`; undefined where the data has none. */
export function featureAt(...names: readonly string[]): Feature | undefined {
  return names.reduce<Feature | undefined>((found, name) => within(found, name), DATA);
}

export function within(feature: Feature | undefined, name: string): Feature | undefined {
  if (!feature || name === '__compat' || !Object.hasOwn(feature, name)) return undefined;
  return feature[name as keyof Feature] as Feature;
}

/** The browsers of the list that lack all of these features, which are alternatives; none if there is no data. */
export function lacking(features: readonly Feature[], browsers: Browsers): Browser[] {
  const known = features.filter(({ __compat }) => __compat);
  if (known.length === 0) return [];
  return BROWSERS.filter((name) => known.every((one) => !isIn(one, name, browsers[name])));
}

function isIn({ __compat }: Feature, browser: Browser, version: string): boolean {
  const support = __compat?.support[browser] ?? [];
  return [support].flat().some((one) => !one.flags && isSince(one.version_added, version));
}

function isSince(added: string | boolean | null, version: string): boolean {
  if (typeof added !== 'string') return added === true;
  return added !== 'preview' && compare(added.replace('≤', ''), version) <= 0;
}

function compare(a: string, b: string): number {
  const [major = 0, minor = 0] = a.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = b.split('.').map(Number);
  return major - otherMajor || minor - otherMinor;
}

/** The features of scripts with a name, as members of anything: `toSorted` of arrays, `animate` of elements. */
export function membersNamed(): ReadonlyMap<string, readonly Feature[]> {
  const found = new Map<string, Feature[]>();
  for (const owner of [featureAt('api'), featureAt('javascript', 'builtins')])
    for (const of of Object.values(owner ?? {}) as Feature[])
      for (const [name, feature] of Object.entries(of))
        if (name !== '__compat') {
          const plain = name.replace(/_(static|event|permission)$/, '');
          found.set(plain, [...(found.get(plain) ?? []), feature as Feature]);
        }
  return found;
}

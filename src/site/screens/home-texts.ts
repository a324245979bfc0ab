/** The texts of the home page, which its Markdown copy repeats. */

export const KICKER = 'Smart contracts for Tezos';

export const LEAD =
  'LIGO is a typed, functional language for Tezos. Write contracts in a syntax close to TypeScript or OCaml, test them in the same language, and compile them to Michelson, the language that Tezos runs.';

export interface HomeLink {
  readonly title: string;
  readonly text: string;
  /** A page of the documentation, or an address elsewhere. */
  readonly doc?: string;
  readonly to?: string;
}

export const FEATURES: readonly HomeLink[] = [
  {
    title: 'Two syntaxes, one language',
    text: 'JsLIGO looks like TypeScript, CameLIGO like OCaml. Both have the same types, library and tools, and a file in one can import a file in the other.',
    doc: 'intro/introduction',
  },
  {
    title: 'Types that catch mistakes early',
    text: 'Variants, records, options and generics, with type inference. The compiler reports a missing case or a tez amount used as a number before the contract is deployed.',
    doc: 'language-basics/types',
  },
  {
    title: 'Tests in the language',
    text: 'Originate contracts, call them, move time and check storage without leaving LIGO. Mutation testing shows which changes to your code the tests do not notice.',
    doc: 'testing',
  },
  {
    title: 'Tools for every step',
    text: 'A language server for your editor, a package registry, dry runs, a measure of contract size, and commands that print each stage of compilation.',
    doc: 'api/cli-commands',
  },
];

export const NEXT_STEPS: readonly HomeLink[] = [
  {
    title: 'Quick start',
    text: 'From an empty folder to a contract on a test network.',
    doc: 'tutorials/getting-started',
  },
  {
    title: 'The course',
    text: 'The language in fourteen lessons with exercises.',
    doc: 'language-basics/types',
  },
  {
    title: 'An FA2 token',
    text: 'The token standard of Tezos, from interface to tests.',
    doc: 'tutorials/fa2-token',
  },
  {
    title: 'A small dApp',
    text: 'A web page for a contract with React, Taquito and a wallet.',
    doc: 'tutorials/dapp',
  },
  {
    title: 'Security',
    text: 'The usual attacks on contracts, and how to prevent each.',
    doc: 'tutorials/security',
  },
  {
    title: 'Sample contracts',
    text: 'Complete contracts that you can edit and check on the page.',
    doc: 'demo/ligo-snippets-demo',
  },
  {
    title: 'Registry',
    text: 'Packages to build on, and a place to publish yours.',
    to: 'https://packages.ligolang.org/packages',
  },
  {
    title: 'Community',
    text: 'Ask questions and meet others who build with LIGO.',
    to: 'https://discord.gg/tezos-blockchain-699325006928281720',
  },
];

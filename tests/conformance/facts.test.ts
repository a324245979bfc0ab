import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../helpers/dist';
import { evidenceFacts } from '../helpers/evidence';

interface EntryFacts {
  readonly kind: string;
  readonly name: string;
  readonly cameligo: string;
  readonly jsligo: string;
  readonly deprecated?: string;
  readonly summary?: string;
  readonly example?: { readonly jsligo: string; readonly cameligo: string };
}

interface FlagFacts {
  readonly flag: string;
  readonly argument?: string;
  readonly aliases?: readonly string[];
  readonly description?: string;
}

interface CommandFacts {
  readonly command: string;
  readonly synopsis: string;
  readonly flags?: readonly (FlagFacts | string)[];
}

const yamlOf = (folder: string) =>
  readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({ file, data: parse(readFileSync(join(ROOT, folder, file), 'utf8')) }));

const squeezed = (text: string) => text.replace(/\s+/g, '');

describe('content/reference against the facts of the library', () => {
  const facts = evidenceFacts<{ page: string; entries: EntryFacts[] }[]>('library');
  const modules = yamlOf('content/reference').map(
    ({ data }) => data as { page: string; entries: EntryFacts[] },
  );
  const entriesOf = (page: string) => modules.find((module) => module.page === page)?.entries ?? [];
  const keyOf = ({ kind, name, cameligo, jsligo, deprecated }: EntryFacts) =>
    [kind, name, squeezed(cameligo), squeezed(jsligo), deprecated ?? ''].join(' | ');

  test('every module has exactly the entries of the facts, with the same types', () => {
    for (const { page, entries } of facts) {
      expect(entriesOf(page).map(keyOf).sort(), page).toEqual(entries.map(keyOf).sort());
    }
    expect(modules).toHaveLength(facts.length);
  });

  test('every summary is different, and every example uses its entry', () => {
    const entries = modules.flatMap((module) => module.entries);
    const summaries = entries.map(({ summary = '' }) => summary.trim());
    expect(new Set(summaries).size).toBe(summaries.length);
    expect(summaries.filter((summary) => summary.split(/\s+/).length < 8)).toEqual([]);
    const unused = entries.filter(
      ({ name, example }) => !example?.jsligo.includes(name) || !example.cameligo.includes(name),
    );
    expect(unused.map(({ name }) => name)).toEqual([]);
  });
});

describe('content/cli against the facts of the command line', () => {
  const facts = evidenceFacts<CommandFacts[]>('command-line');
  const files = yamlOf('content/cli');
  const shared = files.find(({ file }) => file === '_shared.yaml')?.data.flags as Record<string, FlagFacts>;
  const commands = files.filter(({ file }) => !file.startsWith('_')).map(({ data }) => data as CommandFacts);
  const flagsOf = ({ flags = [] }: CommandFacts) =>
    flags.map(
      (flag) => (typeof flag === 'string' ? shared[flag] : flag) ?? { flag: `unknown ${String(flag)}` },
    );
  const keyOf = ({ flag, argument, aliases }: FlagFacts) =>
    [flag, argument ?? '', ...(aliases ?? [])].join(' ');

  test('every command has exactly the flags of the facts, with arguments and aliases', () => {
    expect(commands.map(({ command }) => command).sort()).toEqual(facts.map(({ command }) => command).sort());
    for (const fact of facts) {
      const command = commands.find(({ command: name }) => name === fact.command) ?? fact;
      expect(command.synopsis, fact.command).toBe(fact.synopsis);
      expect(flagsOf(command).map(keyOf).sort(), fact.command).toEqual(flagsOf(fact).map(keyOf).sort());
    }
  });

  test('every flag is described in five words or more', () => {
    const short = commands.flatMap((command) =>
      flagsOf(command).filter(({ description = '' }) => description.trim().split(/\s+/).length < 5),
    );
    expect(short).toEqual([]);
  });
});

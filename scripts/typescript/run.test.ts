/** Runs TypeScript of pages where no network is needed: against recorded answers, and a node that is only its answers. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { analyse, compile, createLanguage } from '@ligo-docs/ligo';
import { toJson } from '@ligo-docs/ligo/michelson';
import { Schema } from '@taquito/michelson-encoder';
import { InMemorySigner } from '@taquito/signer';
import { MichelCodecPacker, TezosToolkit } from '@taquito/taquito';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadPageFile } from '../../tests/helpers/load-page';

const ROOT = join(import.meta.dirname, '../..');
const TUTORIALS = join(ROOT, 'content/docs/tutorials');
const FOLDER = join(ROOT, 'node_modules/.cache/ligo-docs/typescript-runs');
/** The key that Tezbox publishes for its account `alice`. */
const ALICE_KEY = 'edsk3QoqBuvdamxouPhin7swCvkQNgq4jP5KZPbwWNnwdZpSpJiEbq';
const ALICE = 'tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb';
const KT1 = 'KT1PWx2mnDueood7fEmfbBDKx1D9BAnnXitn';

interface Permits {
  permitFor(
    transfers: readonly unknown[],
    scope: { chain: string; contract: string; counter: number },
    signer: InMemorySigner,
  ): Promise<Readonly<Record<0 | 1 | 2, string>>>;
}

describe('permits', () => {
  test('the script makes the hash and the signature that the test on the page checks in LIGO', async () => {
    const file = join(TUTORIALS, 'tokens/permits.md');
    const page = readFileSync(file, 'utf8');
    const { permitFor } = await loadPageFile<Permits>(file, 'permit', FOLDER);
    const to_ = 'tz1KqTpEZ7Yob7QbPE4Hy4Wo8fHG8LhKxZSx';
    const permit = await permitFor(
      [{ from_: ALICE, txs: [{ to_, token_id: 0, amount: 4 }] }],
      { chain: 'NetXH12Aer3be93', contract: KT1, counter: 0 },
      new InMemorySigner(ALICE_KEY),
    );
    for (const value of [permit[0], permit[1], `0x${permit[2]}`]) {
      // Once in each syntax.
      expect(page.split(value)).toHaveLength(3);
    }
  });
});

interface Indexer {
  holders(token: string, ask: (url: string) => Promise<object>): Promise<readonly object[]>;
  pauses(token: string, ask: (url: string) => Promise<object>): Promise<readonly object[]>;
}

const PAGE = join(TUTORIALS, 'read-from-typescript.md');
const answering =
  (value: unknown, asked: string[] = []) =>
  (url: string) => {
    asked.push(url);
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(value) });
  };

describe('questions to an indexer', () => {
  test('the answer on the page becomes a holder', async () => {
    const { holders } = await loadPageFile<Indexer>(PAGE, 'indexer', FOLDER);
    const [, json = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync(PAGE, 'utf8')) ?? [];
    const asked: string[] = [];
    expect(await holders(KT1, answering(JSON.parse(json), asked))).toEqual([{ owner: ALICE, balance: 480n }]);
    expect(asked).toEqual([
      `https://api.tzkt.io/v1/contracts/${KT1}/bigmaps/ledger/keys?active=true&key.token_id=0&value.gt=0&sort=id&limit=1000&offset.cr=0`,
    ]);
  });

  test('a full answer is continued after its last key', async () => {
    const { holders } = await loadPageFile<Indexer>(PAGE, 'indexer', FOLDER);
    const key = { owner: ALICE, token_id: '0' };
    const keys = Array.from({ length: 1001 }, (_, id) => ({ id: id + 1, key, value: '1' }));
    const asked: string[] = [];
    const found = await holders(KT1, (url) => {
      const after = Number(new URL(url).searchParams.get('offset.cr'));
      return answering(keys.filter(({ id }) => id > after).slice(0, 1000), asked)(url);
    });
    expect(found).toHaveLength(1001);
    expect(asked).toHaveLength(2);
  });

  test('an error of the server is one of the function', async () => {
    const { pauses } = await loadPageFile<Indexer>(PAGE, 'indexer', FOLDER);
    await expect(pauses(KT1, () => Promise.resolve({ ok: false, status: 429 }))).rejects.toThrow('429');
    const events = [{ id: 1, level: 2, timestamp: '2026-11-19T12:00:00Z', tag: 'paused', payload: true }];
    expect(await pauses(KT1, answering(events))).toEqual([
      { timestamp: '2026-11-19T12:00:00Z', payload: true },
    ]);
  });

  test('the test that the page shows passes', async () => {
    const { testHolders } = await loadPageFile<{ testHolders(): Promise<void> }>(PAGE, 'page', FOLDER);
    await expect(testHolders()).resolves.toBeUndefined();
  });
});

interface Reading {
  readToken(tezos: TezosToolkit, address: string): Promise<object>;
  balancesOf(
    tezos: TezosToolkit,
    address: string,
    owners: readonly string[],
  ): Promise<ReadonlyMap<string, bigint>>;
  supplyOf(tezos: TezosToolkit, address: string): Promise<bigint>;
}

/** The contract of a page, as a node shows it. */
function contractOf(page: string, group: string, module: string) {
  const blocks = [...readFileSync(page, 'utf8').matchAll(/```cameligo group=(\S+)\n([\s\S]*?)\n```/g)];
  const text = blocks.flatMap(([, name, code]) => (name === group ? [code] : [])).join('\n');
  const analysis = analyse(createLanguage('1.11.5'), { file: 'main.mligo', text, syntax: 'cameligo' });
  const { script } = compile(analysis, { module });
  if (!script) throw new Error(`${page}: ${module} does not compile`);
  return toJson(script);
}

describe('metadata', () => {
  const page = join(ROOT, 'content/docs/syntax/contracts/metadata.md');
  const type = { prim: 'big_map', args: [{ prim: 'string' }, { prim: 'bytes' }], annots: ['%metadata'] };

  /** What Taquito does first when it reads metadata. */
  const findMetadata = (module: string, group: string, storage: object) => {
    const code = contractOf(page, group, module) as { prim: string; args: object[] }[];
    const storageType = code.find(({ prim }) => prim === 'storage')?.args[0];
    return new Schema(storageType as ConstructorParameters<typeof Schema>[0]).FindFirstInTopLevelPair(
      storage,
      type,
    );
  };
  const pair = (...args: readonly object[]) => ({ prim: 'Pair', args });

  test('are found in a record', () => {
    const storage = pair({ string: ALICE }, { int: '2' }, { int: '7' }, { int: '8' });
    expect(findMetadata('Ferry', 'ferry', storage)).toEqual({ int: '8' });
  });

  test('are found beside dynamic entrypoints', () => {
    const storage = pair(pair({ int: '0' }, { int: '7' }), { int: '8' });
    expect(findMetadata('Toll', 'toll', storage)).toEqual({ int: '7' });
  });
});

describe('reading from a node', () => {
  let server: Server;
  let tezos: TezosToolkit;
  const head = '/chains/main/blocks/head';
  const ledger = 41;
  /** The hash of the key of Alice and token 0. */
  const found = 'expruf31xxwPARn57EfGnwxDZNNBT9aANCoawPVeTfBx5ckmgvaJje';

  beforeAll(async () => {
    const code = contractOf(join(TUTORIALS, 'tokens/production.md'), 'production', 'Token');
    const pair = (...args: readonly object[]) => ({ prim: 'Pair', args });
    const int = (value: number) => ({ int: `${value}` });
    const storage = pair(
      { string: ALICE },
      { prim: 'None' },
      { prim: 'True' },
      ...[40, ledger, 42, 43, 44].map(int),
    );
    const answers: Readonly<Record<string, unknown>> = {
      [`${head}/context/contracts/${KT1}`]: { balance: '0', script: { code, storage } },
      [`${head}/context/contracts/${KT1}/script`]: { code, storage },
      [`${head}/context/contracts/${KT1}/storage`]: storage,
      [`${head}/context/contracts/${KT1}/entrypoints`]: { entrypoints: {} },
      [`${head}/header`]: { hash: 'BL1', level: 5, timestamp: '2026-11-19T12:00:00Z' },
      [`${head}/context/big_maps/${ledger}/${found}`]: { int: '480' },
      [`${head}/helpers/scripts/run_script_view`]: { data: { int: '480' } },
      '/chains/main/chain_id': 'NetXH12Aer3be93',
    };
    server = createServer((request, response) => {
      const [path = ''] = (request.url ?? '').split('?');
      const answer = answers[path];
      response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(answer === undefined ? '' : JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    tezos = new TezosToolkit(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    tezos.setPackerProvider(new MichelCodecPacker());
  });
  afterAll(() => server.close());

  test('the storage, a big map and a view', async () => {
    const { readToken, balancesOf, supplyOf } = await loadPageFile<Reading>(PAGE, 'read', FOLDER);
    expect(await readToken(tezos, KT1)).toEqual({ admin: ALICE, paused: true });
    const ben = 'tz1KqTpEZ7Yob7QbPE4Hy4Wo8fHG8LhKxZSx';
    expect(await balancesOf(tezos, KT1, [ALICE, ben])).toEqual(
      new Map([
        [ALICE, 480n],
        [ben, 0n],
      ]),
    );
    expect(await supplyOf(tezos, KT1)).toBe(480n);
  });
});

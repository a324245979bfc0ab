/** Programs in links: a shared program can be read back, and anything else is rejected with a message. */
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Program, readProgram } from '../../packages/site/src/live/workbench/state/program';
import { readShareHash, shareHash } from '../../packages/site/src/live/workbench/state/share-link';
import { HOSTILE_LINKS } from '../helpers/hostile-links';

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.lorem({ maxCount: 40 }));

const expression = fc.string({ maxLength: 30 });
const calls = fc.array(
  fc.record({
    kind: fc.constantFrom('entry' as const, 'view' as const),
    name: expression,
    parameter: expression,
    sender: expression,
    amount: expression,
  }),
  { maxLength: 5 },
);
const sessions = fc.dictionary(
  fc.stringMatching(/^[a-z]{1,8}\.mligo#[A-Z]?$/),
  fc.record({ storage: expression, calls }).map((one) => ({ ...one, shown: one.calls.length })),
  { maxKeys: 3 },
);

const programs: fc.Arbitrary<Program> = fc
  .uniqueArray(fc.stringMatching(/^[a-z][a-z0-9_]{0,10}\.(jsligo|mligo)$/), { minLength: 1, maxLength: 6 })
  .chain((names) =>
    fc.record({
      title: fc.constantFrom('counter', 'A token'),
      version: fc.constantFrom('next', '2.1.0', ''),
      sessions,
      active: fc.nat(names.length - 1),
      files: fc.tuple(...names.map((name) => fc.record({ name: fc.constant(name), text }))),
    }),
  );

/** A link with any data in it. */
const linkOf = (data: string | Uint8Array) => `#program=${deflateRawSync(data).toString('base64url')}`;

describe('a shared link', () => {
  test('gives the same files and calls', async () => {
    await fc.assert(
      fc.asyncProperty(programs, async (program) => {
        const hash = await shareHash(program);
        expect(hash).toMatch(/^#program=[\w-]+$/);
        // A lone half of a surrogate pair cannot be written in UTF-8.
        const sent = readProgram(JSON.parse(Buffer.from(JSON.stringify(program)).toString()));
        expect(await readShareHash(hash ?? '')).toEqual(sent);
      }),
      { numRuns: 60 },
    );
  });

  test('is not made if nobody could open it', async () => {
    const file = (length: number) => ({ name: 'a.jsligo', text: 'x'.repeat(length) });
    const program = { title: 'a', version: '', active: 0, files: [file(200_000)], sessions: {} };
    expect(await readShareHash((await shareHash(program)) ?? '')).toEqual(program);
    expect(await shareHash({ ...program, files: [file(300_000)] })).toBeUndefined();
  });

  test('that is cut off or changed gives a message or a valid program, and never fails', async () => {
    await fc.assert(
      fc.asyncProperty(programs, fc.nat(), fc.string({ maxLength: 3 }), async (program, at, other) => {
        const hash = (await shareHash(program)) ?? '';
        const cut = 9 + (at % (hash.length - 9));
        for (const wrong of [hash.slice(0, cut), hash.slice(0, cut) + other + hash.slice(cut + 1)])
          await expectHarmless(wrong);
      }),
      { numRuns: 60 },
    );
  });

  test('with any data in it gives a message or a valid program, and never fails', async () => {
    const data = fc.oneof(fc.json(), fc.string(), fc.uint8Array({ maxLength: 500 }));
    await fc.assert(
      fc.asyncProperty(data, (any) => expectHarmless(linkOf(any))),
      { numRuns: 60 },
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200 }), (any) => expectHarmless(`#program=${any}`)),
      { numRuns: 60 },
    );
  });

  test(`${HOSTILE_LINKS.length} hostile, truncated and oversized links give a message or a valid program`, async () => {
    expect(HOSTILE_LINKS).toHaveLength(200);
    for (const hash of HOSTILE_LINKS) await expectHarmless(hash);
  });

  test('that would decompress to hundreds of megabytes is rejected without decompressing them', async () => {
    const bomb = linkOf(Buffer.alloc(40_000_000, '['));
    expect(bomb.length).toBeLessThan(60_000);
    expect(await readShareHash(bomb)).toEqual(new Error('The program in the link is too large.'));
  });

  test('that is too long is neither created nor read', async () => {
    const noise = Array.from({ length: 90_000 }, (_, index) =>
      String.fromCharCode(33 + ((index * 7919) % 90)),
    );
    const files = [{ name: 'a.jsligo', text: shuffled(noise).join('') }];
    const large = { title: 'a', version: '', active: 0, files, sessions: {} };
    expect(await shareHash(large)).toBeUndefined();
    expect(await readShareHash(`#program=${'a'.repeat(60_000)}`)).toEqual(
      new Error('The link is too long to contain a program.'),
    );
  });

  test('of a release without calls and names is opened', async () => {
    const old = { version: '2.1.0', active: 0, files: [{ name: 'counter.mligo', text: 'let a = 1' }] };
    expect(await readShareHash(linkOf(JSON.stringify(old)))).toEqual({
      ...old,
      title: 'counter',
      sessions: {},
    });
  });

  test('is undefined if the hash is something else', async () => {
    for (const hash of ['', '#', '#heading', '#programs=x'])
      expect(await readShareHash(hash)).toBeUndefined();
  });
});

async function expectHarmless(hash: string): Promise<void> {
  const shared = await readShareHash(hash);
  if (!shared) throw new Error('The link was not seen.');
  if (!(shared instanceof Error)) expect(readProgram(shared)).toEqual(shared);
  else expect(shared.message).toMatch(/^(?:The|This) .*\.$/);
}

/** In an order that compresses badly, the same each time. */
function shuffled(items: readonly string[]): string[] {
  let seed = 1;
  return [...items]
    .map((item) => {
      seed = (seed * 16_807) % 2_147_483_647;
      return { item, seed };
    })
    .sort((a, b) => a.seed - b.seed)
    .map(({ item }) => item);
}

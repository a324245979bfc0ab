/** The same raw requests to `npm run serve` and to nginx with deploy/nginx.conf: both answer as the RFCs say. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteServer } from '../../packages/site/src/generator/serve/site-server';
import { DIST } from '../helpers/dist';
import { findNginx, type RunningNginx, startNginx } from '../helpers/nginx';
import { RAW_REQUESTS } from '../helpers/requests/all';
import { FILE, get, type RawRequest, type Validators } from '../helpers/requests/request';
import { type RawAnswer, sendRaw } from '../helpers/requests/send-raw';

const NGINX_PORT = 4397;

const found = findNginx();
const reason = 'missing' in found ? ` (left out: ${found.missing})` : '';

const SECURITY = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'x-frame-options',
  'strict-transport-security',
  'cross-origin-opener-policy',
  'cache-control',
];

async function validatorsOf(port: number): Promise<Validators> {
  const { headers, body } = await sendRaw(port, get(FILE));
  return { etag: headers.etag ?? '', modified: headers['last-modified'] ?? '', size: body.length };
}

/** What is wrong with the answers of a server, one line for each request. */
async function wrongAnswers(port: number, requests = RAW_REQUESTS): Promise<string[]> {
  const validators = await validatorsOf(port);
  const wrong: string[] = [];
  for (const request of requests) {
    const answer = await sendRaw(port, request.text(validators));
    const mistakes = mistakesIn(answer, request, validators);
    if (mistakes.length > 0) wrong.push(`${request.clause} ${request.what}: ${mistakes.join(', ')}`);
  }
  return wrong;
}

function mistakesIn(answer: RawAnswer, request: RawRequest, validators: Validators): string[] {
  const wanted = Object.entries(request.headers?.(validators) ?? {});
  const { status, headers, body } = answer;
  return [
    ...(status === request.status ? [] : [`status ${status} instead of ${request.status}`]),
    ...wanted.flatMap(([name, value]) =>
      isLike(headers[name], value) ? [] : [`${name} is ${headers[name]} instead of ${value}`],
    ),
    ...(request.length === undefined || body.length === request.length
      ? []
      : [`${body.length} bytes instead of ${request.length}`]),
    ...SECURITY.filter((name) => !headers[name]).map((name) => `no ${name}`),
  ];
}

/** What nginx sends where it deviates; only the status counts then. */
function asNginxAnswers(request: RawRequest): RawRequest {
  const { inNginx, headers, length, ...rest } = request;
  return inNginx ? { ...rest, status: inNginx.status } : request;
}

function isLike(actual: string | undefined, wanted: string | RegExp | null): boolean {
  if (wanted === null) return actual === undefined;
  return typeof wanted === 'string' ? actual === wanted : wanted.test(actual ?? '');
}

test('there are at least 200 requests, and no two are the same', () => {
  const example = { etag: '"a"', modified: 'Sat, 01 Jan 2000 00:00:00 GMT', size: 1 };
  const texts = RAW_REQUESTS.map(({ clause, what, text }) => `${clause} ${what}\n${text(example)}`);
  expect(RAW_REQUESTS.length).toBeGreaterThanOrEqual(200);
  expect(new Set(texts).size).toBe(texts.length);
});

describe(`${RAW_REQUESTS.length} raw requests`, () => {
  let server: Server;
  beforeAll(async () => {
    server = await siteServer(DIST, '/');
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => {
    server.close();
  });

  test('get the answers of the RFCs from npm run serve', { timeout: 120_000 }, async () => {
    expect(await wrongAnswers((server.address() as AddressInfo).port)).toEqual([]);
  });
});

describe.skipIf(reason)(`${RAW_REQUESTS.length} raw requests to nginx${reason}`, () => {
  let nginx: RunningNginx;
  beforeAll(async () => {
    if ('command' in found) nginx = await startNginx(found.command, DIST, NGINX_PORT);
  }, 60_000);
  afterAll(() => {
    nginx?.process.kill('SIGQUIT');
  });

  test('get the same answers', { timeout: 120_000 }, async () => {
    expect(await wrongAnswers(NGINX_PORT, RAW_REQUESTS.map(asNginxAnswers))).toEqual([]);
  });
});

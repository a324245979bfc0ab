import type { Answer } from './ask';
import { LATEST } from './latest';

/** Addresses that try to make a server redirect to another site or inject headers. */

const HOSTS = ['evil.example', 'evil.example/docs', 'evil.example:80/', 'user@evil.example', '127.0.0.1'];
const STARTS = [
  '//',
  '///',
  '////',
  '/\\',
  '/\\\\',
  '\\/\\/',
  '//\\',
  '/\\/',
  '/%2f',
  '/%2F%2f',
  '//%2f',
  '/%5c',
  '/%5C%5c',
  '//%5c',
  '//%5c/',
  '///%5c',
  '/%09/',
  '/%0d/',
  '/%0a//',
  '/.//',
  '/..//',
  '/docs/..//',
  '/docs/../%5c',
  '/%2e%2e//',
  `/docs/${LATEST}//`,
  `/docs/${LATEST}/%5c`,
  `/docs/${LATEST}/..//`,
  `/docs/${LATEST}/../../%5c`,
  '/https://',
  '/https:%2f%2f',
  '/x:',
  'https://',
  'http:%2f%2f',
];
/** Endings that make a server normalise an address. */
const ENDS = ['', '/', '//', '.html', '/index.html', '/x.md', '/..', '/%2e%2e/docs', '?lang=jsligo', '%3f'];
const HEADERS = [
  `/docs/${LATEST}/%0d%0aset-cookie:a=b`,
  `/docs/${LATEST}/a%0d%0aset-cookie:a=b.md`,
  `/docs/${LATEST}/a%0dset-cookie:a=b.md`,
  `/docs/${LATEST}/a.md%0a`,
  '/docs/%0d%0alocation:https:%2f%2fevil.example.html',
  '/docs.html?a=%0d%0aset-cookie:a=b',
  '/docs//%0d%0a%0d%0a<script>.md',
  `/docs/${LATEST}/%E5%98%8A%E5%98%8Dset-cookie:a=b.md`,
];

/** Several hundred of them, each with every start, and every end at least once with every start. */
export const OUTWARD: readonly string[] = [
  ...STARTS.flatMap((start, number) =>
    ENDS.map((end, index) => start + HOSTS[(number + index) % HOSTS.length] + end),
  ),
  ...HEADERS,
];

type Answered = Pick<Answer, 'status' | 'headers'>;

/** Requests all of them and returns the harmful responses. */
export async function harmDone(ask: (path: string) => Promise<Answered>): Promise<string[]> {
  const harms: string[] = [];
  for (const path of OUTWARD) {
    const harm = await ask(path).then(harmOf, (error: unknown) => `cannot be read: ${error}`);
    if (harm) harms.push(`${path} ${harm}`);
  }
  return harms;
}

function harmOf({ status, headers }: Answered): string | undefined {
  const { location, 'set-cookie': cookie } = headers;
  if (cookie !== undefined) return `sets ${cookie}`;
  if (![200, 301, 400, 404].includes(status)) return `status ${status}`;
  if (location === undefined) return undefined;
  // Browsers treat a backslash as a slash, and remove tabs and line ends.
  const target = new URL(String(location), 'http://site.test/docs/');
  if (target.origin !== 'http://site.test') return `leads to ${target.href}`;
  return /^\/(?![/\\])[\x20-\x7e]*$/.test(String(location)) ? undefined : `says ${JSON.stringify(location)}`;
}

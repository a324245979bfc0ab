/** Headers, caching, compression and the files for offline reading. */
import { createHash } from 'node:crypto';
import { headersFor } from '../../packages/site/src/generator/headers';
import type { Checked } from './addresses';
import { type Finding, few } from './finding';
import { forEach, type SiteUnderTest, sampleOf } from './site-under-test';

/** Without these, nothing breaks at once: readers are less protected. */
const SECURITY_ADVICE = 'Readers are less protected. Set the headers of dist/_headers at the host.';

export async function checkHeaders({ get, rules, baseUrl }: SiteUnderTest): Promise<Checked> {
  const area = 'headers';
  const { headers } = await get(baseUrl);
  const wanted = Object.entries(headersFor(baseUrl, rules)).filter(([name]) => name !== 'cache-control');
  const missing = wanted.filter(([name]) => headers.get(name) === null).map(([name]) => name);
  const other = wanted
    .filter(([name, value]) => headers.get(name) !== null && headers.get(name) !== value)
    .map(([name]) => name);
  const findings: Finding[] = [];
  if (missing.length > 0) findings.push({ area, what: `without ${few(missing)}`, breaks: SECURITY_ADVICE });
  if (other.length > 0)
    findings.push({
      area,
      what: `other values for ${few(other)}`,
      breaks: 'Is this another build? An old policy blocks the new inline script.',
    });
  return { findings, summary: `${wanted.length - missing.length - other.length} of ${wanted.length}` };
}

export async function checkCaching({ get, rules, baseUrl, files }: SiteUnderTest): Promise<Checked> {
  const area = 'caching';
  const findings: Finding[] = [];
  const maxAge = (value: string | null) => Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? Number.NaN);
  const page = (await get(baseUrl)).headers.get('cache-control');
  if (maxAge(page) > 600)
    findings.push({
      area,
      what: `pages are cached for ${maxAge(page)} seconds`,
      breaks: 'After a deploy, readers get old pages whose scripts may be gone.',
    });
  const asset =
    files.find((file) => /^assets\/entry-.*\.js$/.test(file)) ??
    files.find((file) => /^assets\/.*\.js$/.test(file));
  const ofAsset = asset ? (await get(baseUrl + asset)).headers.get('cache-control') : null;
  if (!(maxAge(ofAsset) >= 86_400))
    findings.push({
      area,
      what: `files in assets/ are cached for ${maxAge(ofAsset) || 0} seconds`,
      breaks: 'Readers request them again on every visit.',
    });
  const worker = (await get(`${baseUrl}sw.js`)).headers.get('cache-control');
  if (maxAge(worker) > 86_400)
    findings.push({ area, what: 'sw.js is cached', breaks: 'A broken service worker cannot be replaced.' });
  const wanted = headersFor(baseUrl, rules)['cache-control'];
  return { findings, summary: page === wanted ? '' : `pages: ${page ?? 'no header'}` };
}

export async function checkCompression({ get, baseUrl }: SiteUnderTest): Promise<Checked> {
  const { headers } = await get(baseUrl, { 'accept-encoding': 'gzip, br' });
  const coding = headers.get('content-encoding');
  const breaks =
    'Pages are four times as large. Turn on compression, or build with --compress where the host sends .gz and .br files.';
  const findings: Finding[] = coding
    ? []
    : [{ area: 'compression', what: 'pages are sent uncompressed', breaks }];
  return { findings, summary: coding ?? 'none' };
}

/** Each file must arrive unchanged, or keeping a version fails. */
export async function checkOffline({ get, baseUrl, files }: SiteUnderTest): Promise<Checked> {
  const area = 'offline';
  const findings: Finding[] = [];
  const worker = await get(`${baseUrl}sw.js`);
  if (worker.status !== 200 || !/javascript/.test(worker.headers.get('content-type') ?? ''))
    findings.push({
      area,
      what: `sw.js answers ${worker.status} as ${worker.headers.get('content-type')}`,
      breaks: 'Offline reading does not start.',
    });
  const name = files.find((file) => /^offline\/[\d.]+\.json$/.test(file)) ?? '';
  const list = await get(baseUrl + name);
  if (list.status !== 200)
    return {
      findings: [
        ...findings,
        { area, what: `${name} answers ${list.status}`, breaks: 'No version can be kept.' },
      ],
      summary: '',
    };
  const kept = Object.entries(((await list.json()) as { files: Record<string, string> }).files);
  const changed = await forEach(sampleOf(kept, 80), async ([path, hash]) => {
    const answer = await get(path);
    const body = Buffer.from(await answer.arrayBuffer());
    const isSame = createHash('sha1').update(body).digest('base64url').startsWith(hash);
    return answer.status === 200 && isSame ? [] : [`${path} (${answer.status})`];
  });
  if (changed.length > 0)
    findings.push({
      area,
      what: `changed or redirected: ${few(changed)}`,
      breaks: 'Keeping a version fails, or its pages redirect in a loop.',
    });
  return {
    findings,
    summary: `${Math.min(80, kept.length) - changed.length} of ${Math.min(80, kept.length)} files unchanged`,
  };
}

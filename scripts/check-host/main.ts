/** `npm run check:host -- URL`: what a host does differently from what the site promises. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listFiles } from '../../packages/site/src/content/files';
import { type Checked, checkAddresses, checkNotFound, checkRedirects } from './addresses';
import { type Area, type Finding, reportOf } from './finding';
import { type SiteUnderTest, siteUnderTest } from './site-under-test';
import { checkCaching, checkCompression, checkHeaders, checkOffline } from './transfer';

const USAGE = 'Usage: npm run check:host -- URL [--dist DIR]. The folder has the build that the host serves.';

const CHECKS: readonly (readonly [Area, (site: SiteUnderTest) => Promise<Checked>])[] = [
  ['addresses', checkAddresses],
  ['old addresses', checkRedirects],
  ['not found', checkNotFound],
  ['headers', checkHeaders],
  ['caching', checkCaching],
  ['compression', checkCompression],
  ['offline', checkOffline],
];

export async function main(
  _command: string,
  args: readonly string[],
  { root }: { root: string },
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { dist: { type: 'string' } },
    allowPositionals: true,
  });
  const [url] = positionals;
  if (!url || !URL.canParse(url)) {
    console.error(USAGE);
    return 2;
  }
  const dist = values.dist ?? join(root, 'dist');
  const { lines, findings } = await checkHost(await siteUnderTest(url, dist, await listFiles(dist, '.')));
  for (const line of lines) console.log(line);
  return findings.length === 0 ? 0 : 1;
}

/** Runs all checks, one after the other. */
export async function checkHost(site: SiteUnderTest): Promise<{ lines: string[]; findings: Finding[] }> {
  const findings: Finding[] = [];
  const summary = new Map<Area, string>();
  for (const [area, check] of CHECKS) {
    const result = await check(site).catch(
      (error: unknown): Checked => ({
        findings: [
          {
            area,
            what: `the check failed: ${error}`,
            breaks: 'The host did not answer as a web server does.',
          },
        ],
        summary: '',
      }),
    );
    findings.push(...result.findings);
    summary.set(area, result.summary);
  }
  return { lines: reportOf(site.base.href, summary, findings), findings };
}

/** Pages, old addresses and the not-found page. */
import { plainPath } from '../../packages/site/src/model/route';
import { type Finding, few } from './finding';
import { forEach, type SiteUnderTest, sampleOf } from './site-under-test';

export interface Checked {
  readonly findings: readonly Finding[];
  readonly summary: string;
}

/** Every address of the sitemap answers directly. */
export async function checkAddresses({ get, base }: SiteUnderTest): Promise<Checked> {
  const sitemap = await get('sitemap.xml');
  const text = await sitemap.text();
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const area = 'addresses';
  if (sitemap.status !== 200 || paths.length === 0) {
    const breaks = `Is this the address of the site? Search engines cannot find its pages.`;
    return {
      findings: [
        { area, what: `sitemap.xml answers ${sitemap.status} with ${paths.length} addresses`, breaks },
      ],
      summary: '',
    };
  }
  const redirected: string[] = [];
  const wrong: string[] = [];
  await forEach(paths, async (path) => {
    const { status, headers } = await get(path);
    if (status >= 300 && status < 400) redirected.push(path);
    else if (status !== 200 || !headers.get('content-type')?.startsWith('text/html'))
      wrong.push(`${path} (${status})`);
    return [];
  });
  const findings: Finding[] = [];
  if (redirected.length > 0)
    findings.push({
      area,
      what: `${redirected.length} of ${paths.length} canonical addresses are redirects: ${few(redirected)}`,
      breaks: 'Search engines do not index them, and every visit takes another round trip.',
    });
  if (wrong.length > 0)
    findings.push({
      area,
      what: `${wrong.length} addresses have no page: ${few(wrong)}`,
      breaks: 'Readers do not find them.',
    });
  const direct = paths.length - redirected.length - wrong.length;
  return { findings, summary: `${direct} of ${paths.length} direct below ${base.href}` };
}

const QUERY = '?lang=cameligo&from=check';

/** Old addresses lead to their page: by a 301 that keeps the query, or by a page that does. */
export async function checkRedirects({ get, redirects, base }: SiteUnderTest): Promise<Checked> {
  const exact = sampleOf(
    redirects.filter(({ from }) => !from.endsWith('*')),
    60,
  );
  const wild = redirects
    .filter(({ from }) => from.endsWith('/*'))
    .map(({ from, to }) => ({
      from: from.replace('*', 'intro/introduction'),
      to: to.replace(':splat', 'intro/introduction'),
    }));
  const area = 'old addresses';
  const counts = { redirect: 0, page: 0 };
  const lost: string[] = [];
  const findings = await forEach([...exact, ...wild], async ({ from, to }): Promise<Finding[]> => {
    const answer = await withoutAddedSlash(get, from);
    const location = answer.headers.get('location');
    if (answer.status === 301 && location) {
      counts.redirect++;
      const { pathname, search } = new URL(location, new URL(from, base));
      if (plainPath(decodeURI(pathname)) !== plainPath(to))
        return [
          {
            area,
            what: `${from} leads to ${location} instead of ${to}`,
            breaks: 'Old links lead to the wrong page.',
          },
        ];
      if (search !== QUERY) lost.push(from);
      return [];
    }
    if (answer.status === 200 && leadsTo(await answer.text(), to)) {
      counts.page++;
      return [];
    }
    return [
      {
        area,
        what: `${from} answers ${answer.status}${location ? ` to ${location}` : ''}`,
        breaks: 'Old links are broken.',
      },
    ];
  });
  if (lost.length > 0)
    findings.push({
      area,
      what: `the query is lost in ${few(lost)}`,
      breaks: 'A link with ?lang= shows the other syntax.',
    });
  return { findings, summary: `${counts.redirect} answer 301, ${counts.page} by a page` };
}

/** The answer for an old address, at the spelling that the host prefers. */
async function withoutAddedSlash(get: SiteUnderTest['get'], from: string): Promise<Response> {
  const answer = await get(from + QUERY);
  const isAdded = answer.headers.get('location')?.endsWith(`${encodeURI(from)}/${QUERY}`);
  return isAdded ? get(`${from}/${QUERY}`) : answer;
}

/** Whether a page is the one of a redirect to an address. */
function leadsTo(html: string, to: string): boolean {
  const address = /data-to="([^"]*)"/.exec(html)?.[1];
  return address !== undefined && plainPath(decodeURI(address)) === plainPath(to);
}

/** Unknown addresses, and addresses in capitals. */
export async function checkNotFound({ get, baseUrl, files }: SiteUnderTest): Promise<Checked> {
  const area = 'not found';
  const findings: Finding[] = [];
  const { status } = await get(`${baseUrl}no-page-has-this-address`);
  if (status === 200)
    findings.push({
      area,
      what: 'an unknown address answers 200',
      breaks: 'Search engines index it, and a missing script is taken for one.',
    });
  else if (status !== 404)
    findings.push({
      area,
      what: `an unknown address answers ${status} and not 404`,
      breaks: 'Readers and search engines are sent elsewhere.',
    });
  const shown = await (await get(`${baseUrl}no-page-has-this-address`)).text();
  if (!shown.includes('Page not found'))
    findings.push({
      area,
      what: "the not-found page is not the site's 404.html",
      breaks: 'Readers get no suggestions.',
    });
  const capitals = files.find((file) => /^assets\/.*[A-Z].*\.js$/.test(file));
  const answer = capitals ? await get(baseUrl + capitals) : undefined;
  if (answer && answer.status !== 200)
    findings.push({
      area,
      what: `${capitals} answers ${answer.status}: addresses are changed to lower case`,
      breaks: 'Scripts with capitals in their names do not load.',
    });
  return { findings, summary: `status ${status}` };
}

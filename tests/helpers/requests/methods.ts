import { get, HOST, head, lines, type RawRequest, requests } from './request';

const allow = { headers: () => ({ allow: 'GET, HEAD' }) };
const asks = (method: string, ...more: readonly string[]) =>
  lines(`${method} /docs HTTP/1.1`, HOST, ...more, 'Connection: close');

/** RFC 9110, 9: methods, and what else is in a request beside its address. */
export const METHODS: readonly RawRequest[] = [
  ...requests(
    '9110 9.3.1',
    200,
    { GET: get('/docs') },
    { headers: () => ({ 'content-type': 'text/html; charset=utf-8' }) },
  ),
  ...requests(
    '9110 9.3.2',
    200,
    { 'HEAD of a page': head('/docs'), 'HEAD of a picture': head('/icons/icon-192.png') },
    { length: 0, headers: () => ({ 'content-length': /^[1-9]\d*$/ }) },
  ),
  ...requests('9110 9.3.2', 404, { 'HEAD of what does not exist': head('/nowhere') }, { length: 0 }),
  ...requests(
    '9110 9.3.2',
    301,
    { 'HEAD of what has moved': head('/docs/') },
    { length: 0, headers: () => ({ location: '/docs' }) },
  ),
  ...requests(
    '9110 15.5.6',
    405,
    {
      POST: asks('POST', 'Content-Length: 0'),
      'POST with a body': `${asks('POST', 'Content-Length: 4')}text`,
      PUT: `${asks('PUT', 'Content-Length: 4')}text`,
      DELETE: asks('DELETE'),
      PATCH: asks('PATCH', 'Content-Length: 0'),
      OPTIONS: asks('OPTIONS'),
      PROPFIND: asks('PROPFIND'),
      MKCOL: asks('MKCOL'),
      COPY: asks('COPY'),
      LOCK: asks('LOCK'),
    },
    allow,
  ),
  ...requests('9110 9.3.8', 405, { TRACE: asks('TRACE') }, allow),
  ...requests('9110 9.3.6', 400, {
    CONNECT: lines('CONNECT site.test:443 HTTP/1.1', HOST, 'Connection: close'),
  }),
  ...requests(
    '9110 9.1',
    405,
    { 'an unknown method': asks('FETCH'), 'another unknown one': asks('BREW') },
    allow,
  ),
  ...requests('9110 9.1', 400, {
    'a method in lower case': asks('get'),
    'in mixed case': asks('Get'),
    'a method with a digit': asks('G3T'),
  }),
  ...requests('9110 9.3.1', 200, {
    'a body with GET is ignored': `${lines('GET /docs HTTP/1.1', HOST, 'Content-Length: 4', 'Connection: close')}text`,
  }),
  ...requests('9110 10.1.1', 200, { 'an unknown expectation is ignored': get('/docs', 'Expect: wonders') }),
  ...requests('9110 7.8', 200, {
    'an upgrade is ignored': lines(
      'GET /docs HTTP/1.1',
      HOST,
      'Connection: close, Upgrade',
      'Upgrade: websocket',
    ),
    'so is one to h2c': lines(
      'GET /docs HTTP/1.1',
      HOST,
      'Connection: close, Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
    ),
  }),
  ...requests('9110 12.5.1', 200, {
    'Accept that does not fit': get('/docs', 'Accept: image/webp'),
    'Accept of nothing': get('/docs', 'Accept: */*;q=0'),
  }),
  ...requests('9110 12.5.4', 200, { 'another language': get('/docs', 'Accept-Language: de') }),
  ...requests(
    '9110 12.5.3',
    200,
    {
      'no coding': get('/docs'),
      identity: get('/docs', 'Accept-Encoding: identity'),
      'unknown codings': get('/docs', 'Accept-Encoding: sdch, exi'),
      'an empty list': get('/docs', 'Accept-Encoding:'),
      'gzip refused': get('/docs', 'Accept-Encoding: gzip;q=0'),
      'gzip refused with decimals': get('/docs', 'Accept-Encoding: gzip;q=0.000'),
    },
    { headers: () => ({ 'content-encoding': null }) },
  ),
  ...requests(
    '9110 12.5.3',
    200,
    { 'a picture is never compressed': get('/icons/icon-192.png', 'Accept-Encoding: gzip') },
    { headers: () => ({ 'content-encoding': null }) },
  ),
  ...requests('9110 5.1', 200, {
    'unknown headers': get('/docs', 'X-Anything: 1', 'Foo: bar'),
    'names in any case': lines('GET /docs HTTP/1.1', 'hOsT: site.test', 'cOnNeCtIoN: close'),
  }),
  ...requests('9110 5.5', 200, {
    'spaces around a value': get('/docs', 'X-Space:   a  '),
    'a tab before a value': get('/docs', 'X-Tab:\ta'),
    'bytes above ASCII': get('/docs', 'X-Byte: \xe9'),
  }),
  ...requests(
    '9110 10.2.2',
    301,
    { 'a redirect keeps the query': get('/docs/?lang=cameligo') },
    { headers: () => ({ location: '/docs?lang=cameligo' }) },
  ),
  ...requests(
    '9110 6.6.1',
    200,
    { 'every answer has a date': get('/docs') },
    { headers: () => ({ date: /GMT$/ }) },
  ),
  ...requests(
    '9110 10.2.4',
    200,
    { 'the server does not name its version': get('/docs') },
    { headers: () => ({ server: /^(?:nginx)?$/ }) },
  ),
  ...requests('9110 11.6.2', 200, { 'credentials are ignored': get('/docs', 'Authorization: Basic YTpi') }),
  ...requests('9110 7.6.3', 200, {
    'Via and Forwarded are ignored': get(
      '/docs',
      'Via: 1.1 proxy',
      'Forwarded: for=1.2.3.4',
      'X-Forwarded-Host: evil.example',
    ),
  }),
];

import { FILE, get, head, type RawRequest, requests, type Validators } from './request';

const EARLIER = 'Sat, 01 Jan 2000 00:00:00 GMT';
const LATER = 'Sun, 01 Jan 2034 00:00:00 GMT';
const asks =
  (...headers: readonly string[]) =>
  ({ etag, modified }: Validators) =>
    get(FILE, ...headers.map((header) => header.replaceAll('TAG', etag).replaceAll('DATE', modified)));
const unchanged = { headers: ({ etag }: Validators) => ({ etag, 'content-length': null }), length: 0 };
const whole = { headers: ({ size, etag }: Validators) => ({ 'content-length': String(size), etag }) };

/** RFC 9110, 13: conditional requests. */
export const CONDITIONS: readonly RawRequest[] = [
  ...requests(
    '9110 13.1.2',
    304,
    {
      'If-None-Match with the tag': asks('If-None-Match: TAG'),
      'with the weak form of the tag': asks('If-None-Match: W/TAG'),
      any: asks('If-None-Match: *'),
      'a list that has the tag': asks('If-None-Match: "a", TAG, "b"'),
      'a list without spaces': asks('If-None-Match: "a",TAG'),
      'a list with the tag first': asks('If-None-Match: TAG, "z"'),
      'a list of weak tags': asks('If-None-Match: W/"a", W/TAG'),
    },
    unchanged,
  ),
  ...requests(
    '9110 13.1.2',
    200,
    {
      'If-None-Match with another tag': asks('If-None-Match: "other"'),
      'with other tags': asks('If-None-Match: "a", "b", W/"c"'),
      'with an empty tag': asks('If-None-Match: ""'),
      'with a part of the tag': ({ etag }) => get(FILE, `If-None-Match: ${etag.slice(0, -2)}"`),
      'with a longer tag': ({ etag }) => get(FILE, `If-None-Match: ${etag.slice(0, -1)}0"`),
    },
    whole,
  ),
  ...requests(
    '9110 13.1.2',
    304,
    { 'If-None-Match on HEAD': ({ etag }) => head(FILE, `If-None-Match: ${etag}`) },
    unchanged,
  ),
  ...requests(
    '9110 13.1.3',
    304,
    {
      'If-Modified-Since with the date': asks('If-Modified-Since: DATE'),
      'with a later date': asks(`If-Modified-Since: ${LATER}`),
    },
    unchanged,
  ),
  ...requests(
    '9110 13.1.3',
    304,
    { 'If-Modified-Since on HEAD': ({ modified }) => head(FILE, `If-Modified-Since: ${modified}`) },
    unchanged,
  ),
  ...requests(
    '9110 13.1.3',
    200,
    {
      'If-Modified-Since with an earlier date': asks(`If-Modified-Since: ${EARLIER}`),
      'with what is no date': asks('If-Modified-Since: yesterday'),
      'with an empty date': asks('If-Modified-Since:'),
    },
    whole,
  ),
  ...requests(
    '9110 13.1.3',
    200,
    { 'If-Modified-Since beside another tag': asks('If-None-Match: "other"', 'If-Modified-Since: DATE') },
    whole,
  ),
  ...requests(
    '9110 13.2.2',
    304,
    { 'tag and date that both match': asks('If-None-Match: TAG', 'If-Modified-Since: DATE') },
    unchanged,
  ),
  ...requests(
    '9110 13.1.1',
    200,
    {
      'If-Match with the tag': asks('If-Match: TAG'),
      any: asks('If-Match: *'),
      'a list that has the tag': asks('If-Match: "a", TAG'),
    },
    whole,
  ),
  ...requests('9110 13.1.1', 412, {
    'If-Match with another tag': asks('If-Match: "other"'),
    'with the weak form of the tag': asks('If-Match: W/TAG'),
    'with other tags': asks('If-Match: "a", "b"'),
    'with an empty tag': asks('If-Match: ""'),
    'on HEAD': () => head(FILE, 'If-Match: "other"'),
  }),
  ...requests(
    '9110 13.1.4',
    200,
    {
      'If-Unmodified-Since with the date': asks('If-Unmodified-Since: DATE'),
      'with a later date': asks(`If-Unmodified-Since: ${LATER}`),
    },
    whole,
  ),
  ...requests('9110 13.1.4', 412, {
    'If-Unmodified-Since with an earlier date': asks(`If-Unmodified-Since: ${EARLIER}`),
  }),
  ...requests(
    '9110 13.1.4',
    200,
    { 'If-Unmodified-Since beside the tag': asks('If-Match: TAG', `If-Unmodified-Since: ${EARLIER}`) },
    { ...whole, inNginx: { status: 412, why: 'it also compares the date' } },
  ),
  ...requests(
    '9110 13.2.2',
    304,
    { 'If-Match and If-None-Match': asks('If-Match: TAG', 'If-None-Match: TAG') },
    unchanged,
  ),
  ...requests('9110 13.2.2', 412, {
    'If-Match fails before If-None-Match': asks('If-Match: "x"', 'If-None-Match: TAG'),
  }),
  ...requests(
    '9110 13.1.4',
    200,
    {
      'with what is no date': asks('If-Unmodified-Since: tomorrow'),
    },
    { ...whole, inNginx: { status: 412, why: 'it takes the value for an early date' } },
  ),
  ...requests('9110 13.2.1', 404, {
    'conditions on what does not exist': get('/nowhere', 'If-None-Match: *'),
  }),
  ...requests(
    '9110 13.2.1',
    301,
    { 'conditions on what has moved': get('/docs/', 'If-None-Match: *') },
    { headers: () => ({ location: '/docs' }) },
  ),
  ...requests(
    '9110 5.6.7',
    304,
    {
      'a date of RFC 850': asks('If-Modified-Since: Friday, 01-Jan-34 00:00:00 GMT'),
      'a date of asctime': asks('If-Modified-Since: Sun Jan  1 00:00:00 2034'),
    },
    unchanged,
  ),
  ...requests(
    '9110 8.8.3',
    200,
    { 'the tag is strong': get(FILE) },
    { headers: () => ({ etag: /^"[^"]+"$/ }) },
  ),
  ...requests(
    '9110 8.8.2',
    200,
    { 'the date is an IMF-fixdate': get(FILE) },
    { headers: () => ({ 'last-modified': /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/ }) },
  ),
  ...requests(
    '9110 15.4.5',
    304,
    { 'the answer has the caching headers': asks('If-None-Match: TAG') },
    { headers: () => ({ 'cache-control': 'public, max-age=0, must-revalidate', date: /GMT$/ }) },
  ),
];

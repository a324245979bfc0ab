import { test } from 'vitest';
import { site } from '#site-config';
import { expectSmallIndex } from '../helpers/index-size';

test.each(site.docs.versions.map(({ name }) => name))(
  'the search index of %s has at most 200 kB in brotli',
  expectSmallIndex,
);

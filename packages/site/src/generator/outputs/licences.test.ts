import { expect, test } from 'vitest';
import { tinySite } from '../../../../../tests/helpers/tiny-site';
import { licenceFiles } from './licences';

const FOLDERS = ['node_modules/@one/a', 'node_modules/b'];

const place = (notice: Record<string, string>) =>
  tinySite({
    'package-lock.json': JSON.stringify({
      packages: { 'node_modules/@one/a': { integrity: 'sha512-AAEC' } },
    }),
    'node_modules/@one/a/package.json': JSON.stringify({ name: '@one/a', version: '1.2.3', license: 'MIT' }),
    'node_modules/@one/a/LICENSE': 'Copyright Ann\r\n',
    'node_modules/b/package.json': JSON.stringify({
      name: 'b',
      version: '2.0.0',
      license: 'MIT OR Apache-2.0',
    }),
    ...notice,
  });

test('the notices have the text of every licence', async () => {
  const root = await place({
    'node_modules/b/LICENCE.md': 'Copyright Bob',
    'node_modules/b/NOTICE': 'Made by Bob',
  });
  const [notices, bom] = licenceFiles(root, FOLDERS);
  expect(notices?.file).toBe('licences.txt');
  expect(notices?.content).toContain('@one/a 1.2.3 (MIT)\n\nCopyright Ann\n');
  expect(notices?.content).toContain('b 2.0.0 (MIT OR Apache-2.0)\n\nCopyright Bob\n\nMade by Bob\n');
  expect(JSON.parse(String(bom?.content))).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    components: [
      {
        name: '@one/a',
        purl: 'pkg:npm/%40one/a@1.2.3',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: '000102' }],
      },
      { name: 'b', licenses: [{ expression: 'MIT OR Apache-2.0' }] },
    ],
  });
});

test('a package without a licence text stops the build', async () => {
  const root = await place({});
  expect(() => licenceFiles(root, FOLDERS)).toThrow('node_modules/b has no licence text');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { editorFiles } from './schemas';

const ROOT = join(import.meta.dirname, '../../../..');

describe('the schemas for editors', () => {
  test.each([...editorFiles()])('%s is up to date (npm run update:schemas)', (file, value) => {
    expect(JSON.parse(readFileSync(join(ROOT, file), 'utf8'))).toEqual(JSON.parse(JSON.stringify(value)));
  });

  it('have the names, the descriptions and the required fields that the build checks', () => {
    expect(editorFiles().get('.vscode/schemas/front-matter.json')).toMatchObject({
      type: 'object',
      required: ['title', 'description'],
      additionalProperties: false,
      properties: { sidebar_label: { type: 'string', description: 'A shorter name for the sidebar.' } },
    });
  });
});

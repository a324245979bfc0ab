import { expect, test as setup } from '@playwright/test';
import { buildVariant, VARIANTS } from './build';

setup.describe.configure({ timeout: 120_000 });

for (const name of VARIANTS) {
  setup(`the variant '${name}' is built`, async () => {
    const { code, output } = await buildVariant(name);
    expect(code, output).toBe(0);
  });
}

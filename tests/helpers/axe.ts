import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

export interface AxeScope {
  /** Only rules on colours. Without it all rules run. */
  readonly rules?: 'colours';
  /** The selector to check; by default the whole page. */
  readonly within?: string;
  /** The selector to exclude. */
  readonly except?: string;
}

let source: string | undefined;

function axeSource(): string {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}

function optionsOf({ rules }: AxeScope): RunOptions {
  // Leaving out passed rules makes axe several times faster.
  const quick: RunOptions = { resultTypes: ['violations'], selectors: false, preload: false };
  return rules === 'colours' ? { ...quick, runOnly: ['color-contrast', 'link-in-text-block'] } : quick;
}

/** Expects that axe finds nothing. It is injected into a page only once. */
export async function expectAccessible(page: Page, scope: AxeScope = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource());
  const found = await page.evaluate(
    async ({ within, except, options }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const scope = { include: [[within ?? 'html']], exclude: except ? [[except]] : [] };
      const { violations } = await axe.run(scope, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120))}`);
    },
    { within: scope.within, except: scope.except, options: optionsOf(scope) },
  );
  expect(found).toEqual([]);
}

/** All rules in the dark theme, those on colours in the light one. */
export async function expectAccessibleInBothThemes(page: Page, within?: string): Promise<void> {
  await expectAccessible(page, { within });
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await expectAccessible(page, { rules: 'colours', within });
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

export interface AxeScope {
  /** Only rules on colours. Without it all rules run. */
  readonly rules?: 'colours';
  /** A selector of what is looked at; the whole page without it. */
  readonly within?: string;
  /** A selector of what is passed over. */
  readonly except?: string;
}

let source: string | undefined;

function axeSource(): string {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}

function optionsOf({ rules }: AxeScope): RunOptions {
  // What passes is not looked at: axe is several times faster that way.
  const quick: RunOptions = { resultTypes: ['violations'], selectors: false, preload: false };
  return rules === 'colours' ? { ...quick, runOnly: ['color-contrast', 'link-in-text-block'] } : quick;
}

/** axe finds nothing. It is brought into a page once, however often it is asked. */
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

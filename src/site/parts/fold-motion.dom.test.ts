import type { MouseEvent } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onFoldClick } from './fold-motion';

/** The motion that is running, as far as folds use it. */
interface Motion {
  readonly id: string;
  readonly reverse: () => void;
  readonly finished: Promise<void>;
}

let motions: Motion[] = [];
let finish = () => {};

beforeEach(() => {
  motions = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.assign(HTMLElement.prototype, {
    getAnimations: () => motions,
    animate: (_frames: unknown, { id }: { id: string }) => {
      const finished = new Promise<void>((resolve) => {
        finish = () => {
          motions = [];
          resolve();
        };
      });
      motions = [{ id, reverse: vi.fn(), finished }];
      return motions[0];
    },
  });
  document.body.innerHTML = '<details><summary>More</summary>Text</details>';
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const fold = () => document.querySelector('details');
/** The test browser opens a fold at a click even if a handler prevents that, so the handler is called alone. */
const click = () => {
  const event = {
    target: document.querySelector('summary'),
    defaultPrevented: false,
    preventDefault: vi.fn(),
  };
  onFoldClick(event as unknown as MouseEvent);
  expect(event.preventDefault).toHaveBeenCalledOnce();
};
const settle = async () => {
  finish();
  await Promise.resolve();
  await Promise.resolve();
};

it('a fold opens, and closes when its motion has ended', async () => {
  click();
  await settle();
  expect(fold()?.open).toBe(true);
  click();
  expect(fold()?.open).toBe(true);
  await settle();
  expect(fold()?.open).toBe(false);
});

it('a fold reopens while it is closing', async () => {
  click();
  await settle();
  click();
  click();
  expect(motions[0]?.reverse).toHaveBeenCalledOnce();
  await settle();
  expect(fold()?.open).toBe(true);
  expect(fold()?.className).toBe('');
});

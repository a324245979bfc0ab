import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onFoldClick } from './fold-motion';

/** The part of a running animation that folds use. */
interface Motion {
  readonly id: string;
  readonly reverse: () => void;
  readonly finished: Promise<void>;
}

let motions: Motion[] = [];
let durations: number[] = [];
let finish = () => {};

beforeEach(() => {
  motions = [];
  durations = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.assign(HTMLElement.prototype, {
    getAnimations: () => motions,
    animate: (_frames: unknown, { id, duration }: { id: string; duration: number }) => {
      durations.push(duration);
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
  document.body.innerHTML = '<div class="page"><details><summary>More</summary>Text</details></div>';
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const fold = () => document.querySelector('details');
/** happy-dom opens a fold on click even if the default is prevented, so the handler is called directly. */
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

it('a fold opens, and closes when its animation has ended', async () => {
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

/** The duration of the animation for content of a height. */
function durationFor(height: number): number | undefined {
  const own = fold();
  if (own)
    Object.defineProperty(own, 'offsetHeight', { configurable: true, get: () => (own.open ? height : 0) });
  click();
  return durations.at(-1);
}

it.each([
  [0, 120],
  [36, 192],
  [360, 327],
  [3600, 420],
])('a fold of %d px takes %d ms: the taller, the longer, within limits', (height, duration) => {
  expect(durationFor(height)).toBe(duration);
});

it('a fold takes 1 ms if reduced motion is preferred', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
  expect(durationFor(360)).toBe(1);
});

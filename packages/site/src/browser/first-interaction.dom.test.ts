import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOnFirstInteraction } from './first-interaction';

let done: string[];

beforeEach(() => {
  done = [];
  document.body.innerHTML = '<div id="root"><button>Theme</button></div>';
  document.querySelector('#root')?.addEventListener('click', () => done.push('click'));
});

afterEach(() => {
  document.body.innerHTML = '';
});

test('a click before the app is ready reaches the root once, when the app is ready', async () => {
  let finish = () => {};
  const app = new Promise<void>((resolve) => {
    finish = resolve;
  });
  loadOnFirstInteraction(() => app);
  document.querySelector('button')?.click();
  expect(done).toEqual([]);
  finish();
  await vi.waitFor(() => expect(done).toEqual(['click']));
  document.querySelector('button')?.click();
  expect(done).toEqual(['click', 'click']);
});

import { beforeEach, expect, it } from 'vitest';
import { keepState } from './keep-state';

const HTML = '<details><summary>Menu</summary><a href="/a">A</a></details><button>Theme</button>';

let host: Element;

beforeEach(() => {
  document.body.innerHTML = `<div id="host">${HTML}</div>`;
  host = document.querySelector('#host') as Element;
});

const details = () => host.querySelector('details') as HTMLDetailsElement;
const button = () => host.querySelector('button') as HTMLButtonElement;

it('opens and focuses again what the reader had opened and focused before the part was rendered again', () => {
  const restore = keepState(host);
  details().open = true;
  button().focus();
  host.innerHTML = HTML;
  expect(details().open).toBe(false);
  restore();
  expect(details().open).toBe(true);
  expect(document.activeElement).toBe(button());
});

it('changes nothing in a part that was hydrated', () => {
  const restore = keepState(host);
  details().open = true;
  button().focus();
  details().open = false;
  button().blur();
  restore();
  expect(details().open).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

it('clicks a button that was rendered again between press and release', () => {
  const restore = keepState(host);
  button().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse', button: 0 }));
  host.innerHTML = HTML;
  restore();
  const clicks: unknown[] = [];
  button().addEventListener('click', () => clicks.push('click'));
  button().dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  button().dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  expect(clicks).toEqual(['click']);
});

/**
 * Component tests share a process and a document, which takes a third of the time of separate ones. Each file starts with
 * fresh modules and an empty document, so that the order of files does not matter.
 */
import { Storage } from 'happy-dom';
import { vi } from 'vitest';

/**
 * Node 25 and later have a `localStorage` without a file to keep it in, which is undefined, and a `Storage` class. They
 * hide those of the test document.
 */
if (globalThis.localStorage === undefined) {
  const storages = { Storage, localStorage: new Storage(), sessionStorage: new Storage() };
  for (const [name, value] of Object.entries(storages))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

vi.resetModules();
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name);
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();

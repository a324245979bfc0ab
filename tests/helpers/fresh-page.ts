/**
 * Component tests share a process and a document, which takes a third of the time of separate ones. Each file starts with
 * fresh modules and an empty document, so that the order of files does not matter.
 */
import { vi } from 'vitest';

vi.resetModules();
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name);
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();

/** Component tests share a process and a page, which takes a third of the time: each file starts with both as new. */
import { vi } from 'vitest';

vi.resetModules();
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name);
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();

import type { KeyboardEvent } from 'react';

const FOCUSABLE = 'input, button:not([disabled]), a[href]:not([tabindex="-1"])';

/** Leads the Tab key from the last control of a dialog to its first, and back. */
export function keepFocusInside(event: KeyboardEvent, dialog: HTMLElement | null): void {
  const controls = [...(dialog?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
    (one) => one.offsetParent !== null,
  );
  const [first] = controls;
  const last = controls.at(-1);
  const { activeElement } = document;
  if (!first || !last) return;
  const target =
    event.shiftKey && activeElement === first
      ? last
      : !event.shiftKey && activeElement === last
        ? first
        : undefined;
  if (!target) return;
  event.preventDefault();
  target.focus();
}

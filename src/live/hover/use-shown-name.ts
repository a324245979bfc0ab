import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { ShownName } from '../../model/hover';
import { isOn, offsetAt, rangeOf, showRange } from './code-text';
import { nameAt, nextName } from './names';

/** A pointer that only passes over a name shows nothing. */
const SHOW_DELAY_MS = 120;
/** Long enough to reach the link in the card. */
const HIDE_DELAY_MS = 250;

const HANDLED = ['pointermove', 'click', 'keydown'];

/** Which name is shown: the one under the pointer, the one that was tapped, or the one that the arrow keys have reached. */
export function useShownName(
  pre: HTMLElement,
  names: readonly ShownName[],
  latest: RefObject<Event | undefined>,
) {
  const [index, setIndex] = useState<number>();
  /** What is shown after a delay. */
  const pending = useRef<{ index: number | undefined; timer: number }>(undefined);
  /** Keeps the card while the pointer is on it. */
  const hold = useCallback(() => {
    window.clearTimeout(pending.current?.timer);
    pending.current = undefined;
  }, []);
  const show = useCallback(
    (next: number | undefined, delay: number) => {
      hold();
      if (delay === 0) return setIndex(next);
      const timer = window.setTimeout(() => show(next, 0), delay);
      pending.current = { index: next, timer };
    },
    [hold],
  );
  const release = useCallback(() => show(undefined, HIDE_DELAY_MS), [show]);
  useEffect(() => {
    const onKey = (code: Element, event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const next = nextName(names, code.textContent, index, event.key);
      if (next === undefined) return;
      event.preventDefault();
      const { from = 0, length = 0 } = names[next] ?? {};
      showRange(pre, rangeOf(code, from, length));
      show(next, 0);
    };
    const onPointer = (code: Element, event: MouseEvent) => {
      const isTap = event.type === 'click';
      if (isTap ? getSelection()?.isCollapsed === false : !isMouse(event)) return;
      const next = nameUnder(code, names, event);
      if (isTap) show(next, 0);
      else if (next === index) hold();
      // A pointer that moves on the same name does not start the delay again.
      else if (!pending.current || pending.current.index !== next)
        show(next, next === undefined ? HIDE_DELAY_MS : SHOW_DELAY_MS);
    };
    const handle = (event: Event) => {
      latest.current = event;
      const code = pre.querySelector('code');
      if (!code || names.length === 0) return;
      latest.current = undefined;
      if (event instanceof KeyboardEvent) onKey(code, event);
      else if (event instanceof MouseEvent) onPointer(code, event);
    };
    // What the reader did last while the names were on their way.
    if (latest.current) handle(latest.current);
    const stop = new AbortController();
    for (const type of HANDLED) pre.addEventListener(type, handle, { signal: stop.signal });
    return () => stop.abort();
  }, [pre, names, index, latest, show, hold]);
  useEffect(() => {
    const figure = pre.closest('figure');
    const stop = new AbortController();
    const { signal } = stop;
    const closeOutside = (target: EventTarget | null) => {
      if (!(target instanceof Node && figure?.contains(target))) show(undefined, 0);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      // The link in the card vanishes with it.
      if (document.activeElement?.closest('.name-card')) pre.focus();
      show(undefined, 0);
    };
    pre.addEventListener('pointerleave', (event) => isMouse(event) && release(), { signal });
    figure?.addEventListener('focusout', (event) => closeOutside(event.relatedTarget), { signal });
    document.addEventListener('pointerdown', (event) => closeOutside(event.target), { signal });
    document.addEventListener('keydown', closeByKey, { signal });
    return () => stop.abort();
  }, [pre, show, release]);
  return { index, hold, release };
}

function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}

function nameUnder(
  code: Element,
  names: readonly ShownName[],
  { clientX, clientY }: MouseEvent,
): number | undefined {
  const offset = offsetAt(code, clientX, clientY);
  const index = offset === undefined ? undefined : nameAt(names, offset);
  const { from = 0, length = 0 } = names[index ?? -1] ?? {};
  return index !== undefined && isOn(rangeOf(code, from, length), clientX, clientY) ? index : undefined;
}

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShownName } from '../../model/hover';
import { isOn, offsetAt, rangeOf, showRange } from './code-text';
import { nameAt, nextName } from './names';

/** A pointer that only passes over a name does not show its card. */
const SHOW_DELAY_MS = 120;
/** Long enough to reach the link in the card. */
const HIDE_DELAY_MS = 250;

const HANDLED = ['pointermove', 'pointerleave', 'click', 'keydown'];

/** The name to show: under the pointer, tapped, or selected with the arrow keys. */
export function useShownName(
  pre: HTMLElement,
  names: readonly ShownName[],
  latest: RefObject<Event | undefined>,
) {
  const [index, setIndex] = useState<number>();
  /** The name to show after a delay. */
  const pending = useRef<{ index: number | undefined; timer: number }>(undefined);
  /** Keeps the card while the pointer is on it. */
  const hold = () => {
    window.clearTimeout(pending.current?.timer);
    pending.current = undefined;
  };
  const show = (next: number | undefined, delay = 0) => {
    hold();
    if (delay === 0) setIndex(next);
    else pending.current = { index: next, timer: window.setTimeout(show, delay, next) };
  };
  const release = () => show(undefined, HIDE_DELAY_MS);
  const onKey = (code: Element, event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const next = nextName(names, code.textContent, index, event.key);
    const name = names[next ?? -1];
    if (!name) return;
    event.preventDefault();
    showRange(pre, rangeOf(code, name));
    show(next);
  };
  const nameUnder = (code: Element, { clientX, clientY }: MouseEvent) => {
    const offset = offsetAt(code, clientX, clientY);
    const at = offset === undefined ? -1 : nameAt(names, offset);
    const name = names[at];
    return name && isOn(rangeOf(code, name), clientX, clientY) ? at : undefined;
  };
  const onPointer = (code: Element, event: MouseEvent) => {
    const isTap = event.type === 'click';
    const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
    if (isTap ? getSelection()?.isCollapsed === false : !isMouse) return;
    const next = nameUnder(code, event);
    if (isTap) show(next);
    else if (next === index) hold();
    // Moving within the same name does not restart the delay.
    else if (!pending.current || pending.current.index !== next)
      show(next, next === undefined ? HIDE_DELAY_MS : SHOW_DELAY_MS);
  };
  const handle = useEffectEvent((event: Event) => {
    const code = pre.querySelector('code');
    latest.current = names.length > 0 ? undefined : event;
    if (!code || names.length === 0) return;
    if (event instanceof KeyboardEvent) onKey(code, event);
    else if (event instanceof MouseEvent) onPointer(code, event);
  });
  const hide = useEffectEvent(() => show(undefined));
  useEffect(() => {
    const figure = pre.closest('figure');
    const stop = new AbortController();
    const { signal } = stop;
    const hideOutside = (target: EventTarget | null) => {
      if (!(target instanceof Node && figure?.contains(target))) hide();
    };
    const hideByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      // The link in the card disappears with it.
      if (document.activeElement?.closest('.name-card')) pre.focus();
      hide();
    };
    for (const type of HANDLED) pre.addEventListener(type, (event) => handle(event), { signal });
    figure?.addEventListener('focusout', (event) => hideOutside(event.relatedTarget), { signal });
    document.addEventListener('pointerdown', (event) => hideOutside(event.target), { signal });
    document.addEventListener('keydown', hideByKey, { signal });
    return () => stop.abort();
  }, [pre]);
  // Handles the reader's last event while the names were loading.
  useEffect(() => {
    if (names.length > 0 && latest.current) handle(latest.current);
  }, [names, latest]);
  return { index, hold, release };
}

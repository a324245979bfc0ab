import './hover.css';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type HoverFile, type ShownName, unpackSample } from '../../model/hover';
import { NameCard } from './NameCard';
import { useShownName } from './use-shown-name';

/** Shows the types of names in a sample, by pointer, touch and keyboard. `latest` is an unhandled event. */
export function SampleHover({ pre, latest }: { pre: HTMLElement; latest: RefObject<Event | undefined> }) {
  const [names, setNames] = useState<readonly ShownName[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const [isFocused, setIsFocused] = useState(() => document.activeElement === pre);
  const { index, hold, release } = useShownName(pre, names, latest);
  const load = useEffectEvent(() => {
    setHasFailed(false);
    loadNames(pre).then(setNames, (error: unknown) => {
      console.warn('The types of names could not be loaded.', error);
      setHasFailed(true);
    });
  });
  const onFocus = useEffectEvent(() => {
    setIsFocused(true);
    if (hasFailed) load();
  });
  useEffect(() => {
    load();
    const stop = new AbortController();
    pre.addEventListener('focus', () => onFocus(), { signal: stop.signal });
    pre.addEventListener('blur', () => setIsFocused(false), { signal: stop.signal });
    return () => stop.abort();
  }, [pre]);
  const name = index === undefined ? undefined : names[index];
  const code = pre.querySelector('code');
  return (
    <>
      {name && code && <NameCard name={name} code={code} onEnter={hold} onLeave={release} />}
      <p className={hasFailed && isFocused ? 'hover-failed' : 'visually-hidden'} role="status">
        {messageFor(name, hasFailed, isFocused && names.length > 0)}
      </p>
    </>
  );
}

/** What screen readers announce: one text, so that it is replaced as a whole. */
function messageFor(name: ShownName | undefined, hasFailed: boolean, hasKeys: boolean): string {
  if (name) return `${name.declaration}. ${name.summary ?? ''} ${name.definition ?? ''}`;
  if (hasFailed) return 'The types of the names could not be loaded. Focus the code to try again.';
  return hasKeys ? 'Arrow keys show the types of names.' : '';
}

/** The names of a sample, from the file of its page. */
async function loadNames(pre: HTMLElement): Promise<readonly ShownName[]> {
  const text = pre.closest<HTMLElement>('[data-hover]');
  const figure = pre.closest('figure');
  if (!text || !figure) return [];
  const response = await fetch(text.dataset.hover ?? '');
  if (!response.ok) throw new Error(`The server answered with status ${response.status}.`);
  const file: HoverFile = await response.json();
  const figures = [...text.querySelectorAll('figure:is(.s-jsligo, .s-cameligo)')];
  return unpackSample(file, figures.indexOf(figure), pre.textContent);
}

import './hover.css';
import { type RefObject, useEffect, useState } from 'react';
import { NameCard } from './NameCard';
import { definitionText } from './names';
import { useNames } from './use-names';
import { useShownName } from './use-shown-name';

interface SampleHoverProps {
  readonly pre: HTMLElement;
  /** What the reader did last and was not handled yet. */
  readonly latest: RefObject<Event | undefined>;
}

/** The types of the names in a sample, for pointer, touch and keyboard. */
export function SampleHover({ pre, latest }: SampleHoverProps) {
  const { names, hasFailed, load } = useNames(pre);
  const { index, hold, release } = useShownName(pre, names, latest);
  const isFocused = useFocus(pre, hasFailed ? load : undefined);
  const name = index === undefined ? undefined : names[index];
  const code = pre.querySelector('code');
  return (
    <>
      {name && code && (
        <NameCard
          name={name}
          code={code}
          docs={pre.closest<HTMLElement>('[data-docs]')?.dataset.docs ?? ''}
          onEnter={hold}
          onLeave={release}
        />
      )}
      <p className={hasFailed && isFocused ? 'hover-failed' : 'visually-hidden'} role="status">
        {hasFailed && 'The types of the names could not be loaded. Focus the code to try again.'}
        {name && `${name.declaration}. ${name.entry?.[2] ?? ''} ${definitionText(name)}`}
        {!name && isFocused && names.length > 0 && 'Arrow keys show the types of names.'}
      </p>
    </>
  );
}

/** Whether the code has the focus; `onFocus` is called whenever it gets it. */
function useFocus(pre: HTMLElement, onFocus?: () => void): boolean {
  const [isFocused, setIsFocused] = useState(() => document.activeElement === pre);
  useEffect(() => {
    const stop = new AbortController();
    const focused = () => {
      setIsFocused(true);
      onFocus?.();
    };
    pre.addEventListener('focus', focused, { signal: stop.signal });
    pre.addEventListener('blur', () => setIsFocused(false), { signal: stop.signal });
    return () => stop.abort();
  }, [pre, onFocus]);
  return isFocused;
}

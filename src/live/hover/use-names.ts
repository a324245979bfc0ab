import { useCallback, useEffect, useState } from 'react';
import { type HoverFile, type ShownName, unpackSample } from '../../model/hover';

export type Names =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'loaded'; readonly list: readonly ShownName[] };

/** The names of a sample, from the file of its page; and a function that tries again. */
export function useNames(pre: HTMLElement): readonly [Names, () => void] {
  const [names, setNames] = useState<Names>({ state: 'loading' });
  const load = useCallback(() => {
    setNames({ state: 'loading' });
    loadNames(pre).then(
      (list) => setNames({ state: 'loaded', list }),
      (error: unknown) => {
        console.warn('The types of names could not be loaded.', error);
        setNames({ state: 'failed' });
      },
    );
  }, [pre]);
  useEffect(load, [load]);
  return [names, load];
}

async function loadNames(pre: HTMLElement): Promise<readonly ShownName[]> {
  const text = pre.closest<HTMLElement>('[data-hover]');
  const figure = pre.closest('figure');
  if (!text || !figure) return [];
  const response = await fetch(text.dataset.hover ?? '');
  if (!response.ok) throw new Error(`The server answered with ${response.status}.`);
  const file: HoverFile = await response.json();
  const figures = [...text.querySelectorAll('figure:is(.s-jsligo, .s-cameligo)')];
  return unpackSample(file, figures.indexOf(figure));
}

import { useCallback, useEffect, useState } from 'react';
import { type HoverFile, type ShownName, unpackSample } from '../../model/hover';

const NO_NAMES: readonly ShownName[] = [];

/** The names of a sample, from the file of its page; and a function that tries again. */
export function useNames(pre: HTMLElement) {
  const [names, setNames] = useState(NO_NAMES);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    loadNames(pre).then(setNames, (error: unknown) => {
      console.warn('The types of names could not be loaded.', error);
      setHasFailed(true);
    });
  }, [pre]);
  useEffect(load, [load]);
  return { names, hasFailed, load };
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

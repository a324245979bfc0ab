/** Finds out whether a part of the page could not be loaded because the site has been published again. */
import { useEffect, useState } from 'react';
import { RECORD_ID } from '../../model/page';

const BUILD = /"build":"([^"]*)"/;

/** Whether the server has a page of another build at this address; false if it cannot be reached. */
async function isPublishedAgain(): Promise<boolean> {
  const own = buildIn(document.getElementById(RECORD_ID)?.getAttribute('value') ?? '');
  const response = await fetch(location.pathname, { cache: 'no-store', headers: { accept: 'text/html' } });
  const text = await response.text();
  const now = buildIn(text.slice(text.lastIndexOf(`id="${RECORD_ID}"`)));
  return own !== undefined && now !== undefined && own !== now;
}

function buildIn(text: string): string | undefined {
  return BUILD.exec(text)?.[1];
}

/** Becomes true if something has failed and the site has been published again. */
export function usePublishedAgain(hasFailed: boolean): boolean {
  const [isAgain, setIsAgain] = useState(false);
  useEffect(() => {
    if (!hasFailed) return;
    let isShown = true;
    isPublishedAgain()
      .then((again) => isShown && setIsAgain(again))
      .catch(() => {});
    return () => {
      isShown = false;
    };
  }, [hasFailed]);
  return isAgain;
}

import { isTooOldFor, TOO_OLD } from '../../model/too-old';
import { usePublishedAgain } from '../stores/published-again';

/** Says why a script of a part of the page could not be loaded, and what to do. */
export function LoadFailed({ error }: { error: Error }) {
  const isAgain = usePublishedAgain(true);
  if (isAgain) return <p role="alert">The site has been published again. Reload the page to go on.</p>;
  return (
    <p role="alert">
      {isTooOldFor(error) ? TOO_OLD : 'The script could not be loaded. Check your connection, then reload.'}
    </p>
  );
}

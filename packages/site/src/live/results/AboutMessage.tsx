import { useLoaded } from '../../site/stores/use-loaded';
import { ABOUT_MESSAGE, messagePage } from '../client/message-pages';

interface AboutMessageProps {
  readonly message: string;
  /** The address of the library file of the program. */
  readonly library: string;
}

/** A link to the page about a message, once it is known that there is one. Needs the message as its key. */
export function AboutMessage({ message, library }: AboutMessageProps) {
  const found = useLoaded(async () => ({ page: await messagePage(message, library) }));
  if (!found || found instanceof Error || found.page === undefined) return null;
  return <a href={found.page}>{ABOUT_MESSAGE}</a>;
}

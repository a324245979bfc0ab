/** The pages that explain messages. The build lists them beside the libraries. */
import { loadOnce } from '../../model/load-once';
import { type PrintedPattern, pageAbout } from '../../model/printed-pattern';
import { messagesFileOf } from '../protocol/library-file';

const patternsAt = loadOnce(async (address): Promise<readonly PrintedPattern[]> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The list of messages could not be loaded (${response.status}).`);
  return response.json();
});

/** The address of the page about a message. A list that cannot be loaded has none: the link is missing then. */
export async function messagePage(message: string, library: string): Promise<string | undefined> {
  const patterns = await patternsAt(messagesFileOf(library)).catch(() => []);
  return pageAbout(message, patterns);
}

export const ABOUT_MESSAGE = 'About this message';

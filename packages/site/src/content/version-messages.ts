/** Messages that only some versions print. */
import { isInRange, isVersionName } from '../model/version';
import type { Change } from './changes/schema';

/** Words of a message, and the version from which on it is printed, or no longer. */
export interface VersionedMessage {
  readonly words: string;
  readonly since?: string;
  readonly before?: string;
}

/** What is wrong with a text that these versions show, or undefined. */
export type FindUnprinted = (text: string, versions: readonly string[]) => string | undefined;

export function messagesOf(
  changes: readonly Pick<Change, 'version' | 'prints' | 'printed'>[],
): VersionedMessage[] {
  return changes.flatMap(({ version, prints = [], printed = [] }) => [
    ...prints.map((words) => ({ words, since: version })),
    ...printed.map((words) => ({ words, before: version })),
  ]);
}

export function findUnprintedIn(messages: readonly VersionedMessage[]): FindUnprinted {
  return (text, versions) => {
    for (const { words, since, before } of messages) {
      if (!text.replace(/\s+/g, ' ').includes(words)) continue;
      const lacking = versions.filter((version) => {
        const isPrinted = since ? isInRange(version, { since }) : !isInRange(version, { since: before });
        return isVersionName(version) && !isPrinted;
      });
      if (lacking.length > 0)
        return `'${words}' is not printed by ${lacking.join(', ')}: put this into :::since or :::until, or quote another part of the message.`;
    }
    return undefined;
  };
}

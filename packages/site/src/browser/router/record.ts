import { RECORD_ID, type SentRecord } from '../../model/page';

/** The record at the end of a page. */
export function readRecord(root: Document): SentRecord {
  const text = root.getElementById(RECORD_ID)?.getAttribute('value') ?? '';
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error('The page arrived incomplete.', { cause });
  }
}

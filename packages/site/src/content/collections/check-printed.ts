import { matchesPrinted } from '../../model/printed-pattern';
import type { Reporter } from '../../model/problem';
import type { Entry } from '../content';

/**
 * Each rejected sample of a page about messages gets one of the messages that the page names. So a page never explains
 * another message than the one that its program gets.
 */
export function checkPrinted(entries: readonly Entry[], report: Reporter): void {
  for (const { file, printed, article } of entries) {
    if (printed.length === 0) continue;
    for (const { line, problem } of article.samples) {
      if (!problem || printed.some((pattern) => matchesPrinted(problem.message, pattern))) continue;
      const message = `This program gets another message than those in 'printed': ${problem.message}`;
      report({ file, line, message });
    }
  }
}

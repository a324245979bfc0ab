import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { progressLine } from './progress';

/** A reporter for Playwright that tells how many tests have ended. */
export default class PlaywrightProgress implements Reporter {
  private done = 0;
  private total = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length;
  }

  onTestEnd(): void {
    this.done += 1;
    process.stdout.write(progressLine(Math.min(this.done, this.total), this.total));
  }

  printsToStdio(): boolean {
    return true;
  }
}

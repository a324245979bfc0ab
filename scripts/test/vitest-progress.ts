import type { Reporter } from 'vitest/node';
import { progressLine } from './progress';

/** A reporter for Vitest that tells how many files have ended. */
export default class VitestProgress implements Reporter {
  private done = 0;
  private total = 0;

  onTestRunStart(files: readonly unknown[]): void {
    this.total = files.length;
  }

  onTestModuleEnd(): void {
    this.done += 1;
    process.stdout.write(progressLine(this.done, this.total));
  }
}

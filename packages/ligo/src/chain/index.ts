/** The simulated chain: its accounts, and runs of programs and contracts on it. */

export { TEST_ACCOUNTS, type TestAccount } from './accounts';
export { Chain } from './chain';
export type { RunResult, Stopped, TestResult } from './run';
export { type CheckedProgram, type LoadProgram, Runner } from './runner';

/** The simulated chain: its accounts, and runs of programs and contracts on it. */

export { NAMED_ACCOUNTS, TEST_ACCOUNTS, type TestAccount } from './accounts';
export type { RunResult, Stopped, TestResult } from './run';
export type { CheckedProgram, LoadProgram } from './runner';

/** What runs and calls programs: one file, loaded with the first run. */
export { reportCall } from './report-call';
export { reportRun } from './report-run';

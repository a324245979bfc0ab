/** Globals set by the benchmark's scripts: they run in the page and cannot share variables otherwise. */
export interface SeenPaints {
  fcp: number;
  lcp: number;
  shift: number;
  shifts: { value: number; at: number; names: string[] }[];
  tasks: { at: number; duration: number }[];
}

declare global {
  interface Window {
    benchSeen?: SeenPaints;
    benchNext?: number;
    benchEvents?: number[];
    benchTasks?: number[];
    benchKeystrokes?: number[];
    benchShown?: number;
  }
}

/** How a run can end early. */
import type { MichelinePrim } from '../tree';
import type { Value } from '../values/value';

export type Stopped =
  /** `FAILWITH`: the contract refuses the call. */
  | { readonly kind: 'failure'; readonly value: Value; readonly node: MichelinePrim }
  /** The protocol refuses what the code does. */
  | {
      readonly kind: 'error';
      readonly code: StopCode;
      readonly message: string;
      readonly node?: MichelinePrim;
    };

export type StopCode = 'overflow' | 'out-of-steps' | 'not-supported' | 'invalid-state' | 'invalid-call';

/** Thrown within a run; `call.ts` catches it. */
export class Stop extends Error {
  constructor(readonly stopped: Stopped) {
    super(stopped.kind);
  }
}

export function stop(code: StopCode, message: string, node?: MichelinePrim): Stop {
  return new Stop({ kind: 'error', code, message, ...(node && { node }) });
}

/** Probes a program and judges the result. */
import type { ProbeInput } from './probe';
import type { Probed, Prober } from './prober';
import { checkLimit, failureOf, RUN_LIMIT } from './verdict';

export interface Judged {
  readonly probed: Probed;
  /** Undefined if all is well. */
  readonly failure: string | undefined;
}

/** Times vary on a busy machine, so only what fails each time counts. */
const ATTEMPTS = 3;

/** How many limits the parts of the work may take together before the process is ended. */
const PARTS = 6;

export async function judge(prober: Prober, input: ProbeInput): Promise<Judged> {
  const characters = input.text.length;
  const limit = PARTS * checkLimit(characters) + RUN_LIMIT;
  let judged: Judged;
  let attempts = 0;
  do {
    const probed = await prober.probe(input, limit);
    judged = { probed, failure: failureOf(probed, characters) };
    attempts += 1;
  } while (judged.failure !== undefined && isTimed(judged.probed) && attempts < ATTEMPTS);
  return judged;
}

const isTimed = (probed: Probed): boolean =>
  'ended' in probed ? probed.ended === 'time' : probed.thrown === undefined;

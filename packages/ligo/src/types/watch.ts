/** Finds out whether a judgement depends on the variables of a type that are not solved yet. */
import { partsOf } from './substitute';
import { type ExistsType, prune, type Type, type Watch } from './type';

export interface Watched<Result> {
  readonly result: Result;
  /** Whether the judgement read any of the variables; if not, their solutions make no difference to it. */
  readonly depends: boolean;
}

export function watching<Result>(type: Type, judge: () => Result): Watched<Result> {
  const variables = unsolvedIn(type);
  const before = variables.map(({ watch }) => watch);
  const watch: Watch = { isRead: false };
  for (const variable of variables) variable.watch = watch;
  try {
    const result = judge();
    return { result, depends: watch.isRead };
  } finally {
    variables.forEach((variable, index) => {
      variable.watch = before[index];
      if (watch.isRead && variable.watch) variable.watch.isRead = true;
    });
  }
}

function unsolvedIn(type: Type, found: ExistsType[] = []): ExistsType[] {
  const known = prune(type);
  if (known.kind === 'exists') {
    if (!found.includes(known)) found.push(known);
  } else if (!known.ground) for (const part of partsOf(known)) unsolvedIn(part, found);
  return found;
}

/** A signature names each value and each type once; those of JsLIGO declare no types with parameters. */
import type { Name, SignatureItem } from '../ast';
import type { Problem } from '../problem';
import type { Visitor } from '../walk';
import { refusal, repeated } from './report';

export function signatures(report: (problem: Problem) => void): Visitor {
  return {
    signature: (signature) => {
      if (signature.kind === 'path') return;
      for (const kind of ['value', 'type'] as const) {
        const name = repeated(namesOf(signature.items, kind))?.at(-1);
        if (name)
          report(refusal('duplicate-name', `The ${kind} \`${name.text}\` is declared twice.`, name.span));
      }
      for (const item of signature.items) {
        if (item.kind !== 'type' || item.parameters.length === 0) continue;
        report(refusal('type-parameters', 'Types in interfaces have no parameters yet.', item.span));
      }
    },
  };
}

function namesOf(items: readonly SignatureItem[], kind: 'value' | 'type'): Name[] {
  return items.flatMap((item) => (item.kind === kind ? item.name : []));
}

/** Property-based tests: `Test.PBT`. */

import { resultOf } from '../../evaluate/function-type';
import type { Run, Table } from '../../evaluate/library/define';
import { as, boolOf, functionOf, given, natOf, pairOf } from '../../evaluate/library/read';
import { call } from '../../evaluate/machine/native';
import { dataType } from '../../evaluate/type-of';
import { shapeOf, tuple, variant } from '../../evaluate/values/make';
import type { Value } from '../../evaluate/values/value';
import { argumentsOf, ERROR } from '../../types/make';
import type { Type } from '../../types/type';
import { randomValue } from '../random';
import type { Session } from '../session';

const RESULT = shapeOf(['Fail', 'Success']);

export function propertyFunctions({ chain, random }: Session): { table: Table; random: Run } {
  const make = (type: Type, small: boolean): Value => {
    const wanted = dataType(type);
    return {
      kind: 'generator',
      next: () => {
        const addresses = [
          ...chain.state.accounts.map(({ address }) => address),
          ...chain.state.contracts.keys(),
        ];
        return randomValue(wanted, { random, small, addresses });
      },
    };
  };
  const generator =
    (small: boolean): Run =>
    (_, __, type) => {
      const [item] = (type && argumentsOf(type, 'pbt_gen')) ?? [];
      return make(item ?? ERROR, small);
    };
  return {
    table: {
      gen: [0, generator(false)],
      gen_small: [0, generator(true)],
      make_test: [2, ([gen, property]) => tuple(given(gen), given(property))],
      run: [
        2,
        function* ([test, count]) {
          const [gen, property] = pairOf(test);
          for (let left = natOf(count); left > 0n; left--) {
            const value = as('generator', gen).next();
            if (!boolOf(yield call(functionOf(property), value))) return variant(RESULT, 'Fail', value);
          }
          return variant(RESULT, 'Success');
        },
      ],
    },
    random: (_, __, type) => as('generator', make(resultOf(type, 1) ?? ERROR, false)).next(),
  };
}

/** Output, and values as text. */

import type { Run, Table } from '../../evaluate/library/define';
import { given, natOf, stringOf } from '../../evaluate/library/read';
import { NONE, some, text, UNIT } from '../../evaluate/values/make';
import { print } from '../../evaluate/values/print';
import { jsonOf } from '../json';
import type { Output, Session } from '../session';

export interface OutputTables {
  readonly io: Table;
  readonly string: Table;
}

export function outputFunctions(session: Session): OutputTables {
  const write =
    (stream: Output['stream'], end: string): Run =>
    ([value]) => {
      session.print(stream, stringOf(value) + end);
      return UNIT;
    };
  const printResults =
    (wanted: boolean): Run =>
    () => {
      session.printsResults = wanted;
      return UNIT;
    };
  const json: Run = ([value]) => text(JSON.stringify(jsonOf(given(value))));
  return {
    io: {
      print: [1, write('out', '')],
      println: [1, write('out', '\n')],
      eprint: [1, write('error', '')],
      eprintln: [1, write('error', '\n')],
      log: [
        1,
        ([value]) => {
          session.print('out', `${print(given(value))}\n`);
          return UNIT;
        },
      ],
      set_test_print: [1, printResults(true)],
      unset_test_print: [1, printResults(false)],
    },
    string: {
      chr: [
        1,
        ([code]) => {
          const number = natOf(code);
          return number < 256n ? some(text(String.fromCharCode(Number(number)))) : NONE;
        },
      ],
      nl: text('\n'),
      show: [1, ([value]) => text(print(given(value)))],
      json: [1, json],
      debugger_json: [1, json],
    },
  };
}

/** Timelocks in tests: `Test.Next.Timelock`. */
import type { Table } from '../../evaluate/library/define';
import { as, bytesOf, natOf } from '../../evaluate/library/read';
import { createChest, createKey, verifyKey } from '../../evaluate/timelock';
import { bool, tuple } from '../../evaluate/values/make';
import type { Session } from '../session';

export function timelock(session: Session): Table {
  return {
    create: [
      2,
      ([content, time]) => {
        session.chests += 1n;
        return tuple(...createChest(session.chests, bytesOf(content), natOf(time)));
      },
    ],
    create_key: [2, ([chest, time]) => createKey(as('chest', chest), natOf(time))],
    verify: [
      3,
      ([chest, key, time]) => bool(verifyKey(as('chest', chest), as('chest_key', key), natOf(time))),
    ],
  };
}

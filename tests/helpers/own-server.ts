import { contentType } from '../../packages/site/src/generator/headers';
import type { FaultySite } from './faulty-site';

/** A response that replaces a file: a text, or a status. */
export type OtherAnswer = string | number;

/** A server of a built site that a test can stop and restart, and whose responses it can override. */
export interface OwnServer {
  readonly url: (path: string) => string;
  /** The requested paths, in order. */
  readonly asked: string[];
  /** Overrides the responses of some addresses. */
  readonly change: (answers: Readonly<Record<string, OtherAnswer>>) => void;
  /** Delays the response of a path until the returned function is called. */
  readonly hold: (path: string) => () => void;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

export function ownServer({ address, fail, stop, start }: FaultySite): OwnServer {
  const changed = new Map<string, OtherAnswer>();
  const held = new Map<string, Promise<void>>();
  const asked: string[] = [];
  fail(async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    asked.push(path);
    await held.get(path);
    const other = changed.get(path);
    if (other === undefined) return false;
    if (typeof other === 'number') {
      response.writeHead(other).end();
      return true;
    }
    const type = contentType(/\.\w+$/.test(path) ? path : 'page.html');
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(other);
    return true;
  });
  return {
    url: (path) => address + path,
    asked,
    change(answers) {
      for (const [path, other] of Object.entries(answers)) changed.set(path, other);
    },
    hold(path) {
      let release = () => {};
      held.set(
        path,
        new Promise((resolve) => {
          release = resolve;
        }),
      );
      return () => {
        held.delete(path);
        release();
      };
    },
    stop,
    start,
  };
}

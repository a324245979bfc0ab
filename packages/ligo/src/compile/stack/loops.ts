/** Stack code of loops. */
import type { Fold, Iterator as Iteration } from '../mini-c/tree';
import type { Code } from './instruction';
import type { Translations, Writer } from './writer';

type Loops = Pick<Translations, 'iterator' | 'fold' | 'fold-right' | 'for' | 'for-each' | 'while'>;

export const LOOPS: Loops = {
  iterator: (writer, e) => {
    writer.push(e.collection);
    ITERATORS[e.operation](writer, e);
  },
  fold: (writer, e) => {
    pushFolded(writer, e);
    writer.emit({
      kind: 'ITER',
      body: [{ kind: 'SWAP' }, { kind: 'PAIR', number: 2 }, ...bodyOf(writer, e)],
    });
  },
  'fold-right': (writer, e) => {
    pushFolded(writer, e);
    writer.emit(
      { kind: 'NIL', type: e.itemType },
      { kind: 'SWAP' },
      { kind: 'ITER', body: [{ kind: 'CONS' }] },
      { kind: 'ITER', body: [{ kind: 'PAIR', number: 2 }, ...bodyOf(writer, e)] },
    );
  },
  for: (writer, e) => {
    writer.pushAll([e.start, e.final, e.step]);
    writer.emit({ kind: 'FOR', body: withoutResult(bodyOf(writer, e)) }, { kind: 'UNIT' });
  },
  'for-each': (writer, e) => {
    writer.push(e.collection);
    const body = withoutResult(writer.codeUnder(e.binders, e.body));
    // The key and the value of a map come as a pair.
    const isPair = e.binders.length === 2;
    writer.emit(
      { kind: 'ITER', body: isPair ? [{ kind: 'UNPAIR', number: 2 }, ...body] : body },
      { kind: 'UNIT' },
    );
  },
  while: (writer, e) => {
    const condition = writer.code(e.condition);
    const body = withoutResult(writer.frame.covered(() => writer.code(e.body)));
    writer.emit(
      { kind: 'TRUE' },
      {
        kind: 'LOOP',
        body: [...condition, { kind: 'DUP', number: 1 }, { kind: 'IF', first: body, second: [] }],
      },
      { kind: 'UNIT' },
    );
  },
};

type WriteIteration = (writer: Writer, e: Iteration) => void;

const ITERATORS: Readonly<Record<Iteration['operation'], WriteIteration>> = {
  ITER: (writer, e) => {
    writer.emit({ kind: 'ITER', body: withoutResult(bodyOf(writer, e)) }, { kind: 'UNIT' });
  },
  MAP: (writer, e) => writer.emit({ kind: 'MAP', body: bodyOf(writer, e) }),
  LOOP_LEFT: (writer, e) => {
    writer.emit({ kind: 'LEFT', type: e.type }, { kind: 'LOOP_LEFT', body: bodyOf(writer, e) });
  },
};

function pushFolded(writer: Writer, { initial, collection }: Pick<Fold, 'initial' | 'collection'>): void {
  writer.push(initial);
  writer.frame.covered(() => writer.push(collection));
}

const bodyOf = (writer: Writer, { binder, body }: Pick<Fold, 'binder' | 'body'>): Code =>
  writer.codeUnder([binder], body);

const withoutResult = (code: Code): Code => [...code, { kind: 'DROP', number: 1 }];

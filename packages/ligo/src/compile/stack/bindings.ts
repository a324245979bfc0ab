/** Stack code of lets and of branches that bind parts of what they look at. */
import { type AnyLet, isLet } from '../mini-c/children';
import type { Binder, MiniExpression } from '../mini-c/tree';
import type { Translations, Writer } from './writer';

type Bindings = Pick<
  Translations,
  'let' | 'let-mutable' | 'let-tuple' | 'if-bool' | 'if-none' | 'if-cons' | 'if-left'
>;

export const BINDINGS: Bindings = {
  let: pushLets,
  'let-mutable': pushLets,
  'let-tuple': pushLets,
  'if-bool': (writer, e) => {
    writer.push(e.condition);
    writer.emit({ kind: 'IF', first: writer.code(e.whenTrue), second: writer.code(e.whenFalse) });
  },
  'if-none': (writer, e) => {
    writer.push(e.option);
    const second = writer.codeUnder([e.binder], e.some);
    writer.emit({ kind: 'IF_NONE', first: writer.code(e.none), second });
  },
  'if-cons': (writer, e) => {
    writer.push(e.list);
    const first = writer.codeUnder([e.head, e.tail], e.cons);
    writer.emit({ kind: 'IF_CONS', first, second: writer.code(e.nil) });
  },
  'if-left': (writer, e) => {
    writer.push(e.or);
    const first = writer.codeUnder([e.leftBinder], e.left);
    writer.emit({ kind: 'IF_LEFT', first, second: writer.codeUnder([e.rightBinder], e.right) });
  },
};

/** A chain of lets without recursion, because programs are such chains. */
function pushLets(writer: Writer, e: AnyLet): void {
  const scopes: (readonly Binder[])[] = [];
  let inner: MiniExpression = e;
  for (; isLet(inner); inner = inner.body) {
    writer.push(inner.value);
    const binders = inner.kind === 'let-tuple' ? inner.binders : [inner.binder];
    if (inner.kind === 'let-tuple') unpair(writer, binders.length);
    writer.frame.enter(binders);
    scopes.push(binders);
  }
  writer.push(inner);
  for (const binders of scopes.reverse()) {
    writer.frame.leave(binders.length);
    writer.dropBelow(binders.length);
  }
}

function unpair(writer: Writer, count: number): void {
  if (count === 0) writer.emit({ kind: 'DROP', number: 1 });
  else if (count > 1) writer.emit({ kind: 'UNPAIR', number: count });
}

/** Rules about pairs that are made and taken apart. */
import { type MichelinePrim, prim } from '../../michelson/tree';
import { ahead, isPrim, numberOf, plain, type Rest, type Rewrite, rewrite, spanOf } from './rewrite';

/** `PAIR` followed by taking the pair apart. */
export function removePair(rest: Rest): Rewrite | undefined {
  const pair = ahead(rest, 0);
  if (!isPrim(pair, 'PAIR')) return undefined;
  if (isInverse(pair, ahead(rest, 1), 'UNPAIR')) return rewrite(2);
  if (pair.args.length > 0) return undefined;
  const car = plain(rest, 1, 'CAR');
  if (car) return rewrite(2, prim('SWAP', [], [], pair.span), prim('DROP', [], [], car.span));
  const cdr = plain(rest, 1, 'CDR');
  return cdr && rewrite(2, prim('DROP', [], [], cdr.span));
}

/** `UNPAIR ; PAIR` goes, and the same with numbers. */
export function removeUnpair(rest: Rest): Rewrite | undefined {
  const unpair = ahead(rest, 0);
  return isPrim(unpair, 'UNPAIR') && isInverse(unpair, ahead(rest, 1), 'PAIR') ? rewrite(2) : undefined;
}

function isInverse(node: MichelinePrim, next: ReturnType<typeof ahead>, name: string): boolean {
  if (!isPrim(next, name)) return false;
  if (node.args.length === 0) return next.args.length === 0;
  const count = numberOf(node);
  return count !== undefined && count === numberOf(next);
}

/** `PAIR ; DUP ; CDR ; SWAP ; CAR` goes; with `CAR` and `CDR` exchanged it is `SWAP`. */
export function removePairOfParts(rest: Rest): Rewrite | undefined {
  const pair = plain(rest, 0, 'PAIR');
  if (!pair || !plain(rest, 1, 'DUP') || !isPrim(ahead(rest, 3), 'SWAP')) return undefined;
  if (plain(rest, 2, 'CDR') && plain(rest, 4, 'CAR')) return rewrite(5);
  return plain(rest, 2, 'CAR') && plain(rest, 4, 'CDR')
    ? rewrite(5, prim('SWAP', [], [], pair.span))
    : undefined;
}

/** `UNPAIR ; SWAP ; DROP` ↦ `CAR` */
export function unpairToCar(rest: Rest): Rewrite | undefined {
  const unpair = plain(rest, 0, 'UNPAIR');
  return unpair && plain(rest, 1, 'SWAP') && plain(rest, 2, 'DROP')
    ? rewrite(3, prim('CAR', [], [], spanOf(unpair)))
    : undefined;
}

/** `UNPAIR ; DROP` ↦ `CDR` */
export function unpairToCdr(rest: Rest): Rewrite | undefined {
  const unpair = plain(rest, 0, 'UNPAIR');
  return unpair && plain(rest, 1, 'DROP') ? rewrite(2, prim('CDR', [], [], unpair.span)) : undefined;
}

/** `PAIR 2` ↦ `PAIR` */
export const pairOfTwo = (rest: Rest): Rewrite | undefined => withoutTwo(rest, 'PAIR');

/** `UNPAIR 2` ↦ `UNPAIR` */
export const unpairOfTwo = (rest: Rest): Rewrite | undefined => withoutTwo(rest, 'UNPAIR');

function withoutTwo(rest: Rest, name: string): Rewrite | undefined {
  const node = ahead(rest, 0);
  return isPrim(node, name) && numberOf(node) === 2 ? rewrite(1, prim(name, [], [], node.span)) : undefined;
}

/** `GET 0` goes, `GET 1` is `CAR`, `GET 2` is `CDR`. */
export function simplifyGet(rest: Rest): Rewrite | undefined {
  const get = ahead(rest, 0);
  if (!isPrim(get, 'GET')) return undefined;
  const index = numberOf(get);
  if (index === 0) return rewrite(1);
  if (index !== 1 && index !== 2) return undefined;
  return rewrite(1, prim(index === 1 ? 'CAR' : 'CDR', [], [], get.span));
}

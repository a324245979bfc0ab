/** The entry module of the Michelson folder. */
export { encodeMicheline, sizeOfMicheline } from './binary';
export { decodeMicheline } from './decode';
export { fromJson, type MichelineJson, toJson } from './json';
export { layOutMicheline } from './layout';
export { type ParsedMicheline, parseMicheline, type TextPosition } from './parse';
export { printMicheline } from './print';
export type { MichelsonProblem } from './problem';
export type {
  Micheline,
  MichelineBytes,
  MichelineInt,
  MichelinePrim,
  MichelineSequence,
  MichelineString,
} from './tree';
export { bytes, childrenOf, int, isSame, prim, sequence, string } from './tree';

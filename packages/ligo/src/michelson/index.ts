/** Michelson: trees, text, JSON and bytes; types, values and the type checker; an interpreter. */
export { encodeMicheline, ownSizeOf, sizeOfMicheline } from './binary';
export { burnOf, MAX_OPERATION_BYTES, ORIGINATION_BYTES, storedSize, tezText } from './burn';
export {
  type CheckedCode,
  type CheckedScript,
  type CheckedType,
  type CheckedValue,
  checkExpression,
  checkScript,
  checkType,
  checkValue,
} from './check';
export type { InstructionTyping } from './check/context';
export type { ScriptTypes, ViewTypes } from './check/sections';
export type { Outcome, Stack } from './check/stack';
export { type Constants, constantHash, type Expanded, expandConstants } from './constants';
export { decodeMicheline } from './decode';
export { type Entrypoint, entrypointsOf, findEntrypoint } from './entrypoints';
export { fromJson, type MichelineJson, toJson } from './json';
export { type LaidOut, layOutArgument, layOutMicheline, layOutWithPlaces, type TextRange } from './layout';
export { expandMacros } from './macros';
export { type ParsedMicheline, parseMicheline, type TextPosition } from './parse';
export { printArgument, printMicheline } from './print';
export type { MichelsonProblem } from './problem';
export {
  type CallContext,
  type CallResult,
  type CodeResult,
  type CodeRun,
  type ContractCall,
  callContract,
  callView,
  type DeployedContract,
  type Host,
  isolated,
  type PreparedScript,
  prepareScript,
  type RunnableScript,
  runCode,
  type Stopped,
  type TypedValue,
  type ViewCall,
  type ViewResult,
} from './run';
export type {
  Micheline,
  MichelineBytes,
  MichelineInt,
  MichelinePrim,
  MichelineSequence,
  MichelineString,
} from './tree';
export { bytes, childrenOf, int, isSame, prim, sequence, string, withOwnNodes } from './tree';
export { isComparable, isDuplicable } from './types/attributes';
export { isSameType, type Type, typeToMicheline } from './types/type';
export type { Operation, Value } from './values/value';
export { type ValueForm, writeValue } from './values/write';

/**
 * The front door: analyse a program, ask about its names, compile it, run it, and call its contracts.
 *
 * Bundlers keep the checker and the evaluator apart, because this module only re-exports: code that runs programs
 * can be loaded later than code that checks them.
 */

export type { CallResult } from './chain/call';
export type { RunResult, Stopped, TestResult } from './chain/run';
export type { CheckedProgram, LoadProgram } from './chain/runner';
export {
  type Compilation,
  type CompileOptions,
  type CompilerStep,
  contractProblems,
  measure,
  type StepName,
} from './compile';
export { explain, type Phase, type Problem } from './syntax/problem';
export type { FoundFile, LigoSyntax, ReadFile, SourceFile, Span } from './syntax/source';
export {
  type Analysis,
  analyse,
  createLanguage,
  createLanguages,
  holdsIn,
  type Language,
} from './tools/analyse';
export {
  type CallOutcome,
  type ChainMoment,
  type Refusal,
  type Replay,
  type ReplayedCall,
  replayCalls,
} from './tools/call';
export { type Answer, answerCommand } from './tools/command/answer';
export type { Terminal } from './tools/command/output';
export { COMPILE_USAGE, isCompileCommand, runCompileCommand } from './tools/command/run-command';
export {
  compileExpression,
  type ExpressionRequest,
  type ExpressionResult,
  type ExpressionText,
} from './tools/compile-expression';
export { compile } from './tools/compile-program';
export { type CompiledType, compileType } from './tools/compile-type';
export {
  type CompiledValue,
  compileValue,
  type ValueContext,
  type ValueRequest,
  type ValueUse,
} from './tools/compile-value';
export { complete } from './tools/complete';
export type { CallField, ContractCall, ContractCalls } from './tools/contract-calls';
export { displayType } from './tools/display';
export { displayOperation } from './tools/display-operation';
export { displayValue } from './tools/display-value';
export { exampleOf } from './tools/example';
export {
  type Exercise,
  type FailedTest,
  type Judgement,
  judgeOf,
  type Outcome,
  testNames,
} from './tools/exercise/answer';
export { type Mistake, matches } from './tools/exercise/mistake';
export { shownPlace, shownReason } from './tools/failure';
export { type Advice, advice, type Deprecated } from './tools/fix/advice';
export type { QuickFix } from './tools/fix/candidate';
export { type QuickFixRequest, quickFixes } from './tools/fix/quick-fixes';
export { declarations, type Hover, hover, hovers } from './tools/hover';
export type { Cost, FunctionCost } from './tools/inspect/costs';
export {
  type InspectedContract,
  type InspectedInstruction,
  type InspectedSection,
  type InspectedSlot,
  type InspectedStacks,
  type Inspection,
  inspectContract,
} from './tools/inspect/inspect';
export { type LibraryStep, librarySteps } from './tools/library-steps';
export { type ListedName, type Listing, listing } from './tools/listing';
export { loadContracts } from './tools/load-contracts';
export { type Lens, lenses } from './tools/navigate/lenses';
export { type OutlineItem, outline } from './tools/navigate/outline';
export { type Definition, definition, references } from './tools/navigate/references';
export { type Renaming, rename } from './tools/navigate/rename';
export { type SemanticKind, type SemanticToken, semanticTokens } from './tools/navigate/semantic-tokens';
export { type SignatureHelp, signatureHelp } from './tools/navigate/signature-help';
export { type Position, positionsIn, printPosition } from './tools/positions';
export { linesOf, type PageAbout, type Place, placesIn } from './tools/problem-lines';
export { type RunOptions, run } from './tools/run';
export { describeStopped, failuresOf, reasonOf, runReport } from './tools/run-report';
export { type SessionTest, sessionTest } from './tools/session-test';
export { type Actor, type Story, type StoryStep, type ToldRun, tellRun } from './tools/story/story';
export { type Translation, translate } from './tools/translate/translate';
export { type LiteralType, type NamedForm, type ValueForm, valueForm } from './tools/value-form';
export type { Coverage, LineCoverage } from './tools/watch/coverage';
export type { Trace, TraceStep, TraceVariable } from './tools/watch/trace';
export { type WatchedRun, watchedRun } from './tools/watch/watched-run';
export { equalTypes } from './types/equal';
export { type Feature, type Features, featuresOf, introducedIn } from './types/features';
export type { Type } from './types/type';
export type { TypedProgram } from './types/typed';

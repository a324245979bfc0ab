/** An interpreter of Michelson: calls of contracts and of views, and code by itself. */
export {
  type CallResult,
  type CodeResult,
  type CodeRun,
  type ContractCall,
  callContract,
  callView,
  runCode,
  type TypedValue,
  type ViewCall,
  type ViewResult,
} from './call';
export type { CallContext, DeployedContract, Host } from './host';
export { isolated } from './isolated';
export { type PreparedScript, prepareScript, type RunnableScript } from './script';
export type { Stopped } from './stop';

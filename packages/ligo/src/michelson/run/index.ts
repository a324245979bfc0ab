/** An interpreter of Michelson: calls of contracts and of views. */
export {
  type CallResult,
  type ContractCall,
  callContract,
  callView,
  type ViewCall,
  type ViewResult,
} from './call';
export type { CallContext, DeployedContract, Host } from './host';
export { type PreparedScript, prepareScript, type RunnableScript } from './script';
export type { Stopped } from './stop';

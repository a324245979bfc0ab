/** The primitives of the aggregated language, by the compiler's names. */
import type { ConstantName } from '../mini-c/constant';

export type Primitive =
  | ConstantName
  | 'LIST_ITER'
  | 'SET_ITER'
  | 'MAP_ITER'
  | 'LIST_MAP'
  | 'MAP_MAP'
  | 'OPTION_MAP'
  | 'LIST_FOLD_LEFT'
  | 'LIST_FOLD_RIGHT'
  | 'SET_FOLD'
  | 'SET_FOLD_DESC'
  | 'MAP_FOLD'
  | 'MAP_LITERAL'
  | 'BIG_MAP_LITERAL'
  | 'BIG_SET_LITERAL'
  | 'SET_LITERAL'
  | 'POLYMORPHIC_ADD'
  | 'POLYMORPHIC_SUB'
  | 'CREATE_CONTRACT'
  | 'CHECK_SELF'
  | 'CHECK_ENTRYPOINT'
  | 'CHECK_EMIT_EVENT'
  | 'CHECK_CALL_VIEW_LITSTR';

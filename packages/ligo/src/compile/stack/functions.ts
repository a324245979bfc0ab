/** Stack code of functions, their calls, and contracts in contracts. */
import { baseType, type MiniType } from '../mini-c/type';
import type { Translations } from './writer';

type Functions = Pick<
  Translations,
  'closure' | 'recursive' | 'application' | 'raw-michelson' | 'create-contract'
>;

export const FUNCTIONS: Functions = {
  closure: (writer, e) => {
    const { parameter, result } = functionTypes(e.type);
    const captured = writer.frame.binders();
    const body = writer.functionCode([{ variable: e.parameter, type: parameter }], captured, e.body);
    const types = captured.map(({ type }) => type);
    writer.emit({ kind: 'FUNCTION', parameter, result, captured: types, from: writer.frame.mask(), body });
  },
  recursive: (writer, e) => {
    const { parameter, result } = functionTypes(e.type);
    const captured = writer.frame.binders();
    const parameters = [
      { variable: e.parameter, type: parameter },
      { variable: e.self, type: e.type },
    ];
    const body = writer.functionCode(parameters, captured, e.body);
    const types = captured.map(({ type }) => type);
    writer.emit({ kind: 'RECURSIVE', parameter, result, captured: types, from: writer.frame.mask(), body });
  },
  application: (writer, e) => {
    writer.pushAll([e.function, e.argument]);
    writer.emit({ kind: 'SWAP' }, { kind: 'EXEC' });
  },
  'raw-michelson': (writer, e) => {
    const { parameter, result } = functionTypes(e.type);
    writer.emit({ kind: 'LAMBDA', parameter, result, body: [{ kind: 'RAW', taken: 1, code: e.code }] });
  },
  'create-contract': (writer, e) => {
    writer.pushAll(e.arguments);
    const body = writer.functionCode([e.binder], [], e.code);
    writer.emit(
      { kind: 'CREATE_CONTRACT', parameter: e.parameterType, storage: e.storageType, body },
      { kind: 'PAIR', number: 2 },
    );
  },
};

function functionTypes(type: MiniType): { parameter: MiniType; result: MiniType } {
  return type.kind === 'function' ? type : { parameter: baseType('unit'), result: baseType('unit') };
}

import { useEffect, useState } from 'react';
import { liveClient, toError } from '../client/live-client';
import { originationBurn } from '../michelson/size-text';
import type { CompiledContract } from '../protocol/compiled';
import type { LiveProgram } from '../protocol/program';
import type { Output } from '../worker/serve';
import type { CompiledValue, Deployment } from './deployment';

const TYPING_MS = 200;

type Field = Output<'fields'>[number];

interface FieldValue {
  readonly text: string;
  /** Why its type refuses it. */
  readonly error?: string | undefined;
  readonly compiled?: (CompiledValue & { readonly bytes: number }) | undefined;
}

/** The fields for the storage and for arguments; each value is compiled with the type of its field. */
export function useFields(program: LiveProgram, contract: CompiledContract) {
  const { module } = contract;
  const [fields, setFields] = useState<readonly Field[]>([]);
  const [values, setValues] = useState<Readonly<Record<string, FieldValue>>>({});
  const [error, setError] = useState<string>();
  const key = JSON.stringify([program, module]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for program and module
  useEffect(() => {
    let isCurrent = true;
    liveClient.request('fields', { program, module }).then(
      (found) => {
        if (!isCurrent) return;
        setError(undefined);
        setFields(found);
        setValues((before) =>
          Object.fromEntries(
            found.map(({ name, example }) => [name, { text: before[name]?.text ?? example }]),
          ),
        );
      },
      (reason: unknown) => isCurrent && setError(toError(reason).message),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  const texts = JSON.stringify([key, fields.map(({ name }) => values[name]?.text ?? '')]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only texts have to be compiled again
  useEffect(() => {
    let isCurrent = true;
    const compileAll = async () => {
      for (const { name } of fields) {
        const text = values[name]?.text ?? '';
        const found = await liveClient
          .request('value', { program, module, field: name, expression: text })
          .catch((reason: unknown) => ({ error: toError(reason).message }));
        if (!isCurrent) return;
        const value: FieldValue =
          'error' in found
            ? { text, error: found.error }
            : { text, compiled: { expression: text, ...found } };
        setValues((before) => (before[name]?.text === text ? { ...before, [name]: value } : before));
      }
    };
    const timer = setTimeout(compileAll, TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [texts]);
  return {
    fields,
    values,
    error,
    set: (name: string, text: string) =>
      setValues((before) => ({ ...before, [name]: { ...before[name], text } })),
    deployment: deploymentOf(program, contract, fields, values),
  };
}

/** Undefined while the storage does not compile; calls with wrong arguments are left out. */
function deploymentOf(
  { syntax, before, text }: LiveProgram,
  contract: CompiledContract,
  fields: readonly Field[],
  values: Readonly<Record<string, FieldValue>>,
): Deployment | undefined {
  const storage = values.storage?.compiled;
  if (!storage) return undefined;
  const calls = fields.flatMap(({ name, entrypoint }) => {
    const argument = values[name]?.compiled;
    return entrypoint !== undefined && argument ? [{ entrypoint, argument }] : [];
  });
  const sized = { expression: storage.expression, bytes: storage.bytes };
  return {
    syntax,
    source: before ? `${before}\n${text}\n` : `${text}\n`,
    module: contract.module,
    text: contract.text,
    json: '',
    storage,
    calls,
    burn: originationBurn({ bytes: contract.bytes, storage: sized }),
  };
}

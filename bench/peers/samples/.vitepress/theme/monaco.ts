import * as monaco from 'monaco-editor';
import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker?worker';
import TypeScriptWorker from 'monaco-editor/esm/vs/language/typescript/ts.worker?worker';

self.MonacoEnvironment = {
  getWorker: (_id: string, label: string) =>
    label === 'typescript' ? new TypeScriptWorker() : new EditorWorker(),
};

export function createEditor(host: HTMLElement, value: string): void {
  monaco.editor.create(host, { value, language: 'typescript' });
}

/** The program as JavaScript. */
export async function emit(program: string): Promise<string> {
  const model = monaco.editor.createModel(program, 'typescript');
  const getWorker = await monaco.languages.typescript.getTypeScriptWorker();
  const worker = await getWorker(model.uri);
  const { outputFiles } = await worker.getEmitOutput(model.uri.toString());
  return outputFiles[0]?.text ?? '';
}

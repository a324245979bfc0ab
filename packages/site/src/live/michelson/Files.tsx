import { saveFile } from '../../site/parts/save-file';
import { COPY_RESULTS, useCopy } from '../../site/stores/use-copy';
import { liveClient } from '../client/live-client';
import { type CompiledContract, FILE_FORMATS, type FileFormat } from '../protocol/compiled';
import type { LiveProgram } from '../protocol/program';
import { LiveButton } from '../results/Status';

const EXTENSIONS: Readonly<Record<FileFormat, string>> = { text: 'tz', json: 'json', binary: 'bin' };

interface FilesProps {
  readonly program: LiveProgram;
  readonly contract: CompiledContract;
}

/** Copies the script, or saves it in the forms that tools read. */
export function Files({ program, contract: { text, module } }: FilesProps) {
  const [copied, copy] = useCopy();
  const save = async (format: FileFormat) => {
    const content = await liveClient.request('file', { program, module, format });
    const name = `${module.replaceAll('.', '-') || 'contract'}.${EXTENSIONS[format]}`;
    saveFile(name, format === 'binary' ? bytesOf(content) : content);
  };
  return (
    <>
      <LiveButton onClick={() => void copy(text)}>{copied ? COPY_RESULTS[copied] : 'Copy'}</LiveButton>
      {FILE_FORMATS.map((format) => (
        <LiveButton
          key={format}
          aria-label={`Download .${EXTENSIONS[format]}, as ${format}`}
          onClick={() => void save(format).catch(() => undefined)}
        >
          {`.${EXTENSIONS[format]}`}
        </LiveButton>
      ))}
    </>
  );
}

function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: digits.length / 2 }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16),
  );
}

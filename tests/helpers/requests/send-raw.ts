import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const TIMEOUT_MS = 10_000;

/** Writes bytes to a server and reads what it answers until it closes the connection. */
export function sendRaw(port: number, text: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(text, 'latin1')));
    const finish = () => resolve(readAnswer(Buffer.concat(parts)));
    socket.setTimeout(TIMEOUT_MS, () =>
      socket.destroy(new Error('The server did not close the connection.')),
    );
    socket.on('data', (part) => parts.push(part));
    socket.on('end', () => socket.end());
    // A server may reset the connection after its answer, with a part of the request unread.
    socket.on('error', (error) => (parts.length > 0 ? finish() : reject(error)));
    socket.on('close', finish);
  });
}

function readAnswer(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...fields] = bytes.subarray(0, Math.max(0, end)).toString('latin1').split('\r\n');
  const headers = fields.map((field) => {
    const colon = field.indexOf(':');
    return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
  });
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: bytes.subarray(end + 4),
  };
}

import { request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface Question {
  readonly port: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

/** Sends a request without following redirects or decoding the response. */
export function ask({ port, path, headers = {}, method = 'GET' }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

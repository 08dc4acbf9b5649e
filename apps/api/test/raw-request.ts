import { once } from 'node:events';
import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Sends raw bytes and reads one answer: requests that no HTTP client would send. An empty answer has the status 0. */
export async function rawRequest(port: number, text: string): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(text);
  let said = '';
  for await (const chunk of socket) said += String(chunk);
  const [head = '', ...rest] = said.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
  });
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
  };
}

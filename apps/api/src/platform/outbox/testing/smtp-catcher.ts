import { once } from 'node:events';

import { SMTPServer } from 'smtp-server';

/** The server's reply to a step: nothing, or three digits and a sentence. */
export type Answer = { code: number; text: string } | null;

export interface SmtpCatcher {
  port: number;
  /** Each message as received, and its recipient. */
  received: { to: string[]; raw: string }[];
  close: () => Promise<void>;
}

/** A real SMTP server on a port of this machine that stores what it receives. */
export async function catchMails(
  port = 0,
  answer: () => Answer = () => null,
  { sender = null, login = null }: { sender?: Answer; login?: Answer } = {},
): Promise<SmtpCatcher> {
  const errorOf = (said: Answer) =>
    said ? Object.assign(new Error(said.text), { responseCode: said.code }) : null;
  const received: SmtpCatcher['received'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(errorOf(login)),
    onMailFrom: (_address, _session, done) => done(errorOf(sender)),
    onRcptTo: (_address, _session, done) => done(errorOf(answer())),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return {
    port: (listener.address() as { port: number }).port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

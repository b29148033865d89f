import { SMTPServer } from 'smtp-server';

/** A mail server on the loopback address that takes every mail and keeps none. */
export type MailSink = {
  /** `smtp://…`, as SMTP_URL takes it. */
  readonly url: string;
  /** How many mails have come, and their bytes. */
  count(): { readonly mails: number; readonly bytes: number };
  close(): Promise<void>;
};

export async function openMailSink(): Promise<MailSink> {
  let mails = 0;
  let bytes = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, _session, done) {
      stream.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      stream.on('end', () => {
        mails += 1;
        done();
      });
    },
  });
  server.on('error', () => {}); // the server under measurement has ended
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => ({ mails, bytes }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

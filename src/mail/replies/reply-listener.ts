import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js';
import type { ConnectionCount } from './limit-connections.ts';
import { whyNotPlain } from './plain-address.ts';

type Options = Parameters<SMTPServer['connect']>[1];
type SomeSocket = Parameters<SMTPServer['connect']>[0];

/** Milliseconds. However busy a connection keeps itself, it ends then; mail servers simply come again. */
const LONGEST_LIFE = 5 * 60_000;

/** An SMTP server that lets in so many connections of one address only, none of them for ever, and takes plain addresses only. */
export class ReplyListener extends SMTPServer {
  readonly #count: ConnectionCount;

  constructor(options: SMTPServerOptions, count: ConnectionCount) {
    super(options);
    this.#count = count;
  }

  override connect(socket: SomeSocket, options?: Options): void {
    if (socket.destroyed) return;
    const leave = this.#count.enter(socket.remoteAddress ?? '');
    if (!leave) {
      refuse(socket);
      return;
    }
    socket.once('close', leave);
    const connection = new ReplyConnection(this, socket, options);
    this.connections.add(connection);
    connection.on('error', (error) => this.emit('error', error));
    connection.init();
    const timer = setTimeout(() => connection.send(421, 'This took too long; please connect again'), LONGEST_LIFE);
    timer.unref();
    socket.once('close', () => clearTimeout(timer));
  }
}

class ReplyConnection extends SMTPConnection {
  override handler_MAIL(command: Buffer, callback: () => void): void {
    if (this.#takesAddress(command, callback)) super.handler_MAIL(command, callback);
  }

  override handler_RCPT(command: Buffer, callback: () => void): void {
    if (this.#takesAddress(command, callback)) super.handler_RCPT(command, callback);
  }

  #takesAddress(command: Buffer, callback: () => void): boolean {
    const why = whyNotPlain(command.toString());
    if (why === undefined) return true;
    this.send(553, why);
    callback();
    return false;
  }
}

/** A socket that is kept waiting would be as good to the caller as a connection. */
function refuse(socket: Socket): void {
  socket.on('error', () => socket.destroy());
  socket.end('421 Too many connections from your address; please try again later\r\n', () => socket.destroy());
}

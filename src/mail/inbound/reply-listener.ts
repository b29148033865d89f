import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js';
import { type ConnectionCount, type ConnectionLimits, countConnections } from './limit-connections.ts';
import { whyNotPlain } from './plain-address.ts';

type Options = Parameters<SMTPServer['connect']>[1];
type SomeSocket = Parameters<SMTPServer['connect']>[0];

/** An SMTP server that limits the connections of one address and their length, and takes plain addresses only. */
export class ReplyListener extends SMTPServer {
  readonly #count: ConnectionCount;
  readonly #life: number;

  constructor(options: SMTPServerOptions, relays: readonly string[], limits: ConnectionLimits) {
    super({ ...options, socketTimeout: limits.idle });
    this.#count = countConnections(relays, limits);
    this.#life = limits.life;
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
    const timer = setTimeout(() => connection.send(421, 'This took too long; please connect again'), this.#life);
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

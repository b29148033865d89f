import nodemailer from 'nodemailer';
import { nodemailerMessage } from './nodemailer-message.ts';
import type { OutgoingMail } from './transport.ts';

const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** A mail as it goes over the wire, but for a signature. */
export async function rawMail(mail: OutgoingMail): Promise<Uint8Array<ArrayBuffer>> {
  const { message } = await composer.sendMail(nodemailerMessage(mail));
  if (!Buffer.isBuffer(message)) throw new Error('the mail was not composed');
  return Uint8Array.from(message);
}

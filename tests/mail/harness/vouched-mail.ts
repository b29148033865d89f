import nodemailer, { type SendMailOptions } from 'nodemailer';

/** A mail server of the operator's, which says of each mail who wrote it. */
export const VOUCHER = 'mx.despatch.test';

/** What a listener must be told to believe it: the trusted name, and that mail from this machine comes through it. */
export const TRUSTED = [VOUCHER];
export const RELAYS = ['127.0.0.1'];

/** A mail as it goes over the wire, with what that server found out about its sender on top. */
export async function vouchedMail(dmarc: 'pass' | 'fail', from: string, mail: SendMailOptions): Promise<string> {
  const says = `Authentication-Results: ${VOUCHER}; dmarc=${dmarc} (p=reject) header.from=${from.split('@')[1]}`;
  return `${says}\r\n${await writtenOut(mail)}`;
}

/** A mail as it goes over the wire. */
export async function writtenOut(mail: SendMailOptions): Promise<string> {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await composer.sendMail(mail);
  return message.toString();
}

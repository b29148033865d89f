import { mkdirSync, writeFileSync } from 'node:fs';
import { bytesOf, type ReadMail } from '../harness/read-mail.ts';

const FOLDER = process.env.SCREENSHOTS;
let kept = 0;

/** A mail to look at, as its reader sees it, when SCREENSHOTS names a folder. */
export function keepLetter(mail: ReadMail, name: string): void {
  if (!FOLDER) return;
  mkdirSync(FOLDER, { recursive: true });
  kept += 1;
  const html = (mail.mail.html ?? `<pre>${mail.mail.text}</pre>`).replace(/src="cid:([^"]+)"/g, (whole, cid) => {
    const picture = mail.mail.attachments.find(({ contentId }) => contentId === `<${cid}>`);
    return picture ? `src="data:image/png;base64,${Buffer.from(bytesOf(picture)).toString('base64')}"` : whole;
  });
  const number = String(kept).padStart(2, '0');
  writeFileSync(`${FOLDER}/${number}-${name}.html`, `<p>To ${mail.to}: <b>${mail.subject}</b></p>${html}`);
  writeFileSync(`${FOLDER}/${number}-${name}.txt`, `To ${mail.to}: ${mail.subject}\n\n${mail.mail.text}`);
}

import type { Header, Part } from './mime.ts';
import type { Tongue } from './tongues.ts';

/** A mail program: what it makes of an answer to a mail that it quotes. */
export type Program = {
  readonly name: string;
  readonly headers: readonly Header[];
  readonly make: (answer: string, quoted: string, tongue: Tongue) => readonly Part[];
};

const quote = (text: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const divs = (text: string) =>
  text
    .split('\n')
    .map((line) => `<div>${line === '' ? '<br>' : escaped(line)}</div>`)
    .join('');
const plain = (text: string, flowed = false): Part => ({ type: 'text/plain', text, flowed });
const html = (text: string): Part => ({ type: 'text/html', text: `<html><body>${text}</body></html>` });
const breaks = (text: string) => escaped(text).replaceAll('\n', '<br>\n');

const gmailHtml = (answer: string, quoted: string, head: string) =>
  html(
    `<div dir="ltr">${divs(answer)}</div><br>` +
      `<div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${escaped(head)}<br></div>` +
      `<blockquote class="gmail_quote" style="margin:0 0 0 .8ex">${breaks(quoted)}</blockquote></div>`,
  );
const outlookHtml = (answer: string, quoted: string, { outlook }: Tongue, below = '') =>
  html(
    `<div class="WordSection1">${answer
      .split('\n')
      .map((line) => `<p class="MsoNormal">${line === '' ? '&nbsp;' : escaped(line)}</p>`)
      .join('')}${below}<div style="border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal">${outlook
      .map((line) => escaped(line).replace(/^([^:]+:)/u, '<b>$1</b>'))
      .join('<br>')}</p></div><p class="MsoNormal">${breaks(quoted)}</p></div>`,
  );

export const PROGRAMS: readonly Program[] = [
  {
    name: 'Gmail web',
    headers: [],
    make: (answer, quoted, { gmail }) => [
      plain(`${answer}\n\n${wrapped(gmail)}\n\n${quote(quoted)}\n`),
      gmailHtml(answer, quoted, gmail),
    ],
  },
  { name: 'Gmail, HTML only', headers: [], make: (answer, quoted, { gmail }) => [gmailHtml(answer, quoted, gmail)] },
  {
    name: 'Outlook desktop',
    headers: [['X-Mailer', 'Microsoft Outlook 16.0']],
    make: (answer, quoted, tongue) => [
      plain(`${answer}\n\n${tongue.outlook.join('\n')}\n\n${quoted}\n`),
      outlookHtml(answer, quoted, tongue),
    ],
  },
  {
    name: 'Outlook desktop, HTML only',
    headers: [],
    make: (answer, quoted, tongue) => [outlookHtml(answer, quoted, tongue)],
  },
  {
    name: 'Outlook, plain text',
    headers: [],
    make: (answer, quoted, { original, outlook }) => [
      plain(`${answer}\n\n${original}\n${outlook.join('\n')}\n\n${quoted}\n`),
    ],
  },
  {
    name: 'Outlook mobile',
    headers: [],
    make: (answer, quoted, tongue) => [
      html(
        `<div dir="auto">${divs(answer)}</div>` +
          `<div id="ms-outlook-mobile-signature"><div><br></div>${escaped(tongue.outlookMobile)}</div>` +
          `<hr style="display:inline-block;width:98%">` +
          `<div id="divRplyFwdMsg" dir="ltr"><font face="Calibri">` +
          `${tongue.outlook.map((line) => escaped(line).replace(/^([^:]+:)/u, '<b>$1</b>')).join('<br>')}</font>` +
          `<div>&nbsp;</div></div>` +
          `<div>${breaks(quoted)}</div>`,
      ),
    ],
  },
  {
    name: 'Apple Mail',
    headers: [['X-Mailer', 'Apple Mail (2.3826.300.87)']],
    make: (answer, quoted, { apple }) => [plain(`${answer}\n\n> ${apple}\n> \n${quote(quoted)}\n\n`)],
  },
  {
    name: 'Apple Mail on a phone',
    headers: [['X-Mailer', 'iPhone Mail (22A3370)']],
    make: (answer, quoted, { apple, iphone }) => [
      plain(`${answer}\n\n${iphone}\n\n> ${apple}\n> \n${quote(quoted)}\n`),
      html(
        `<div dir="ltr">${divs(answer)}</div><br id="lineBreakAtBeginningOfSignature">` +
          `<div dir="ltr">${iphone}</div>` +
          `<div dir="ltr"><br><blockquote type="cite">${escaped(apple)}<br><br></blockquote></div>` +
          `<blockquote type="cite"><div dir="ltr">${breaks(quoted)}</div></blockquote>`,
      ),
    ],
  },
  {
    name: 'Thunderbird, below',
    headers: [['User-Agent', 'Mozilla Thunderbird']],
    make: (answer, quoted, { thunderbird }) => [
      plain(`${thunderbird}\n${quote(quoted)}\n\n${answer}\n\n-- \nAnna\nLa Paz 12\n`, true),
    ],
  },
  {
    name: 'Thunderbird, above',
    headers: [['User-Agent', 'Mozilla Thunderbird']],
    make: (answer, quoted, { thunderbird }) => [plain(`${answer}\n\n${thunderbird}\n${quote(quoted)}\n`, true)],
  },
  {
    name: 'Thunderbird, HTML',
    headers: [['User-Agent', 'Mozilla Thunderbird']],
    make: (answer, quoted, { thunderbird }) => [
      html(
        `<p>${breaks(answer)}</p><div class="moz-cite-prefix">${escaped(thunderbird)}<br></div>` +
          `<blockquote type="cite" cite="mid:1@despatch.test">${breaks(quoted)}</blockquote>` +
          `<div class="moz-signature">-- <br>Anna</div>`,
      ),
    ],
  },
  {
    name: 'mutt, between the lines',
    headers: [['User-Agent', 'Mutt/2.2.12']],
    make: (answer, quoted) => {
      const [first = '', ...rest] = quoted.split('\n');
      return [
        plain(
          `On Tue, Nov 24, 2026 at 09:14:05PM +0100, Despatch wrote:` +
            `\n> ${first}\n\n${answer}\n\n${quote(rest.join('\n'))}\n\n-- \nAnna\n`,
        ),
      ];
    },
  },
  {
    name: 'K-9',
    headers: [['User-Agent', 'K-9 Mail for Android']],
    make: (answer, quoted, { k9, k9Foot }) => [plain(`${answer}\n-- \n${k9Foot}\n\n${k9}\n${quote(quoted)}\n`)],
  },
  {
    name: 'K-9, without dashes',
    headers: [['User-Agent', 'K-9 Mail for Android']],
    make: (answer, quoted, { k9 }) => [plain(`${answer}\n\n${k9}\n${quote(quoted)}\n`)],
  },
  {
    name: 'Proton',
    headers: [],
    make: (answer, quoted, { proton, protonFoot }) => [
      plain(`${answer}\n\n${protonFoot}\n\n${proton}\n\n${quote(quoted)}\n`),
      html(
        `<div style="font-family: Arial">${divs(answer)}</div>` +
          `<div class="protonmail_signature_block">${escaped(protonFoot)}</div>` +
          `<div class="protonmail_quote">${escaped(proton)}<br>` +
          `<blockquote class="protonmail_quote" type="cite">${breaks(quoted)}</blockquote></div>`,
      ),
    ],
  },
  {
    name: 'Proton, HTML only',
    headers: [],
    make: (answer, quoted, { proton, protonFoot }) => [
      html(
        `<div style="font-family: Arial">${divs(answer)}</div><div><br></div>` +
          `<div class="protonmail_signature_block">${escaped(protonFoot)}</div>` +
          `<div class="protonmail_quote">${escaped(proton)}<br>` +
          `<blockquote class="protonmail_quote" type="cite">${breaks(quoted)}</blockquote></div>`,
      ),
    ],
  },
  {
    name: 'a list of addresses that adds its footer',
    headers: [],
    make: (answer, quoted, { gmail }) => [
      plain(
        `${answer}\n\n${gmail}\n${quote(quoted)}\n` +
          `_______________________________________________\nplayers mailing list -- players@club.example\n` +
          `To unsubscribe send an email to players-leave@club.example\n`,
      ),
    ],
  },
  {
    name: 'a signature and a farewell',
    headers: [],
    make: (answer, quoted, { farewell, gmail }) => [
      plain(`${answer}\n\n${farewell}\nAnna Schmidt\n\n${gmail}\n${quote(quoted)}\n`),
    ],
  },
];

/** Gmail breaks its line where the address begins, if it is long. */
function wrapped(head: string): string {
  return head.length > 75 ? head.replace(/ (\(?<)/u, '\n$1') : head;
}

/** How a part's text is put on the wire. */
export const ENCODINGS = ['8bit', 'quoted-printable', 'base64', 'latin-1'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export type Part = { readonly type: 'text/plain' | 'text/html'; readonly text: string; readonly flowed?: boolean };
export type Header = readonly [name: string, value: string];

const BOUNDARY = '=_corpus_part';
const LINE = 76;
const FLOWED = 72;

/** A mail as bytes: its parts as alternatives where there are several, all in one encoding. */
export function mime(headers: readonly Header[], parts: readonly Part[], encoding: Encoding): Uint8Array {
  const top = [...headers, ['MIME-Version', '1.0'] as const].map(([name, value]) => `${name}: ${value}`);
  const [only] = parts;
  const body =
    only && parts.length === 1
      ? `${top.join('\r\n')}\r\n${partOf(only, encoding)}`
      : [
          `${top.join('\r\n')}\r\nContent-Type: multipart/alternative; boundary="${BOUNDARY}"\r\n`,
          ...parts.map((part) => `--${BOUNDARY}\r\n${partOf(part, encoding)}`),
          `--${BOUNDARY}--\r\n`,
        ].join('\r\n');
  return Buffer.from(body, 'latin1');
}

/** Each character stands for one byte. */
function partOf({ type, text, flowed = false }: Part, encoding: Encoding): string {
  const charset = encoding === 'latin-1' ? 'windows-1252' : 'utf-8';
  const lines = (flowed ? flow(text) : text).replace(/\n/gu, '\r\n');
  const bytes = encoding === 'latin-1' ? windows1252(lines) : Buffer.from(lines);
  const transfer = encoding === 'latin-1' ? 'quoted-printable' : encoding;
  const kind = `Content-Type: ${type}; charset=${charset}${flowed ? '; format=flowed' : ''}`;
  const head = `${kind}\r\nContent-Transfer-Encoding: ${transfer}\r\n\r\n`;
  switch (transfer) {
    case '8bit':
      return `${head}${bytes.toString('latin1')}\r\n`;
    case 'base64':
      return `${head}${bytes.toString('base64').replace(/.{76}/gu, '$&\r\n')}\r\n`;
    case 'quoted-printable':
      return `${head}${quotedPrintable(bytes)}\r\n`;
  }
}

function windows1252(text: string): Buffer {
  const special: { readonly [c: string]: number } = { '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96 };
  return Buffer.from([...text].map((c) => special[c] ?? Math.min(0xff, c.charCodeAt(0))));
}

function quotedPrintable(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .split('\r\n')
    .map((line) => {
      const coded = [...line].map((c, i) => {
        const plain = (c >= '!' && c <= '~' && c !== '=') || ((c === ' ' || c === '\t') && i < line.length - 1);
        return plain ? c : `=${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
      });
      let [out, width] = ['', 0];
      for (const piece of coded) {
        if (width + piece.length > LINE - 1) [out, width] = [`${out}=\r\n`, 0];
        out += piece;
        width += piece.length;
      }
      return out;
    })
    .join('\r\n');
}

/** Long lines broken after a blank that stays at their end (RFC 3676). */
function flow(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('>') || line.length <= FLOWED || line === '-- ') return line;
      return line.replace(/(.{1,70}) (?=\S)/gu, '$1 \n');
    })
    .join('\n');
}

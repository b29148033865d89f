import { createHmac } from 'node:crypto';
import type { Outgoing } from '../reach/send-out.ts';
import type { Bulletin, OutletEvent } from './gather-events.ts';
import type { Shape } from './shapes.ts';

/** A text longer than this is cut; Discord takes 2,000 characters. */
const LONGEST = 1900;
const JSON_TYPE = { 'Content-Type': 'application/json' } as const;

type Addressed = { readonly id: string; readonly shape: Shape; readonly url: string; readonly secret: string };

/**
 * A delivery in the shape of its receiver. `Despatch-Delivery` is the same when it is tried again. Of the shape `json`
 * the body is signed: `Despatch-Signature: t=1764000000,v1=…` is HMAC-SHA256 over the time, a dot and the body, in
 * hexadecimal. `at`: now.
 */
export function writeDelivery(webhook: Addressed, bulletin: Bulletin, at: Date): Outgoing {
  const body = JSON.stringify(bodyOf(webhook.shape, bulletin));
  const headers = { ...JSON_TYPE, 'Despatch-Delivery': `${webhook.id}-${bulletin.upTo}` };
  if (webhook.shape !== 'json') return { url: webhook.url, headers, body };
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', webhook.secret).update(`${seconds}.${body}`).digest('hex');
  return { url: webhook.url, headers: { ...headers, 'Despatch-Signature': `t=${seconds},v1=${signature}` }, body };
}

function bodyOf(shape: Shape, bulletin: Bulletin): object {
  switch (shape) {
    case 'json':
      return { version: 1, ...bulletin };
    case 'discord':
      // Nobody is called by a name that somebody gave themselves, and the page is not shown in small.
      return { content: plainText(bulletin, escapeMarkdown), allowed_mentions: { parse: [] }, flags: 4 };
    case 'slack':
      return { text: plainText(bulletin, escapeSlack), unfurl_links: false };
    case 'matrix':
      // What matrix-hookshot takes of generic webhooks.
      return { text: plainText(bulletin, escapeMarkdown), version: 'v2' };
  }
}

/** The table's name, a line for each sentence, the newest kept where it is too long, and the address of the page. */
function plainText({ table, events }: Bulletin, escaped: (text: string) => string): string {
  const head = escaped(table.name);
  const room = LONGEST - head.length - table.url.length;
  const kept: string[] = [];
  let length = 0;
  for (const line of events.flatMap(linesOf).toReversed()) {
    const text = escaped(line);
    length += text.length + 1;
    if (length > room) {
      kept.unshift('…');
      break;
    }
    kept.unshift(text);
  }
  return [head, ...kept, table.url].join('\n');
}

const linesOf = (event: OutletEvent): readonly string[] => (event.kind === 'entry' ? event.texts : [event.text]);

const escapeMarkdown = (text: string) => text.replaceAll(/[\\*_~`|>#[\]<@]/g, '\\$&');
const escapeSlack = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

import { translator } from '../../i18n/translator.ts';
import type { GameModule } from '../../kernel/rules.ts';
import { KINDS, type Kind } from '../../notifications/notification.ts';
import { LETTER_KINDS } from '../../people/mail-stops.ts';
import { linkUrl } from '../links/link-url.ts';
import { addressMail } from '../outbox/mail-headers.ts';
import type { MailContent } from '../render/mail-content.ts';
import { rawMail } from '../transports/raw-mail.ts';
import type { OutgoingMail } from '../transports/transport.ts';
import { isOccasion } from '../turn/occasion.ts';
import type { ExampleAbout, Variants } from './example.ts';
import { exampleGame } from './example-game.ts';
import { asked, EXAMPLE_TABLE, type ExampleHouse, exampleTableMail, NO_TOKEN } from './example-table.ts';
import { letterExamples } from './letter-examples.ts';
import { tableExamples } from './table-examples.ts';

const examples: { readonly [K in Kind]: Variants } = { ...tableExamples, ...letterExamples };

/** One mail that the server could send, by its kind and which of that kind: `dispute` `taken`. */
export type ExampleName = { readonly kind: Kind; readonly variant: string };

/** Every kind of mail, and each of its variants. */
export function exampleNames(): readonly ExampleName[] {
  return KINDS.flatMap((kind) => Object.keys(examples[kind]).map((variant) => ({ kind, variant })));
}

/** An example as its reader gets it, and as it goes over the wire. */
export type ExampleMail = { readonly content: MailContent; readonly outgoing: OutgoingMail; readonly raw: Uint8Array };

/**
 * Writes an example in a language, by what writes the mails that are sent, of a game that is played in memory. Nothing
 * is read from the database or written there, nothing is sent, and its links have no secrets: they open nothing.
 */
export async function writeExample(
  module: GameModule,
  { kind, variant }: ExampleName,
  { locale, ...house }: Omit<ExampleHouse, 'translator'> & { readonly locale: string },
): Promise<ExampleMail | undefined> {
  const make = Object.hasOwn(examples[kind], variant) ? examples[kind][variant] : undefined;
  if (!make) return undefined;
  const content = await make(aboutGame(module, { ...house, translator: translator(locale, 'UTC') }));
  const outgoing = addressed(content, kind, house);
  return { content, outgoing, raw: await rawMail(outgoing) };
}

/** With the headers that a mail of this kind has. */
function addressed(content: MailContent, kind: Kind, { settings, now }: Pick<ExampleHouse, 'settings' | 'now'>) {
  const stopped = isOccasion(kind) || kind === 'digest' || LETTER_KINDS.some((one) => one === kind);
  const sending = {
    ...({ what: 'send', to: 'ann@example.org', content, tells: [] } as const),
    replyToken: isOccasion(kind) || kind === 'reply' ? NO_TOKEN : undefined,
    unsubscribeUrl: stopped ? linkUrl(settings, 'unsubscribe', NO_TOKEN) : undefined,
    thread: isOccasion(kind) || kind === 'reply' ? { tableId: EXAMPLE_TABLE.id, playerId: NO_TOKEN } : undefined,
  };
  return addressMail(NO_TOKEN, sending, settings, { date: now, returnPath: undefined });
}

function aboutGame(module: GameModule, house: ExampleHouse): ExampleAbout {
  const example = exampleGame(module);
  const { rules, setting } = example.game;
  const other = setting.seats.find((seat) => seat !== example.reader) ?? example.reader;
  return {
    ...house,
    example,
    mailAt: (change = {}) => exampleTableMail(example, { ...asked(example), ...change }, house),
    mine: rules.seatName(example.reader),
    theirs: rules.seatName(other),
  };
}

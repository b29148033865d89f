import { languageName, languages } from '../../i18n/languages.ts';
import type { Translator } from '../../i18n/translator.ts';
import { htmlInShape, SHAPES } from '../../mail/examples/example-shape.ts';
import { KINDS } from '../../notifications/notification.ts';
import { selectField } from '../forms/refused-form.ts';
import { administrator } from '../route/guards/administrator.ts';
import { type PageCall, page } from '../route/page.ts';
import { bytes, shown } from '../route/reply.ts';
import {
  type ChosenExample,
  chooseExamples,
  findExample,
  gamesOf,
  ON_A_PAGE,
  summaryOf,
  writeChosen,
} from './chosen-examples.ts';

/** Gmail shows no more of a mail's HTML than this. */
const CUT_OFF_BYTES = 102_000;

/** What a mail may do in its frame: show its own styles and pictures. No link of it leads anywhere. */
const FRAME_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

/** Every kind of mail for every game in every language and shape, a page of them at a time. */
export const showMailExamples = page(
  { method: 'get', path: '/administration/mails/examples', access: administrator },
  async (call) => {
    const { services, query, translator } = call;
    const { text } = translator;
    const given = {
      kind: known(query.get('kind') ?? 'turn', KINDS),
      game: known(query.get('game') ?? gamesOf(services)[0], gamesOf(services)),
      language: known(query.get('language') ?? translator.locale, languages()),
      shape: known(query.get('shape') ?? 'light', SHAPES),
    };
    const from = Math.max(0, Math.trunc(Number(query.get('from'))) || 0);
    const all = chooseExamples(services, given);
    const examples = all.slice(from, from + ON_A_PAGE);
    const choices = (values: readonly string[], label: (value: string) => string) => [
      { value: '', label: text('mail-examples.all') },
      ...values.map((value) => ({ value, label: label(value) })),
    ];
    const { kind = '', game = '', language = '', shape = '' } = given;
    const next = new URLSearchParams({ kind, game, language, shape, from: String(from + ON_A_PAGE) });
    const data = {
      count: all.length,
      fields: [
        labelled(
          'kind',
          given.kind,
          choices(KINDS, (kind) => kind),
          text('mail-examples.kind'),
        ),
        labelled('game', given.game, choices(gamesOf(services), nameOfGame(call)), text('mail-examples.game')),
        labelled('language', given.language, choices(languages(), languageName), text('mail-examples.language')),
        labelled('shape', given.shape, choices(SHAPES, shapeName(translator)), text('mail-examples.shape')),
      ],
      examples: await Promise.all(examples.map((example) => cardOf(call, example))),
      next: from + ON_A_PAGE < all.length ? `/administration/mails/examples?${next}` : undefined,
    };
    return shown({ name: 'administration-mail-examples', data });
  },
);

/** One of them as it looks, for the frame that it is shown in. */
export const showMailExample = page(
  { method: 'get', path: '/administration/mails/examples/:kind/:variant', access: administrator },
  async (call) => {
    const { kind, variant } = call.params;
    const wanted = { kind, variant, ...pickedBy(call.query) };
    const chosen = findExample(call.services, wanted);
    const mail = await writeChosen(call, chosen);
    if (chosen.shape === 'text') return bytes(mail.content.text, 'text', { 'Content-Security-Policy': FRAME_POLICY });
    return bytes(htmlInShape(mail, chosen.shape), 'html', { 'Content-Security-Policy': FRAME_POLICY });
  },
);

function pickedBy(query: URLSearchParams) {
  return {
    game: query.get('game') ?? undefined,
    language: query.get('language') ?? undefined,
    shape: query.get('shape') ?? undefined,
  };
}

/** What of a list is meant; nothing: all of it. What the list has not means nothing. */
function known(given: string | undefined, list: readonly string[]): string | undefined {
  return given !== undefined && list.includes(given) ? given : undefined;
}

function labelled(name: string, value: string | undefined, choices: Parameters<typeof selectField>[2], label: string) {
  return { ...selectField(name, value ?? '', choices), label };
}

const nameOfGame =
  ({ services, translator }: Pick<PageCall, 'services' | 'translator'>) =>
  (game: string) => {
    const rules = services.games.get(game)?.rules;
    return rules ? translator.t(rules.name) : game;
  };

const shapeName =
  ({ text }: Translator) =>
  (shape: string) =>
    text(`mail-examples.shape-${shape}`);

async function cardOf(call: PageCall, chosen: ChosenExample) {
  const { kind, variant, game, language, shape } = chosen;
  const mail = await writeChosen(call, chosen);
  const { bytes: sizes, ...summary } = summaryOf(mail);
  const number = new Intl.NumberFormat(call.translator.locale);
  const query = new URLSearchParams({ game, language, shape });
  return {
    ...{ kind, variant, language, shape, ...summary },
    ...{ shapeName: shapeName(call.translator)(shape), languageName: languageName(language) },
    game: nameOfGame(call)(game),
    raw: number.format(sizes.raw),
    html: number.format(sizes.html),
    plain: number.format(sizes.text),
    pictures: number.format(sizes.pictures),
    cutOff: sizes.html >= CUT_OFF_BYTES,
    text: shape === 'text' ? mail.content.text : undefined,
    narrow: shape === 'phone',
    address: `/administration/mails/examples/${kind}/${variant}?${query}`,
  };
}

import { Refusal } from '../../kernel/refusal.ts';
import { writeDraft } from '../../packs/change-pack.ts';
import { readSpreadsheet } from '../../packs/spreadsheet/read-spreadsheet.ts';
import { writeSpreadsheet } from '../../packs/spreadsheet/write-spreadsheet.ts';
import { refuse } from '../../platform/refuse.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import type { ByPlayer } from '../route/guard.ts';
import { player } from '../route/guards/player.ts';
import { type PageCall, page } from '../route/page.ts';
import { file, redirect, shown } from '../route/reply.ts';
import { type Desk, openDesk, subjectLines } from './pack-model.ts';

type Call = PageCall & ByPlayer & { readonly params: { readonly pack: string; readonly deck: string } };

/** A desk and the deck that an address names. Refuses (`not-found`) what has no cards. */
async function openDeck({
  services,
  player: owner,
  params,
}: Call): Promise<Desk & { deck: string; kind: 'list' | 'table' }> {
  const desk = await openDesk(services, { id: params.pack, playerId: owner.id });
  const kind = desk.schema.kind(params.deck);
  if (kind === 'figures' || !Object.hasOwn(desk.content, params.deck)) throw refuse('not-found', 'packs.no-such-card');
  return { ...desk, deck: params.deck, kind };
}

async function show(call: Call, form: RefusedForm = FRESH) {
  const desk = await openDeck(call);
  const subject = subjectLines(desk).subjects.find((one) => one.subject === desk.deck);
  const data = {
    form,
    pack: desk.own,
    ...subject,
    heading: subject?.title,
    text: textField('text', call.fields.get('text') ?? '', form),
  };
  return shown({ name: 'pack-deck', data, status: form.status, scripts: ['read-file.js'] });
}

/** The cards of a deck, and its spreadsheet to take away and bring back. */
const showDeck = page({ method: 'get', path: '/packs/:pack/decks/:deck', access: player }, (call) => show(call));

const downloadDeck = page(
  { method: 'get', path: '/packs/:pack/decks/:deck/cards.csv', access: player },
  async (call) => {
    const { deck, content, game } = await openDeck(call);
    const text = writeSpreadsheet(Object(content[deck]), game.rules.builtInPack().content[deck]);
    return file(`${game.rules.id}-${deck}.csv`, 'text/csv', (send) => send(text));
  },
);

/** A spreadsheet takes the place of the whole deck. */
const uploadDeck = page({ method: 'post', path: '/packs/:pack/decks/:deck', access: player }, async (call) => {
  const { services, player: owner, fields } = call;
  const { own, deck, kind, content } = await openDeck(call);
  const revision = Number(fields.get('revision') ?? Number.NaN);
  const written = await attempt(async () => {
    const cards = readSpreadsheet(fields.get('text') ?? '', kind);
    await writeDraft(services, { id: own.id, playerId: owner.id, revision, whole: { ...content, [deck]: cards } });
  });
  if (!(written instanceof Refusal)) return redirect(`/packs/${own.id}/decks/${encodeURIComponent(deck)}`);
  const problems = written.details.map(({ at, reason }) => ({ field: 'text', href: 'text', at, reason }));
  return show(
    call,
    problems.length === 0 ? refusedForm(written, { about: 'text' }) : { ...refusedForm(written), problems },
  );
});

export const deckPages = [showDeck, downloadDeck, uploadDeck];

import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { cardTitle, subjectTitle } from '../../packs/card-title.ts';
import { writeDraft } from '../../packs/change-pack.ts';
import { type Card, cardsOf, findCard, withCard } from '../../packs/deck.ts';
import { refuse } from '../../platform/refuse.ts';
import { attempt, FRESH, type RefusedForm, refusedForm } from '../forms/refused-form.ts';
import type { ByPlayer } from '../route/guard.ts';
import { player } from '../route/guards/player.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, redirect, shown } from '../route/reply.ts';
import { cardFace } from './card-face.ts';
import { type CardField, cardFields, countFields, jsonField, MOST_FIELDS } from './card-fields.ts';
import { checkContent, countReconstructed, isIn, isSame } from './check-content.ts';
import { editCard, markSources } from './edit-card.ts';
import { type Desk, openDesk } from './pack-model.ts';
import { readCard } from './read-card.ts';

type Call = PageCall & ByPlayer & { readonly params: { readonly pack: string; readonly card: string } };
const JSON_FIELD = 'json';

async function openCard({ services, player: owner, params }: Call): Promise<{ desk: Desk; card: Card }> {
  const desk = await openDesk(services, { id: params.pack, playerId: owner.id });
  const card = findCard(desk.content, params.card, desk.schema);
  if (!card) throw refuse('not-found', 'packs.no-such-card');
  return { desk, card };
}

type Shown = {
  readonly value: unknown;
  readonly form?: RefusedForm;
  readonly done?: Message;
  readonly revision?: string;
};

function show({ translator }: Call, desk: Desk, card: Card, { value, form = FRESH, done, revision }: Shown): Reply {
  const { own, game, schema, content } = desk;
  const now = { ...card, value };
  const whole = withCard(content, card, value);
  const printed = findCard(game.rules.builtInPack().content, card.place, schema);
  const faults = checkContent(game, whole).faults.filter((fault) => isIn(card.place, fault));
  const at = (place: string) => place.slice(card.place.length + 1).replaceAll('.#', '.');
  const fields = cardFields(
    schema.card(card.subject),
    { value, own: printed },
    { schema, faults: new Map(faults.map((fault) => [at(fault.at), fault.reason])) },
  );
  const isLong = countFields(fields) > MOST_FIELDS;
  const asJson = [jsonField(JSON_FIELD, value, faults[0]?.reason)];
  const face = cardFace(game, whole, now, translator.t);
  const data = {
    form,
    done,
    pack: own,
    card: now,
    heading: cardTitle(now).title,
    file: cardTitle(now).file,
    deck: subjectTitle(card.subject).title,
    revision: revision ?? String(own.revision),
    fields: isLong ? asJson : (fields satisfies readonly CardField[]),
    face,
    hasFaces: game.packEditor.face !== undefined && card.id !== undefined,
    faults: faults.map((fault) => ({ ...fault, at: at(fault.at) })),
    differs: printed !== undefined && !isSame(value, printed.value),
    isNew: printed === undefined,
    unsaved: !isSame(value, card.value),
    reconstructed: countReconstructed(value),
    isDeck: card.id !== undefined,
    ...neighbours(desk, card),
  };
  return shown({ name: 'pack-card', data, status: form.status, scripts: ['pack-card.js'] });
}

/** The cards before and after it in its deck. */
function neighbours({ own, schema, content }: Desk, card: Card) {
  const cards = cardsOf(content, schema).find(({ subject }) => subject === card.subject)?.cards ?? [];
  const here = cards.findIndex(({ place }) => place === card.place);
  const link = (one: Card | undefined) =>
    one && { label: cardTitle(one).title, href: `/packs/${own.id}/cards/${encodeURIComponent(one.place)}` };
  return { before: link(cards[here - 1]), after: link(cards[here + 1]) };
}

/** A card's form beside its face. */
const showCard = page({ method: 'get', path: '/packs/:pack/cards/:card', access: player }, async (call) => {
  const { desk, card } = await openCard(call);
  const done = call.query.has('saved') ? msg('packs.saved') : undefined;
  return show(call, desk, card, { value: card.value, ...(done ? { done } : {}) });
});

/**
 * What the form's buttons do: `save`, `own` (all values are printed so), `restore` (as in the game's own pack), `look`
 * (nothing is kept; the face is drawn anew), `add:…` and `remove:…` (nor is this).
 */
const changeCard = page({ method: 'post', path: '/packs/:pack/cards/:card', access: player }, async (call) => {
  const { services, player: owner, fields } = call;
  const { desk, card } = await openCard(call);
  const does = fields.get('do') ?? 'save';
  const value = readValue(call, desk, card, does);
  const revision = fields.get('revision') ?? '';
  const isKept = does === 'save' || does === 'own' || does === 'restore';
  if (!isKept) return show(call, desk, card, { value: editCard(value, does), revision });

  const marked = does === 'restore' ? value : markSources(value, card.value, does === 'own');
  const whole = withCard(desk.content, card, marked);
  const at = { id: desk.own.id, playerId: owner.id, revision: revision === '' ? Number.NaN : Number(revision) };
  const written = await attempt(() => writeDraft(services, { ...at, whole }));
  if (written instanceof Refusal) return show(call, desk, card, { value, form: refusedForm(written) });
  // Its id is a field of it, too.
  const renamed = newPlace(desk, card, whole);
  return redirect(`/packs/${desk.own.id}/cards/${encodeURIComponent(renamed)}?saved`);
});

function readValue({ fields }: Call, { game, schema }: Desk, card: Card, does: string): unknown {
  if (does === 'restore') return findCard(game.rules.builtInPack().content, card.place, schema)?.value ?? card.value;
  const json = fields.get(JSON_FIELD);
  if (json === null) return readCard(schema.card(card.subject), card.value, { fields, schema });
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

function newPlace({ content, schema }: Desk, { subject, place }: Card, whole: object): string {
  const before = cardsOf(content, schema).find((one) => one.subject === subject)?.cards ?? [];
  const after = cardsOf(whole, schema).find((one) => one.subject === subject)?.cards ?? [];
  return after[before.findIndex((card) => card.place === place)]?.place ?? place;
}

export const cardPages = [showCard, changeCard];

import { Refusal } from '../../kernel/refusal.ts';
import { readJsonText } from '../../kernel/unfit-data.ts';
import { makeKeptPack } from '../../packs/change-pack.ts';
import { listUsablePacks } from '../../packs/kept-pack.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, selectField, textField } from '../forms/refused-form.ts';
import type { ByPlayer } from '../route/guard.ts';
import { player } from '../route/guards/player.ts';
import { type PageCall, page } from '../route/page.ts';
import { redirect, shown } from '../route/reply.ts';

async function show(call: PageCall & ByPlayer, form: RefusedForm = FRESH) {
  const { services, translator, player: reader, fields, query } = call;
  const games = [...services.games.values()].filter(({ packEditor }) => packEditor !== undefined);
  const packs = await listUsablePacks(services, { playerId: reader.id });
  const lines = packs.map((pack) => ({
    ...pack,
    gameName: services.games.get(pack.game)?.rules.name ?? pack.game,
    last: pack.versions[0],
    own: pack.ownerId === reader.id,
  }));
  const data = {
    form,
    own: lines.filter(({ own }) => own),
    others: lines.filter(({ own }) => !own),
    game: selectField(
      'game',
      fields.get('game') ?? query.get('game') ?? '',
      games.map(({ rules }) => ({ value: rules.id, label: translator.t(rules.name) })),
      form,
    ),
    name: textField('name', fields.get('name') ?? '', form),
    content: textField('content', fields.get('content') ?? '', form),
  };
  return shown({ name: 'packs', data, status: form.status, scripts: ['read-file.js'] });
}

/** A player's kept packs, those of others that they may use, and a form for a new one. */
const showPacks = page({ method: 'get', path: '/packs', access: player }, (call) => show(call));

const makePack = page({ method: 'post', path: '/packs', access: player }, async (call) => {
  const { services, fields, player: owner } = call;
  const text = fields.get('content') ?? '';
  const made = await attempt(async () =>
    makeKeptPack(services, {
      playerId: owner.id,
      game: fields.get('game') ?? '',
      name: fields.get('name') ?? '',
      ...(text.trim() === '' ? {} : { content: readJsonText(text, 'content') }),
    }),
  );
  if (!(made instanceof Refusal)) return redirect(`/packs/${made}`);
  const about = { 'packs.no-such-game': 'game', 'packs.no-name': 'name' }[made.reason.key];
  const isLine = /^tables\.line/.test(made.reason.key);
  return show(call, refusedForm(made, { about: about ?? (isLine ? 'name' : 'content') }));
});

export const packsPages = [showPacks, makePack];

import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { readJsonText } from '../../kernel/unfit-data.ts';
import { deleteKeptPack, makeKeptPack, renamePack, writeDraft } from '../../packs/change-pack.ts';
import { editedGame } from '../../packs/game-of-pack.ts';
import { keepVersion } from '../../packs/keep-version.ts';
import { readUsablePack, readVersion } from '../../packs/kept-pack.ts';
import { endPackLink, linkPack, removeReader } from '../../packs/share-pack.ts';
import { refuse } from '../../platform/refuse.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import type { ByPlayer } from '../route/guard.ts';
import { player } from '../route/guards/player.ts';
import { type PageCall, page } from '../route/page.ts';
import { download, type Reply, redirect, shown } from '../route/reply.ts';
import { openDesk, subjectLines } from './pack-model.ts';

type Call = PageCall & ByPlayer & { readonly params: { readonly pack: string } };
/** `made`: the address of a link, shown in the answer itself, for the secret is kept nowhere. */
type Besides = { readonly form?: RefusedForm; readonly made?: string; readonly done?: Message };

async function show(call: Call, { form = FRESH, made, done }: Besides = {}): Promise<Reply> {
  const { services, player: reader, params, fields } = call;
  const at = { id: params.pack, playerId: reader.id };
  const pack = await readUsablePack(services, at);
  const { rules } = editedGame(services, pack.game);
  const base = { form, pack, gameName: rules.name, made, done, copyName: textField('name', pack.name, form) };
  if (pack.ownerId !== reader.id) return shown({ name: 'shared-pack', data: { ...base, readerId: reader.id } });
  const desk = await openDesk(services, at);
  const data = {
    ...base,
    own: desk.own,
    ...subjectLines(desk),
    note: textField('note', fields.get('note') ?? '', form),
    name: textField('name', fields.get('name') ?? pack.name, form),
    content: textField('content', fields.get('content') ?? '', form),
  };
  return shown({ name: 'kept-pack', data, status: form.status, scripts: ['read-file.js'] });
}

/** A kept pack: its subjects, versions and readers for its owner; its versions for those who may use it. */
const showPack = page({ method: 'get', path: '/packs/:pack', access: player }, (call) => show(call));

/** Everything that is done to a pack as a whole. */
const changePack = page({ method: 'post', path: '/packs/:pack', access: player }, async (call) => {
  const { fields } = call;
  const done = await attempt(() => act(call, fields.get('do') ?? ''));
  return done instanceof Refusal ? show(call, { form: formOf(done, fields.get('do') ?? '') }) : done;
});

async function act(call: Call, does: string): Promise<Reply> {
  const { services, player: by, params, fields } = call;
  const at = { id: params.pack, playerId: by.id };
  const field = (name: string) => fields.get(name) ?? '';
  const revision = Number(fields.get('revision') ?? Number.NaN);
  switch (does) {
    case 'version': {
      const number = await keepVersion(services, { ...at, revision, note: field('note') });
      return show(call, { done: msg('packs.kept', { number }) });
    }
    case 'write':
      await writeDraft(services, { ...at, revision, whole: readJsonText(field('content'), 'content') });
      return redirect(`/packs/${at.id}`);
    case 'take-back': {
      const { content } = await readVersion(services, { ...at, number: Number(field('version')) });
      await writeDraft(services, { ...at, revision, whole: content });
      return show(call, { done: msg('packs.taken-back', { number: Number(field('version')) }) });
    }
    case 'rename':
      await renamePack(services, { ...at, name: field('name') });
      return redirect(`/packs/${at.id}`);
    case 'link': {
      const token = await linkPack(services, at);
      return show(call, { made: `${services.settings.baseUrl}/packs/links/${token}` });
    }
    case 'end-link':
      await endPackLink(services, at);
      return redirect(`/packs/${at.id}#share`);
    case 'remove-reader': {
      const readerId = field('reader');
      await removeReader(services, { id: at.id, by: by.id, readerId });
      return redirect(readerId === by.id ? '/packs' : `/packs/${at.id}#share`);
    }
    case 'copy': {
      const { pack, content } = await readVersion(services, { ...at, number: Number(field('version')) });
      const made = await makeKeptPack(services, { playerId: by.id, game: pack.game, name: field('name'), content });
      return redirect(`/packs/${made}`);
    }
    case 'delete':
      await deleteKeptPack(services, at);
      return redirect('/packs');
    default:
      throw refuse('bad-input', 'packs.no-such-act');
  }
}

/** Faults of a file name their place in it. */
function formOf(refusal: Refusal, does: string): RefusedForm {
  const field = { version: 'note', rename: 'name', copy: 'name', write: 'content' }[does];
  const { details } = refusal;
  if (details.length === 0) return refusedForm(refusal, field === undefined ? {} : { about: field });
  const problems = details.map(({ at, reason }) => ({ field: 'cards', href: 'cards', at, reason }));
  return { ...refusedForm(refusal), problems };
}

/** The working copy, or a version (`?version=3`), as the file that a table may be made with. */
const downloadPack = page({ method: 'get', path: '/packs/:pack/pack.json', access: player }, async (call) => {
  const { services, player: reader, params, query } = call;
  const at = { id: params.pack, playerId: reader.id };
  const number = query.get('version');
  if (number === null) {
    const { own, content } = await openDesk(services, at);
    return download(`${own.game}-working-copy.json`, content);
  }
  const { pack, content } = await readVersion(services, { ...at, number: Number(number) });
  return download(`${pack.game}-version-${Number(number)}.json`, content);
});

export const packPages = [showPack, changePack, downloadPack];

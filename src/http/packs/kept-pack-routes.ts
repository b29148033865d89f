import { deleteKeptPack, makeKeptPack, renamePack, writeDraft } from '../../packs/change-pack.ts';
import { keepVersion } from '../../packs/keep-version.ts';
import { type KeptPack, listUsablePacks, readVersion } from '../../packs/kept-pack.ts';
import { PACK_LIMIT_KB } from '../middleware/read-body.ts';
import { player } from '../route/guards/player.ts';
import { created, done, ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { idSchema, moment } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';
import { openDesk } from './pack-model.ts';
import { sharePackRoutes } from './share-pack-routes.ts';

const params = z.object({ keptPack: idSchema });
const content = z.record(z.string(), z.unknown()).openapi({ description: 'As `/api/games/{game}/pack` has it' });
const name = z.string().max(200);
const revision = z.int().min(0).openapi({ description: 'The newest that you have seen; counts the changes' });
const number = z.int().min(1);
const summary = z
  .strictObject({
    id: z.string(),
    game: z.string(),
    name: z.string(),
    ownerId: z.string(),
    versions: z
      .array(z.strictObject({ number, hash: z.string(), note: z.string(), at: moment }))
      .openapi({ description: 'The newest first' }),
  })
  .openapi('KeptPack');
const own = summary
  .extend({
    revision,
    linked: z.boolean(),
    readers: z.array(z.strictObject({ playerId: z.string(), name: z.string() })),
    pack: content,
  })
  .openapi('OwnKeptPack');

function summaryOf({ id, game, name: called, ownerId, versions }: KeptPack) {
  const told = versions.map(({ at, ...version }) => ({ ...version, at: at.toISOString() }));
  return { id, game, name: called, ownerId, versions: told };
}

const listKeptPacks = route(
  {
    method: 'get',
    path: '/kept-packs',
    tag: 'Games',
    summary: 'Packs that you keep, and those of others that you may use',
    access: player,
    input: z.object({}),
    responses: { 200: { description: 'Your own first', schema: z.strictObject({ keptPacks: z.array(summary) }) } },
  },
  async ({ services, player: reader }) => {
    const packs = await listUsablePacks(services, { playerId: reader.id });
    return ok({ keptPacks: packs.map(summaryOf) });
  },
);

const makeOne = route(
  {
    method: 'post',
    path: '/kept-packs',
    tag: 'Games',
    summary: 'Keep a pack under a name: what you send, or the game’s own, to be mended',
    access: player,
    bodyKb: PACK_LIMIT_KB,
    input: z.object({ body: z.strictObject({ game: idSchema, name, pack: content.optional() }) }),
    responses: { 201: { description: 'It is kept', schema: z.strictObject({ keptPackId: z.string() }) } },
  },
  async ({ services, player: owner, input }) => {
    const { pack, ...wanted } = input.body;
    const keptPackId = await makeKeptPack(services, { ...wanted, playerId: owner.id, content: pack });
    return created({ keptPackId }, `/api/kept-packs/${keptPackId}`);
  },
);

const readOne = route(
  {
    method: 'get',
    path: '/kept-packs/:keptPack',
    tag: 'Games',
    summary: 'A pack of your own with its working copy, which may have faults',
    access: player,
    input: z.object({ params }),
    responses: { 200: { description: 'The pack', schema: own } },
  },
  async ({ services, player: owner, input }) => {
    const { own: pack, content: whole } = await openDesk(services, { id: input.params.keptPack, playerId: owner.id });
    const readers = pack.readers.map(({ id: playerId, name: called }) => ({ playerId, name: called }));
    return ok({ ...summaryOf(pack), revision: pack.revision, linked: pack.linked, readers, pack: whole });
  },
);

const changeOne = route(
  {
    method: 'patch',
    path: '/kept-packs/:keptPack',
    tag: 'Games',
    summary: 'Write the working copy of a pack anew, or rename it',
    description: 'With 409 it has been changed since the revision that you name.',
    access: player,
    bodyKb: PACK_LIMIT_KB,
    input: z.object({
      params,
      body: z.union([z.strictObject({ revision, pack: content }), z.strictObject({ name })]),
    }),
    responses: { 204: { description: 'Done' } },
  },
  async ({ services, player: owner, input: { params: at, body } }) => {
    const which = { id: at.keptPack, playerId: owner.id };
    if ('name' in body) await renamePack(services, { ...which, name: body.name });
    else await writeDraft(services, { ...which, revision: body.revision, whole: body.pack });
    return done;
  },
);

const deleteOne = route(
  {
    method: 'delete',
    path: '/kept-packs/:keptPack',
    tag: 'Games',
    summary: 'Delete a pack of yours with its versions; tables that play with one keep it',
    access: player,
    input: z.object({ params }),
    responses: { 204: { description: 'It is gone' } },
  },
  async ({ services, player: owner, input }) => {
    await deleteKeptPack(services, { id: input.params.keptPack, playerId: owner.id });
    return done;
  },
);

const keepOne = route(
  {
    method: 'post',
    path: '/kept-packs/:keptPack/versions',
    tag: 'Games',
    summary: 'Keep the working copy as a version, which never changes',
    access: player,
    input: z.object({ params, body: z.strictObject({ revision, note: z.string().max(1000).default('') }) }),
    responses: { 201: { description: 'Its number', schema: z.strictObject({ number }) } },
  },
  async ({ services, player: owner, input: { params: at, body } }) => {
    const kept = await keepVersion(services, { id: at.keptPack, playerId: owner.id, ...body });
    return created({ number: kept }, `/api/kept-packs/${at.keptPack}/versions/${kept}`);
  },
);

const readOneVersion = route(
  {
    method: 'get',
    path: '/kept-packs/:keptPack/versions/:version',
    tag: 'Games',
    summary: 'A version of a pack that you may use',
    access: player,
    input: z.object({ params: params.extend({ version: z.string().regex(/^\d{1,6}$/) }) }),
    responses: { 200: { description: 'The pack', schema: content } },
  },
  async ({ services, player: reader, input }) => {
    const { keptPack: id, version } = input.params;
    const read = await readVersion(services, { id, playerId: reader.id, number: Number(version) });
    return ok(read.content);
  },
);

export const keptPackRoutes = [
  listKeptPacks,
  makeOne,
  readOne,
  changeOne,
  deleteOne,
  keepOne,
  readOneVersion,
  ...sharePackRoutes,
];

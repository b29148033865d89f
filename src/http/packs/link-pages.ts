import { followPackLink, readLinkedPack } from '../../packs/share-pack.ts';
import { player } from '../route/guards/player.ts';
import { page } from '../route/page.ts';
import { redirect, shown } from '../route/reply.ts';

/** What a link to a kept pack leads to: whose it is, and a button by which its reader comes to use it. */
const showPackLink = page({ method: 'get', path: '/packs/links/:token', access: player }, async (call) => {
  const { services, params } = call;
  const pack = await readLinkedPack(services, params.token);
  const gameName = services.games.get(pack.game)?.rules.name ?? pack.game;
  return shown({ name: 'pack-link', data: { pack, gameName, last: pack.versions[0], token: params.token } });
});

const usePackLink = page({ method: 'post', path: '/packs/links/:token', access: player }, async (call) => {
  const { services, params, player: reader } = call;
  return redirect(`/packs/${await followPackLink(services, { token: params.token, playerId: reader.id })}`);
});

export const packLinkPages = [showPackLink, usePackLink];

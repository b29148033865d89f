import { newId } from '../../src/platform/new-id.ts';
import type { Services } from '../../src/platform/services.ts';
import { ironCurtainTable, type MailWorld, type Sitting } from '../mail/harness/mail-world.ts';

/** A table of Iron Curtain that is being played, with its own moderator and one of the site; neither plays. */
export type ModeratedTable = {
  readonly tableId: string;
  readonly us: Sitting;
  readonly ussr: Sitting;
  readonly own: { readonly id: string; readonly email: string };
  readonly site: { readonly id: string; readonly email: string };
};

export async function moderatedTable(world: Pick<MailWorld, 'services'>): Promise<ModeratedTable> {
  const { services } = world;
  const { tableId, us, ussr } = await ironCurtainTable(world);
  const own = await somebody(services, 'Olga');
  const site = await somebody(services, 'Sven', 'moderator');
  await services.db.tableModerator.create({ data: { tableId, playerId: own.id } });
  return { tableId, us, ussr, own, site };
}

export function somebody({ db }: Services, name: string, role: 'player' | 'moderator' | 'administrator' = 'player') {
  return db.player.create({
    data: { id: newId(), name, email: `${name.toLowerCase()}-${newId()}@people.example`, role },
  });
}

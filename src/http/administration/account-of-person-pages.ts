import { countLeaves } from '../../accounts/count-leaves.ts';
import { deletePersonsAccount } from '../../accounts/delete-persons-account.ts';
import { readPerson } from '../../accounts/read-person.ts';
import { checkForgettable } from '../../administration/forget-person.ts';
import { readPlayerLine } from '../../administration/list-players.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import { administratorSession } from '../route/guards/administrator-session.ts';
import { page } from '../route/page.ts';
import { redirect, shown } from '../route/reply.ts';
import type { Route } from '../route/route.ts';
import { personsData } from './persons-data.ts';

/** The page before an administrator downloads all that is somebody's. */
const showData = page(
  { method: 'get', path: '/administration/players/:player/data', access: administratorSession },
  async ({ services, params }) => {
    await readPerson(services.db, params.player);
    return shown({ name: 'administration-data', data: { player: await readPlayerLine(services, params.player) } });
  },
);

const downloadData = page(
  { method: 'post', path: '/administration/players/:player/data', access: administratorSession },
  ({ context, params, player }) => personsData(context, { playerId: params.player, by: player.id }),
);

type Shown = { readonly form?: RefusedForm; readonly fields?: URLSearchParams };

async function showDeletion(services: Services, playerId: string, { form = FRESH, fields }: Shown = {}) {
  const person = await readPerson(services.db, playerId);
  const kept = await attempt(() => checkForgettable(services.db, person));
  const data = {
    form,
    player: await readPlayerLine(services, playerId),
    leaves: await countLeaves(services, playerId),
    kept: kept instanceof Refusal ? kept.reason : undefined,
    confirm: textField('confirm', fields?.get('confirm') ?? '', form),
    reason: textField('reason', fields?.get('reason') ?? '', form),
  };
  return shown({ name: 'administration-delete', data, status: form.status });
}

/** The page before an administrator deletes somebody's account: what ends with it, why, and their address once more. */
const showDelete = page(
  { method: 'get', path: '/administration/players/:player/delete', access: administratorSession },
  ({ services, params }) => showDeletion(services, params.player),
);

const deleteOnPage = page(
  { method: 'post', path: '/administration/players/:player/delete', access: administratorSession },
  async ({ context, services, fields, params, player }) => {
    const [confirm, reason] = [fields.get('confirm') ?? '', fields.get('reason') ?? ''];
    const asked = { playerId: params.player, by: player.id, confirm, reason };
    const deleted = await attempt(() => deletePersonsAccount(services, context.transport, asked));
    if (deleted instanceof Refusal) {
      const about = deleted.reason.key.startsWith('accounts.') ? 'confirm' : 'reason';
      return showDeletion(services, params.player, { form: refusedForm(deleted, { about }), fields });
    }
    context.callers.forget(params.player);
    return redirect(`/administration/players?deleted=${deleted.told ? 'told' : 'untold'}`);
  },
);

export const accountOfPersonPages: readonly Route[] = [showData, downloadData, showDelete, deleteOnPage];

import { readName } from '../../people/player-name.ts';
import { updatePlayer } from '../../people/update-player.ts';
import { localPath } from '../../platform/local-path.ts';
import { readTimeZone } from '../../platform/time-zone.ts';
import { checkFields } from '../forms/check-fields.ts';
import { FRESH, type RefusedForm, textField } from '../forms/refused-form.ts';
import type { ByPlayer } from '../route/guard.ts';
import { player } from '../route/guards/player.ts';
import { type PageCall, page } from '../route/page.ts';
import { redirect, shown } from '../route/reply.ts';

function show(call: PageCall & ByPlayer, fields: URLSearchParams, form: RefusedForm) {
  const { player } = call;
  const data = {
    form,
    next: localPath(fields.get('next') ?? '/'),
    name: textField('name', fields.get('name') ?? player.name, form),
    timeZone: timeZoneField(fields.get('timeZone') ?? player.timeZone, form),
  };
  return shown({ name: 'welcome', data, status: form.status, scripts: ['time-zone.js'] });
}

/** After the first sign-in: the name that others see, and the time zone that times are told in. */
export const showWelcome = page({ method: 'get', path: '/welcome', access: player }, (call) =>
  show(call, call.query, FRESH),
);
export const welcomeNewcomer = page({ method: 'post', path: '/welcome', access: player }, async (call) => {
  const { context, fields, player } = call;
  const { id } = player;
  const name = fields.get('name') ?? '';
  const timeZone = fields.get('timeZone') ?? '';
  const form = checkFields({ name: () => readName(name), timeZone: () => readTimeZone(timeZone) });
  if (form.refused) return show(call, fields, form);
  await updatePlayer(context.services, { playerId: id, name, timeZone });
  context.callers.forget(id);
  return redirect(localPath(fields.get('next') ?? '/'));
});

/** A search for a time zone: its browser's own list helps with a script, and a city is enough without. */
export function timeZoneField(value: string, form: RefusedForm) {
  return textField('timeZone', value, form);
}

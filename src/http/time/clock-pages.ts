import { Refusal } from '../../kernel/refusal.ts';
import { comeBack } from '../../pauses/come-back.ts';
import { callEmergencyPause, type EmergencyInput, endEmergencyPause } from '../../pauses/emergency-pause.ts';
import { attempt, refusedForm } from '../forms/refused-form.ts';
import { type Sitting, seat } from '../route/guards/seat.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, redirect } from '../route/reply.ts';
import { tablePage } from '../tables/table-page.ts';

/** A player stops all clocks of the table for an emergency. */
export const stopClocksOnPage = page({ method: 'post', path: '/t/:table/stop-clocks', access: seat }, (call) =>
  act(call, 'pause-reason', async (input) => {
    await callEmergencyPause(call.services, input);
    return 'clocks-stopped';
  }),
);

/** They start them again. */
export const resumeClocksOnPage = page({ method: 'post', path: '/t/:table/resume-clocks', access: seat }, (call) =>
  act(call, 'resume-reason', async (input) => {
    const { until } = await endEmergencyPause(call.services, input);
    return until ? 'clocks-still' : 'clocks-resumed';
  }),
);

/** Somebody whom the clock has answered for is back. */
export const comeBackOnPage = page({ method: 'post', path: '/t/:table/back', access: seat }, (call) =>
  act(call, 'back', async (input) => {
    await comeBack(call.services, input);
    return 'back';
  }),
);

/** Does it and says so on the table's page; `field` is what a refusal is about. */
async function act(
  call: PageCall & Sitting,
  field: string,
  work: (input: EmergencyInput) => Promise<string>,
): Promise<Reply> {
  const { fields, tableId, seat, player } = call;
  const said = await attempt(() => work({ tableId, seat, playerId: player.id, reason: fields.get('reason') ?? '' }));
  if (said instanceof Refusal)
    return tablePage({ ...call, viewer: seat }, { fields, form: refusedForm(said, { about: field }) });
  return redirect(`/t/${tableId}?said=${said}`);
}

import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { declineSeat, takeSeat } from '../../seats/substitutes/answer-substitute-request.ts';
import { findSubstituteRequest } from '../../seats/substitutes/find-substitute-request.ts';
import { listMySubstituteRequests } from '../../seats/substitutes/list-substitute-requests.ts';
import { listStandIns, standDown, standIn } from '../../seats/substitutes/stand-ins.ts';
import { attempt, FRESH, type RefusedForm, refusedForm } from '../forms/refused-form.ts';
import type { ByPlayer } from '../route/guard.ts';
import { player } from '../route/guards/player.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, redirect, shown } from '../route/reply.ts';
import { seatOfferModel } from './seat-offer-model.ts';

/** The seats that a player could take over, the waiting lists, and their answer to one offer. */
export const showSeats = page({ method: 'get', path: '/seats', access: player }, async ({ services, player }) => {
  const playerId = player.id;
  const [substituteRequests, listed] = await Promise.all([
    listMySubstituteRequests(services, playerId),
    listStandIns(services, playerId),
  ]);
  const games = [...services.games.values()].map(({ rules }) => ({
    id: rules.id,
    name: rules.name,
    listed: listed.includes(rules.id),
  }));
  return shown({ name: 'seats', data: { substituteRequests, games } });
});

export const changeWaitingList = page(
  { method: 'post', path: '/seats', access: player },
  async ({ services, fields, player }) => {
    const input = { playerId: player.id, game: fields.get('game') ?? '' };
    await (fields.get('do') === 'leave' ? standDown(services, input) : standIn(services, input));
    return redirect('/seats');
  },
);

type Asked = PageCall & ByPlayer & { readonly params: { readonly substituteRequest: string } };

async function show(call: Asked, form: RefusedForm = FRESH): Promise<Reply> {
  const { services, translator, params, player } = call;
  const substituteRequest = await offered(services, player.id, params.substituteRequest);
  const model = await seatOfferModel(services, substituteRequest, translator);
  const data = { ...model, form, signsIn: undefined, over: undefined, tableLink: false };
  return shown({ name: 'seat-offer', data, status: form.status });
}

/** Only what they could take over: a private table is shown to nobody else. */
async function offered(services: Services, playerId: string, id: string) {
  const mine = await listMySubstituteRequests(services, playerId);
  if (!mine.some((one) => one.id === id)) throw refuse('not-found', 'substitutes.no-such-offer');
  return findSubstituteRequest(services, id);
}

export const showSeatOffer = page({ method: 'get', path: '/seats/:substituteRequest', access: player }, (call) =>
  show(call),
);

export const answerSeatOffer = page(
  { method: 'post', path: '/seats/:substituteRequest', access: player },
  async (call) => {
    const { context, services, params, fields, player } = call;
    const does = fields.get('do');
    const answer = { substituteRequestId: params.substituteRequest, playerId: player.id };
    if (does === 'decline') {
      await declineSeat(services, answer);
      return redirect('/seats');
    }
    if (does !== 'accept') return show(call, refusedForm(new Refusal('bad-input', msg('substitutes.no-decision'))));
    const taken = await attempt(() => takeSeat(services, answer));
    if (taken instanceof Refusal) {
      if (taken.code === 'stale') throw taken;
      return show(call, refusedForm(taken));
    }
    if (taken.former !== undefined) context.seats.forget(taken.tableId, taken.former);
    return redirect(`/t/${taken.tableId}?said=took-over`);
  },
);

import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { playerByEmail } from '../../people/player-by-email.ts';
import { declineSeat, takeSeat } from '../../seats/substitutes/answer-substitute-request.ts';
import { findSubstituteRequest } from '../../seats/substitutes/find-substitute-request.ts';
import { attempt, FRESH, type RefusedForm, refusedForm } from '../forms/refused-form.ts';
import { acceptByLink, goOnFrom, mailReader, notYours } from '../people/reader-of-mail.ts';
import { type Followed, link } from '../route/guards/link.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, shown } from '../route/reply.ts';
import { seatOfferModel } from './seat-offer-model.ts';

type Asked = PageCall & Followed<'substitute'>;

async function show(call: Asked, form: RefusedForm = FRESH): Promise<Reply> {
  const { services, caller, translator, reading } = call;
  const { link } = reading;
  const substituteRequest = await findSubstituteRequest(services, link.substituteRequestId);
  const reader = mailReader(caller, link);
  const over = reading.state === 'stale' ? reading.why : undefined;
  const data = {
    ...(await seatOfferModel(services, substituteRequest, translator)),
    // Somebody whose offer is over has no business with the state of a private table.
    ...(over ? { board: undefined, log: [], players: [] } : {}),
    form,
    signsIn: reader.kind === 'anonymous' ? link.email : undefined,
    notYours: reader.kind === 'other' ? notYours(reader.player, link.email) : undefined,
    over,
    tableLink: reader.kind === 'addressee' && substituteRequest.takenById === reader.player.id,
  };
  return shown({ name: 'seat-offer', data, status: form.status });
}

/**
 * A seat that is offered by mail, and the answer, on POST only. Accepting makes the account of an address that is new
 * here and signs it in; an account that exists is signed in by its own mail first.
 */
export const showSeatOfferLink = page({ method: 'get', path: '/s/:token', access: link('substitute') }, (call) =>
  show(call),
);

export const answerSeatOfferLink = page(
  { method: 'post', path: '/s/:token', access: link('substitute') },
  async (call) => {
    const { context, services, fields, reading } = call;
    const does = fields.get('do');
    if (does !== 'accept' && does !== 'decline')
      return show(call, refusedForm(new Refusal('bad-input', msg('substitutes.no-decision'))));
    if (reading.state === 'stale') return show(call);
    const { link } = reading;
    const { substituteRequestId } = link;
    if (does === 'decline') {
      const known =
        link.playerId ?? (await playerByEmail(services, link.email, { locale: call.translator.locale })).player.id;
      await declineSeat(services, { substituteRequestId, playerId: known });
      return thank(call);
    }
    const accepted = await attempt(() =>
      acceptByLink(call, { ...link, page: `/seats/${substituteRequestId}` }, (playerId) =>
        takeSeat(services, { substituteRequestId, playerId }),
      ),
    );
    if (accepted instanceof Refusal) return show(call, refusedForm(accepted));
    if (accepted.kind !== 'accepted') return accepted;
    const { done } = accepted;
    if (done.former !== undefined) context.seats.forget(done.tableId, done.former);
    return goOnFrom(accepted, `/t/${done.tableId}?said=took-over`);
  },
);

function thank({ translator }: PageCall): Reply {
  const title = translator.t(msg('substitutes.page-declined-title'));
  return shown({
    name: 'notice',
    data: { title, text: msg('substitutes.page-declined'), link: undefined },
  });
}

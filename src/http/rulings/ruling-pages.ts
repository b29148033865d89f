import { writeAct } from '../../audit/write-act.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { loadHead } from '../../log/load-head.ts';
import { positionAt } from '../../log/read-position.ts';
import { viewTable } from '../../play/view-table.ts';
import { ruleTable } from '../../rulings/rule-table.ts';
import { type Trial, tryRuling } from '../../rulings/try-ruling.ts';
import type { RuleInput } from '../../rulings/wanted-ruling.ts';
import { alsoDispute, deskFrame } from '../desk/desk-frame.ts';
import { type DeskCall, disputeOf, noteLook, wholeOf } from '../desk/moderate-table.ts';
import { controlId } from '../forms/field-path.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField, unreadForm } from '../forms/refused-form.ts';
import { gameOf } from '../games/game-of.ts';
import { moderator } from '../route/guards/moderator.ts';
import { page } from '../route/page.ts';
import { redirect, shown } from '../route/reply.ts';
import { readRuling } from './read-ruling.ts';
import { kindOf, type RulingKind } from './ruling-kinds.ts';
import { kindLinks, rulingModel } from './ruling-model.ts';
import { seenMark } from './ruling-seen.ts';
import { drawsOf } from './ruling-targets.ts';
import { trialModel } from './trial-model.ts';

/** What the page of the preview writes itself. */
const OWN_FIELDS = ['do', 'expectedSeq', 'reason', 'seen'];

type Shown = { readonly kind: RulingKind | undefined; readonly fields: URLSearchParams; readonly form?: RefusedForm };

async function show(call: DeskCall, { kind, fields, form = FRESH }: Shown) {
  const { services, translator, tableId } = call;
  const dispute = disputeOf(fields);
  const table = await viewTable(services, tableId, 'spectator');
  const head = table.seq > 0 ? await loadHead(services, tableId) : undefined;
  // The forms themselves show hidden things: a hand to answer from, the pieces that can be moved.
  if (head && kind) await noteLook(call, { what: 'state', data: { at: head.seq } });
  const data = {
    ...deskFrame(table, 'rule', dispute),
    form,
    started: head !== undefined,
    kinds: kindLinks(tableId, dispute, kind),
    ruling: head && kind && (await rulingModel({ services, head, kind, fields, form, translator, dispute })),
  };
  return shown({ name: 'moderation-rule', data, status: form.status });
}

/** Answers on other branches that would stay may be voided, too, and the other way round: the ruling is tried again. */
function othersModel({ ruling, kept }: Trial, { reason }: RuleInput) {
  if (ruling.type !== 'rewind' || (ruling.others === undefined && kept.length === 0)) return undefined;
  return ruling.others === 'void'
    ? { reason, instead: 'keep', says: msg('moderation.others-void'), button: msg('moderation.others-keep-instead') }
    : { reason, instead: 'void', says: msg('moderation.others-keep'), button: msg('moderation.others-void-instead') };
}

/**
 * Rulings: a form for each kind, tried on a copy first (`do=try`), then made (`do=rule`) on the table as it was seen;
 * what was not seen is shown instead. A refusal keeps the form as it was.
 */
export const showRuling = page({ method: 'get', path: '/desk/t/:table/rule', access: moderator }, (call) => {
  const fields = call.query;
  return show(call, { kind: kindOf(fields.get('kind')), fields });
});

export const makeRulingOnPage = page(
  { method: 'post', path: '/desk/t/:table/rule', access: moderator },
  async (call) => {
    const { services, translator, fields, player, tableId } = call;
    const kind = kindOf(fields.get('kind'));
    if (!kind) return show(call, { kind, fields });
    const head = await loadHead(services, tableId);
    const seq = wholeOf(fields.get('seq'));
    const drawn = kind === 'replace-roll' && seq !== undefined ? await drawsOf(services, head, seq) : [];
    // Read as its sender saw the table: what has happened since, the tables say.
    const expectedSeq = wholeOf(fields.get('expectedSeq')) ?? head.seq;
    const { machine } =
      expectedSeq >= 1 && expectedSeq < head.seq ? await positionAt(services, head, expectedSeq) : head;
    const reading = readRuling(kind, { ...head, machine }, fields, drawn);
    if (!reading.ok) return show(call, { kind, fields, form: unreadForm(reading.problems, controlId) });
    const input: RuleInput = {
      ...reading.part,
      tableId,
      by: player.id,
      reason: fields.get('reason') ?? '',
      dispute: disputeOf(fields),
      expectedSeq,
    };
    const refuse = (refusal: Refusal) => show(call, { kind, fields, form: refusedForm(refusal) });
    const binds = fields.get('do') === 'rule';
    if (binds && fields.get('seen') === seenMark(input)) {
      const ruled = await attempt(() => ruleTable(services, input));
      if (ruled instanceof Refusal) return refuse(ruled);
      return redirect(`/desk/t/${tableId}?said=ruled${alsoDispute(input.dispute)}`);
    }
    const trying = { by: input.by, at: services.clock.now(), tableId, disputeId: input.dispute };
    await writeAct(services.db, { ...trying, what: 'trial', data: { ruling: kind } });
    const trial = await attempt(() => tryRuling(services, input));
    if (trial instanceof Refusal) return refuse(trial);
    const table = await viewTable(services, tableId, 'spectator');
    const asked = new URLSearchParams([...fields].filter(([name]) => !['do', 'seen', 'expectedSeq'].includes(name)));

    const data = {
      ...deskFrame(table, 'rule', input.dispute),
      form: FRESH,
      kind,
      action: `/desk/t/${tableId}/rule`,
      fields: [...fields].filter(([name]) => !OWN_FIELDS.includes(name)),
      others: othersModel(trial, input),
      reason: textField('reason', input.reason, FRESH),
      unseen: binds,
      seen: seenMark({ ...input, expectedSeq: trial.seq }),
      back: `/desk/t/${tableId}/rule?${asked}`,
      trial: trialModel(trial, table, gameOf(services, table.game), translator),
    };
    return shown({ name: 'moderation-trial', data });
  },
);

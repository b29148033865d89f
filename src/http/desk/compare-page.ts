import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { viewTable } from '../../play/view-table.ts';
import { type Comparison, compareAt } from '../../rulings/compare-at.ts';
import { FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import { gameOf } from '../games/game-of.ts';
import { moderator } from '../route/guards/moderator.ts';
import { page } from '../route/page.ts';
import { shown } from '../route/reply.ts';
import { boardModel } from '../tables/board-model.ts';
import { deskFrame } from './desk-frame.ts';
import { disputeOf, noteLook, wholeOf } from './moderate-table.ts';

/** Two points of a game side by side: `?a=40&b=44`. */
export const showComparison = page(
  { method: 'get', path: '/desk/t/:table/compare', access: moderator },
  async (call) => {
    const { services, translator, query, tableId } = call;
    const table = await viewTable(services, tableId, 'moderator');
    const given = { a: query.get('a') ?? String(Math.max(1, table.seq - 1)), b: query.get('b') ?? String(table.seq) };
    const [a, b] = [wholeOf(given.a) ?? 0, wholeOf(given.b) ?? 0];
    const form = formFor(given, table.seq);
    let compared: object | undefined;
    if (!form.refused && table.seq > 0) {
      await noteLook(call, { what: 'compare', data: { a, b } });
      const game = gameOf(services, table.game);
      const [before, after] = await Promise.all([a, b].map((at) => viewTable(services, tableId, 'moderator', at)));
      const board = (view: object | undefined, at: number) =>
        view && boardModel(game, view, msg('moderation.board-at', { at }), translator);
      compared = {
        ...comparisonModel(await compareAt(services, tableId, a, b)),
        boards: { before: board(before?.view, a), after: board(after?.view, b) },
      };
    }
    const data = {
      ...deskFrame(table, 'compare', disputeOf(query)),
      form,
      a: textField('a', given.a, form),
      b: textField('b', given.b, form),
      seq: table.seq,
      shown: compared,
    };
    return shown({ name: 'moderation-compare', data, status: form.status });
  },
);

/** Both must be entries that there are. */
function formFor(given: { readonly a: string; readonly b: string }, last: number): RefusedForm {
  const faults = Object.entries(given).flatMap(([field, text]) => {
    const at = wholeOf(text);
    const fits = at !== undefined && at >= 1 && at <= last;
    return fits || last === 0 ? [] : [{ field, reason: msg('moderation.no-such-entry', { given: text, last }) }];
  });
  const [first] = faults;
  if (!first) return FRESH;
  const refusal = new Refusal(
    'bad-input',
    first.reason,
    faults.map(({ field, reason }) => ({ at: field, reason })),
  );
  return { ...refusedForm(refusal, { fieldAt: (at) => at }), reason: undefined };
}

/** What differs, in words and exactly, as the templates show it. */
export function comparisonModel({ board, hands, decisions, state }: Comparison) {
  const same = board.gone.length + board.come.length + hands.length + state.length === 0;
  return {
    same,
    lines: board,
    hands,
    asked: { before: decisions.before.map(words), after: decisions.after.map(words) },
    differences: state.map(({ path, before, after }) => ({ path, before: dataText(before), after: dataText(after) })),
  };
}

const words = ({ waitingText }: Comparison['decisions']['before'][number]) => waitingText;

function dataText(data: unknown): string {
  return data === undefined ? '–' : JSON.stringify(data);
}

import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { BoardMap, MapMark, MapRange } from '../../kernel/board-map.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { changePlan, mapOf, type PlanEdit, readPlan } from '../../planning/plan.ts';
import { endShare, readSharedPlan, sharePlan } from '../../planning/share-plan.ts';
import { askOdds } from '../../planning/try-odds.ts';
import { viewRanges } from '../../play/view-ranges.ts';
import { viewTable } from '../../play/view-table.ts';
import { STATUS_OF } from '../errors/problem.ts';
import { attempt } from '../forms/refused-form.ts';
import { gameOf } from '../games/game-of.ts';
import { readerOrSignIn } from '../route/guards/reader.ts';
import { type Sitting, seat } from '../route/guards/seat.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, redirect, shown } from '../route/reply.ts';
import { boardModel } from '../tables/board-model.ts';
import { seatClass } from '../tables/seat-class.ts';
import { areaNamed } from './area-named.ts';
import { markText, planLook } from './plan-model.ts';

type Call = PageCall & Sitting;
/** What is shown besides: why a change was refused, with the form as it was filled in; the secret of a new link. */
type Besides = { readonly refused?: Refusal; readonly fields?: URLSearchParams; readonly made?: string };

const address = (tableId: string) => `/t/${tableId}/plan`;

/** A seat's planning board: its own view of the map, with what it has drawn there. */
const showPlan = page({ method: 'get', path: '/t/:table/plan', access: seat }, (call) => show(call));

/** Marks are added and taken away, and the link is made and ended. */
const changeOwnPlan = page({ method: 'post', path: '/t/:table/plan', access: seat }, async (call) => {
  const { services, fields, tableId, seat: own, player, translator } = call;
  const at = { tableId, seat: own };
  const does = fields.get('do') ?? '';
  if (does === 'share') {
    const token = await attempt(() => sharePlan(services, { ...at, playerId: player.id }));
    if (token instanceof Refusal) return show(call, { refused: token });
    // Shown in the answer itself: the secret is kept nowhere, so there is no page to go on to.
    return show(call, { made: `${services.settings.baseUrl}/t/${tableId}/plans/${token}` });
  }
  if (does === 'end-share') {
    await endShare(services, at);
    return redirect(address(tableId));
  }

  const version = Number(fields.get('version') ?? Number.NaN);
  const changed = await attempt(async () => {
    const map = await mapOf(services, tableId);
    return changePlan(services, { ...at, version, edit: editOf(map, fields, translator.t) });
  });
  if (changed instanceof Refusal) return show(call, { refused: changed, fields });
  return redirect(`${address(tableId)}#draw`);
});

function editOf(map: BoardMap<object>, fields: URLSearchParams, t: Translator['t']): PlanEdit {
  const field = (name: string) => fields.get(name) ?? '';
  const text = field('text').replaceAll('\r\n', '\n');
  switch (field('do')) {
    case 'remove':
      return { do: 'remove', at: Number(fields.get('at') ?? Number.NaN) };
    case 'arrow':
      return {
        do: 'add',
        mark: { kind: 'arrow', from: areaNamed(map, field('from'), t), to: areaNamed(map, field('to'), t), text },
      };
    case 'note':
      return { do: 'add', mark: { kind: 'note', at: areaNamed(map, field('place'), t), text } };
    case 'piece': {
      const whose = field('whose').trim();
      const at = areaNamed(map, field('place'), t);
      return { do: 'add', mark: { kind: 'piece', at, text, ...(whose ? { whose } : {}) } };
    }
    default:
      throw new Refusal('bad-input', msg('planning.no-such-change'));
  }
}

async function show(call: Call, { refused, fields, made }: Besides = {}): Promise<Reply> {
  const { services, translator, query, tableId, seat: own } = call;
  const map = await mapOf(services, tableId);
  const [table, plan, ranges, odds] = await Promise.all([
    viewTable(services, tableId, own),
    readPlan(services, { tableId, seat: own }),
    viewRanges(services, tableId, own, query.get('area') ?? ''),
    askOdds(services, { tableId, seat: own, place: query.get('area') ?? '' }),
  ]);
  const nameOf = (id: string) => {
    const name = map.areas.find((area) => area.id === id)?.name;
    return name ? translator.t(name) : '';
  };
  const area = nameOf(query.get('area') ?? '');
  const from = nameOf(query.get('from') ?? '');
  const filled = (does: string, name: string, usual: string) =>
    (fields?.get('do') === does ? fields.get(name) : undefined) ?? usual;
  const data = {
    ...boardOf(call, {
      table,
      map,
      marks: plan.marks,
      ranges,
      odds: odds !== undefined,
      base: address(tableId),
      own: true,
    }),
    plan,
    lines: linesOf(map, plan.marks),
    areas: map.areas.map(({ name }) => translator.t(name)).toSorted((a, b) => a.localeCompare(b, translator.locale)),
    seats: table.seats.map(({ name }) => translator.t(name)),
    problem: refused?.reason,
    drawn: {
      arrow: {
        from: filled('arrow', 'from', from || area),
        to: filled('arrow', 'to', from && from !== area ? area : ''),
        text: filled('arrow', 'text', ''),
      },
      note: { place: filled('note', 'place', area), text: filled('note', 'text', '') },
      piece: {
        place: filled('piece', 'place', area),
        whose: filled('piece', 'whose', ''),
        text: filled('piece', 'text', ''),
      },
    },
    open: fields?.get('do') ?? 'arrow',
    action: address(tableId),
    made,
  };
  const status = refused ? STATUS_OF[refused.code] : 200;
  return shown({ name: 'plan', data, status, scripts: ['map.js'] });
}

/** Somebody else's planning board, by its link: their marks on what the reader may see themselves. */
const showSharedPlan = page({ method: 'get', path: '/t/:table/plans/:token', access: readerOrSignIn }, async (call) => {
  const { services, tableId, viewer, params } = call;
  const { seat: of, marks } = await readSharedPlan(services, { tableId, token: params.token });
  const map = await mapOf(services, tableId);
  const [table, ranges] = await Promise.all([
    viewTable(services, tableId, viewer),
    viewRanges(services, tableId, viewer, call.query.get('area') ?? ''),
  ]);
  const base = `/t/${tableId}/plans/${params.token}`;
  const name = table.seats.find((one) => one.seat === of)?.name;
  const data = {
    ...boardOf(call, { table, map, marks, ranges, odds: false, base, own: false }),
    of: name,
    lines: linesOf(map, marks),
  };
  return shown({ name: 'shared-plan', data, scripts: ['map.js'] });
});

export const planPages = [showPlan, changeOwnPlan, showSharedPlan];

type Shown = {
  readonly table: Awaited<ReturnType<typeof viewTable>>;
  readonly map: BoardMap<object>;
  readonly marks: readonly MapMark[];
  readonly ranges: readonly MapRange[];
  readonly base: string;
  readonly own: boolean;
  readonly odds: boolean;
};

function boardOf({ services, translator, query }: PageCall, { table, map, marks, ranges, base, own, odds }: Shown) {
  const { view } = table;
  const game = gameOf(services, table.game);
  const caption = msg('planning.caption');
  const look = view && planLook({ map, ranges, marks, base, query, own, odds, translator });
  return {
    table,
    seatClass: seatClass(table.seats, table.viewer),
    seatName: table.seats.find(({ seat: one }) => one === table.viewer)?.name,
    board: view && look && boardModel(game, view, caption, translator, { look }),
  };
}

const linesOf = (map: BoardMap<object>, marks: readonly MapMark[]): readonly Line[] =>
  marks.map((mark, at) => ({ at, number: at + 1, text: markText(map, mark) }));
type Line = { readonly at: number; readonly number: number; readonly text: Message };

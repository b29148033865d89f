import { linesThatFit } from '../../../kernel/lines-that-fit.ts';
import { type SheetRule, sheetChoice } from '../../../kernel/sheet.ts';
import { sheetLines } from '../../../kernel/sheet-lines.ts';
import { navalAhead } from '../ahead/naval-ahead.ts';
import { noteTurn } from '../ahead/yet-to-move.ts';
import { powerName } from '../names.ts';
import { deciding } from '../sequence/who-decides.ts';
import type { Decide, Decisions, EmpiresInArms, Position, Step } from '../types.ts';
import { carryOutLine } from './carry-out-line.ts';
import { hasNavalChoice } from './list-naval-orders.ts';
import { msg } from './msg.ts';
import { beginNaval } from './naval-sheet.ts';
import { readNavalOrder } from './read-naval-order.ts';
import { restedOnFight } from './rested-on-fight.ts';
import { takeEffect } from './take-effect.ts';
import { tellVoyage } from './tell-voyage.ts';
import { copyForNaval, turnOf } from './turn-of.ts';
import { askAnew, linesOf, navalTurn } from './turn-under-way.ts';
import { whyNotOrder } from './why-not-order.ts';

/** The most lines of a sheet: more than anybody has steps and corps to order. */
const MOST_LINES = 150;

const sheet: SheetRule<EmpiresInArms, Decisions['naval-turn']> = {
  max: MOST_LINES,
  begin: (position, _, { power, lines }) => beginNaval(position, power, lines),
  given: (position, _, args) => linesLeft(position, args),
  preview: ({ state, pack }, _, lines, { power }) => {
    const after = copyForNaval(state, power);
    for (const line of lines) takeEffect({ state: after, pack }, turnOf(after, power), power, readNavalOrder(line));
    return after;
  },
  carryOut: (play, _, line, { power }) => carryOutLine(play, power, readNavalOrder(line)),
  passOver: (play, _, line, __, { power }) => {
    const order = readNavalOrder(line);
    const no = whyNotOrder(play, power, order);
    if (no) play.tell({ type: 'naval-lapsed', power, order, no });
    if (play.has('asks_after_fights') && restedOnFight(play, navalTurn(play.state), power, order)) askAnew(play, power);
  },
};

/** The lines of an earlier sheet that still fit, without those of fleets that have fought. */
const linesLeft = (position: Position, { power, lines }: Decisions['naval-turn']) =>
  linesThatFit(beginNaval(position, power), lines);

/** 6.2: a power that could do anything writes its sheet. */
export const navalSheet: Step<'naval-sheet'> = {
  section: '6.2',
  run: (play, { power, lines }) => {
    noteTurn(play.state, power);
    const turn = navalTurn(play.state);
    if (deciding(play).includes(power) && hasNavalChoice(play, turn, power))
      play.push({ ask: 'naval-turn', args: { power, ...(lines && { lines }) } });
  },
};

/** 6.2: what a power's fleets do, line by line. */
export const navalTurnSheet: Decide<'naval-turn'> = {
  section: '6.2',
  seats: (position, { power }) => deciding(position).filter((one) => one === power),
  ask: (position, _, args) => ({
    prompt: msg('empires-in-arms-naval.turn.prompt', {
      again: turnOf(position.state, args.power).again === args.power ? 'yes' : 'no',
      left: linesLeft(position, args).length,
    }),
    brief: msg('empires-in-arms-naval.turn.brief'),
    choice: sheetChoice(beginNaval(position, args.power, args.lines), MOST_LINES),
  }),
  sheet,
  ahead: navalAhead,
  waiting: (_, { power }) => msg('empires-in-arms-naval.turn.waiting', { power: powerName(power) }),
  apply: (play, answers, { power }) => {
    delete navalTurn(play.state).again;
    const frames = Object.entries(answers).map(([seat, answer]) => ({
      sheet: 'naval-turn' as const,
      args: { power },
      seat,
      lines: sheetLines(answer),
    }));
    play.push({ branch: linesOf(power), frames }, { step: 'naval-sheet-over', args: { power } });
  },
  fallback: (position, _, args) => linesLeft(position, args),
};

/** 6.2.2.4: what has moved has moved. Who lost a fight, and wanted it, goes on with the lines that are left. */
export const navalSheetOver: Step<'naval-sheet-over'> = {
  section: '6.2.2.4',
  run: (play, { power }) => {
    const turn = navalTurn(play.state);
    tellVoyage(play);
    for (const id of turn.voyage?.fleets ?? []) if (!turn.moved.includes(id)) turn.moved.push(id);
    delete turn.voyage;
    turn.joined = {};
    const { left = [] } = turn;
    delete turn.left;
    if (turn.again === power)
      play.push({ step: 'naval-sheet', args: { power, ...(left.length > 0 && { lines: left }) } });
  },
};

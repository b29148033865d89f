import type { SheetLine } from '../../../kernel/choice.ts';
import type { Frame } from '../../../kernel/frame.ts';
import { linesThatFit } from '../../../kernel/lines-that-fit.ts';
import { type SheetRule, sheetChoice } from '../../../kernel/sheet.ts';
import { sheetLines } from '../../../kernel/sheet-lines.ts';
import { landAhead } from '../ahead/land-ahead.ts';
import { noteTurn } from '../ahead/yet-to-move.ts';
import { powerName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import { partnersOf } from '../politics/combine-movement.ts';
import { deciding } from '../sequence/who-decides.ts';
import type { Decide, Decisions, EmpiresInArms, Position, Step } from '../types.ts';
import { corpsAboard } from './disembark.ts';
import { hasToDecide } from './has-to-decide.ts';
import { landPlan } from './land-plan.ts';
import { beginLandSheet, landByItself, MOST_LINES, previewLand } from './land-sheet.ts';
import { beginLandTurn, changeTurn } from './land-turn.ts';
import { kindOf } from './lines/line-kinds.ts';
import { msg } from './msg.ts';

/** 7.3.8.2, 7.3.8.5: one power moves; only who has something to decide is asked, which everybody can see. */
export const landMove: Step<'land-move'> = {
  section: '7.3',
  run: (play, { power }) => {
    const { state, push } = play;
    noteTurn(state, power);
    state.landTurn = beginLandTurn(power);
    if (deciding(play).includes(power) && hasToDecide(play, power)) push({ ask: 'land-turn', args: { power } });
  },
};

const sheet: SheetRule<EmpiresInArms, Decisions['land-turn']> = {
  max: MOST_LINES,
  begin: (position, _, { power, lines }) => beginLandSheet(position, power, lines),
  given: (position, _, { power, lines }) => linesThatFit(beginLandSheet(position, power), lines),
  preview: (position, _, lines, { power }) => previewLand(position, power, lines),
  carryOut: (play, _, line, { power }) => kindOf(line.order).carryOut(landPlan(play, power), line, play),
  passOver: (play, _, line, { problem }, { power }) => {
    changeTurn(play.state, (turn) => {
      turn.lapsed = true;
    });
    play.tell({ type: 'land-line-lapsed', power, line, problem });
  },
};

/** 7.3: what a power's corps do in its turn. Lines are carried out one by one; what some bring about comes first. */
export const landTurn: Decide<'land-turn'> = {
  section: '7.3',
  seats: (position, { power }) => deciding(position).filter((one) => one === power),
  ask: (position, _, { power, lines }) => ({
    prompt: promptFor(position, power, lines),
    brief: msg('empires-in-arms-land.brief'),
    choice: sheetChoice(beginLandSheet(position, power, lines), MOST_LINES),
  }),
  sheet,
  ahead: landAhead,
  waiting: (_, { power }) => msg('empires-in-arms-land.waiting', { power: powerName(power) }),
  apply: (play, answers, { power }) => {
    const answer = answers[power];
    if (answer !== undefined) play.push(...framesFor(power, sheetLines(answer)));
  },
  fallback: (position, _, { power, lines }) => landByItself(position, power, lines),
};

function promptFor(position: Position, power: Power, lines: readonly SheetLine[] | undefined) {
  const partners = partnersOf(position.state, 'land', power).map(powerName);
  const { length: aboard } = corpsAboard(landPlan(position, power));
  return lines
    ? msg('empires-in-arms-land.prompt-again', { left: lines.length })
    : msg('empires-in-arms-land.prompt', { partners, together: partners.length, aboard });
}

/** The lines up to the one that says to ask again; what comes after it waits. */
function framesFor(power: Power, lines: readonly SheetLine[]): readonly Frame<EmpiresInArms>[] {
  const at = lines.findIndex(({ order }) => order === 'ask-me');
  const now = at < 0 ? lines : lines.slice(0, at);
  const first = { sheet: 'land-turn' as const, args: { power }, seat: power, lines: now };
  if (at < 0) return [first];
  const when = lines[at]?.answer === 'lapsed' ? 'lapsed' : 'always';
  return [first, { step: 'land-goes-on', args: { power, when, lines: lines.slice(at + 1) } }];
}

export const landGoesOn: Step<'land-goes-on'> = {
  section: '7.3',
  run: (play, { power, when, lines }) => {
    const asks = (when === 'always' || play.state.landTurn?.lapsed === true) && deciding(play).includes(power);
    changeTurn(play.state, (turn) => {
      delete turn.lapsed;
    });
    if (asks) play.push({ ask: 'land-turn', args: { power, lines } });
    else play.push(...framesFor(power, lines));
  },
};

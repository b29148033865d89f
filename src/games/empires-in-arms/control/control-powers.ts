import type { Answer } from '../../../kernel/choice.ts';
import { powerName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import { makeInformalPeace } from '../peace/make-informal-peace.ts';
import type { Departure } from '../peace/peace-frames.ts';
import { fieldsOf } from '../read-form.ts';
import { areAtWar } from '../relations/pair.ts';
import { playing } from '../sequence/who-decides.ts';
import { tellPoints } from '../status/tell-points.ts';
import type { Decide, Play, Position, Step } from '../types.ts';
import { biddersModifier, type PowerBid, throwForPower } from './bid-for-power.ts';
import { msg } from './msg.ts';
import { unplayed } from './who-controls.ts';

/** 8.11, 14.3: who controls powers that nobody plays is bid for anew. */
export const controlPowers: Step<'control-powers'> = {
  section: '8.11',
  run: ({ state, push }) => {
    if (unplayed(state).length > 0) push({ ask: 'control-bids', args: {} });
  },
};

/** Whether a table bids for the powers that nobody plays in the month that goes on. */
export const bidsInMonth = ({ options, pack }: Pick<Position, 'options' | 'pack'>, month: string): boolean =>
  options.unplayed === 'controlled' && pack.control.month === month;

/** 14.3: everybody bids victory points in secret; a bid of 0 is one, too. */
export const controlBids: Decide<'control-bids'> = {
  section: '14.3',
  sealed: true,
  seats: playing,
  ask: (position, seat) => {
    const bidder = playing(position).find((one) => one === seat);
    return {
      prompt: promptFor(position, bidder),
      brief: msg('empires-in-arms-control.brief'),
      choice: {
        kind: 'form',
        fields: bidder ? unplayed(position.state).map((of) => fieldFor(position, bidder, of)) : [],
        example: [msg('empires-in-arms-control.example', { power: powerName(unplayed(position.state)[0] ?? 'spain') })],
      },
    };
  },
  waiting: () => msg('empires-in-arms-control.waiting'),
  apply: (play, answers) => {
    const departures = unplayed(play.state).flatMap((of) => award(play, of, bidsFor(play, of, answers)));
    if (departures.length > 0) play.push({ step: 'after-peace', args: { departures, grievances: [] } });
  },
  fallback: () => ({}),
};

/** What it is about, with what the bidder adds to their dice for each power. */
function promptFor(position: Position, bidder: Power | undefined) {
  const modifiers = bidder ? unplayed(position.state).map((of) => modifierFor(position, bidder, of)) : [];
  const yours = modifiers.filter(({ modifier, ends }) => modifier !== 0 || ends).map(({ said }) => said);
  return msg('empires-in-arms-control.prompt', { month: position.pack.control.month, yours, count: yours.length });
}

function modifierFor(position: Position, bidder: Power, of: Power) {
  const modifier = biddersModifier(position, bidder, of);
  const ends = areAtWar(position.state, bidder, of);
  const said = msg('empires-in-arms-control.modifier', {
    power: powerName(of),
    modifier: Math.abs(modifier),
    sign: modifier < 0 ? 'minus' : modifier > 0 ? 'plus' : 'none',
    war: ends ? 'yes' : 'no',
  });
  return { modifier, ends, said };
}

/** A power's name alone: a reply says `Prussia: 3`. */
function fieldFor({ state }: Position, bidder: Power, of: Power) {
  const choice = { kind: 'number', min: 0, max: state.powers[bidder].goal } as const;
  return { id: of, label: powerName(of), optional: true, choice };
}

function bidsFor(position: Position, of: Power, answers: { readonly [seat: string]: Answer }): readonly PowerBid[] {
  return playing(position).flatMap((power) => {
    const bid = fieldsOf(answers[power]).get(of);
    return typeof bid === 'number' ? [{ power, bid }] : [];
  });
}

/** Whoever wins pays the bid and is at peace with the power (4.4.1); where nobody bids it is neutral. */
function award(play: Play, of: Power, bids: readonly PowerBid[]): readonly Departure[] {
  const { state, tell, die, pack } = play;
  const { winner, throws } = throwForPower(play, of, bids, (power) =>
    die(`die:control-power:${of}:${power}`, pack.control.dieFaces),
  );
  for (const [round, dice] of throws.entries()) tell({ type: 'power-bid-for', of, dice, again: round > 0 });
  if (!winner) {
    if (state.powers[of].controller !== undefined) tell({ type: 'power-neutral', of });
    delete state.powers[of].controller;
    return [];
  }
  const { power, bid } = winner;
  state.powers[of].controller = power;
  state.powers[power].victoryPoints -= bid;
  tell({ type: 'power-controlled', of, power, bid });
  if (!areAtWar(state, power, of)) return [];
  tell({ type: 'informal-peace', powers: [power, of], how: 'controlled' });
  return tellPoints(play, () => makeInformalPeace(play, power, of));
}

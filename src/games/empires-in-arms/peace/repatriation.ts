import type { Answer, Field } from '../../../kernel/choice.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import type { Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { areaOptions } from '../piece-options.ts';
import type { Board } from '../position-types.ts';
import { bareId, fieldsOf } from '../read-form.ts';
import { deciding, powerOf } from '../sequence/who-decides.ts';
import type { Decide } from '../types.ts';
import { type Force, type Leaving, listLeaving } from './list-leaving.ts';
import { msg } from './msg.ts';
import type { Departure } from './peace-frames.ts';
import type { WayHome } from './repatriate.ts';
import { forceText } from './say-force.ts';
import { sendHome } from './send-home.ts';
import { whoDeparts } from './who-departs.ts';

/** 4.4.6.2: owners say where forces go for which two places or more are as good as each other. */
export const repatriation: Decide<'repatriation'> = {
  section: '4.4.6.2',
  sealed: true,
  seats: (position, { departures }) => {
    const departs = whoDeparts(position);
    return deciding(position).filter((power) => choicesOf(position, power, departures, departs).length > 0);
  },
  ask: (position, seat, { departures }) => ({
    prompt: msg('empires-in-arms-peace.repatriation'),
    brief: msg('empires-in-arms-peace.repatriation-brief'),
    choice: {
      kind: 'form',
      fields: choicesOf(position, powerOf(seat), departures).map((leaving) => field(position.pack, leaving)),
    },
  }),
  waiting: () => msg('empires-in-arms-peace.repatriation-waiting'),
  apply: (play, answers, { departures }) => {
    const departs = whoDeparts(play);
    const ways = new Map(
      Object.keys(answers).map((seat) => {
        const power = powerOf(seat);
        return [power, waysFrom(choicesOf(play, power, departures, departs), answers[seat])] as const;
      }),
    );
    sendHome(play, departures, (power) => ways.get(power) ?? []);
  },
  fallback: (position, seat, { departures }) => nearestPlaces(position, powerOf(seat), departures),
  // Who orders nothing in the political phase has nothing to say here either.
  standing: (position, seat, { departures }) => {
    const power = powerOf(seat);
    return standingOrders(position.state, power).quiet ? nearestPlaces(position, power, departures) : undefined;
  },
};

/** The first place for each force. */
function nearestPlaces(board: Board, power: Power, departures: readonly Departure[]): Answer {
  return Object.fromEntries(
    choicesOf(board, power, departures).map((leaving) => [fieldId(leaving), `area:${leaving.to[0]}`]),
  );
}

/** A power's forces that can go to more than one place; each once, whoever's lands they stand in. */
function choicesOf(
  board: Board,
  power: Power,
  departures: readonly Departure[],
  departs = whoDeparts(board),
): readonly Leaving[] {
  const found = new Map<string, Leaving>();
  for (const departure of departures) {
    if (departure.power !== power || !departs(departure)) continue;
    for (const leaving of listLeaving(board, power, departure.from))
      if (leaving.to.length > 1) found.set(fieldId(leaving), leaving);
  }
  return [...found.values()];
}

function field(pack: Pack, leaving: Leaving): Field {
  return {
    id: fieldId(leaving),
    label: forceText(pack, leaving),
    choice: {
      kind: 'one',
      options: areaOptions({ pack }, leaving.to),
    },
  };
}

/** `corps-fr_i`, `garrison-paris`, `cossack-smolensk`. */
function fieldId(force: Force): string {
  switch (force.what) {
    case 'corps':
      return `corps-${force.corps}`;
    case 'irregulars':
      return `${force.kind}-${force.from}`;
    case 'garrison':
    case 'depot_garrison':
      return `${force.what}-${force.from}`;
  }
}

function waysFrom(choices: readonly Leaving[], answer: Answer | undefined): readonly WayHome[] {
  const given = fieldsOf(answer);
  return choices.flatMap((leaving): readonly WayHome[] => {
    const to = given.get(fieldId(leaving));
    return typeof to === 'string' ? [{ ...leaving, to: bareId(to) }] : [];
  });
}

import type { Option } from '../../../kernel/choice.ts';
import { loseYards } from '../economy/yards.ts';
import { tidyPosts } from '../forces/irregulars-posted.ts';
import { powerName } from '../names.ts';
import { loseUnlanded } from '../naval/lose-unlanded.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import type { Power } from '../pack-lists.ts';
import { isScenario } from '../scenarios/scenario-of.ts';
import { placesToChoose, turnOrder } from '../sequence/turn-order.ts';
import { deciding, powerOf } from '../sequence/who-decides.ts';
import type { Decide, Play, Position, Step } from '../types.ts';
import { msg } from './msg.ts';

/** 7.1: the power that chooses names its place first; one that nobody plays is the last (ruling). */
export const landPhase: Step<'land-phase'> = {
  section: '7.1',
  run: (play) => {
    const { state, pack, push } = play;
    state.phase = 'land';
    const chooses = deciding(play).includes(pack.sequence.landChooser) && !isScenario(state.campaign);
    if (chooses) push({ ask: 'land-slot', args: {} });
    else beginTurns(play, lastPlace(play), false);
  },
};

const lastPlace = ({ pack }: Pick<Position, 'pack'>): number => placesToChoose(pack, 'land').length;

/** 7.1. */
export const landSlot: Decide<'land-slot'> = {
  section: '7.1',
  seats: (position) => deciding(position).filter((power) => power === position.pack.sequence.landChooser),
  ask: (position) => ({
    prompt: msg('empires-in-arms-land.slot.prompt'),
    brief: msg('empires-in-arms-land.slot.brief'),
    choice: { kind: 'one', options: placesToChoose(position.pack, 'land').map((place) => optionFor(position, place)) },
  }),
  waiting: ({ pack }) => msg('empires-in-arms-land.slot.waiting', { power: powerName(pack.sequence.landChooser) }),
  apply: (play, answers) => {
    const [answer] = Object.values(answers);
    const place = placesToChoose(play.pack, 'land').find((one) => String(one) === answer) ?? lastPlace(play);
    beginTurns(play, place, true);
  },
  fallback: (position) => String(lastPlace(position)),
  standing: ({ state }, seat) => {
    const place = standingOrders(state, powerOf(seat)).slot?.land;
    return place === undefined ? undefined : String(place);
  },
};

function optionFor({ pack }: Pick<Position, 'pack'>, place: number): Option {
  const before = pack.sequence.land[place - 2];
  const label =
    before === undefined
      ? msg('empires-in-arms-land.slot.first')
      : msg('empires-in-arms-land.slot.after', { power: powerName(before) });
  return { id: String(place), label };
}

function beginTurns(play: Play, place: number, named: boolean): void {
  const { state, pack, push, tell, has } = play;
  const turns = turnOrder(play, 'land', place);
  state.toMove = turns.flat();
  tell({ type: 'land-order-set', power: pack.sequence.landChooser, order: turns.flat(), named });
  push(
    ...turns.map((powers) => ({ step: 'land-turn-begins' as const, args: { powers } })),
    // 3.4 F has a star: nothing is conquered in a scenario (1.3).
    ...(has('battle') && !isScenario(state.campaign) ? [{ step: 'conquest-step' as const, args: {} }] : []),
  );
}

/**
 * 7.1.3: movement, supply and combat of the powers of one turn; 7.3.8.1: those who move together do it in the order of
 * the sequence (ruling).
 */
export const landTurnBegins: Step<'land-turn-begins'> = {
  section: '7.1.3',
  run: ({ push, has }, { powers }) => {
    push(
      ...powers.flatMap((power: Power) => [
        { step: 'land-move' as const, args: { power } },
        { step: 'land-moved' as const, args: { power } },
      ]),
      { step: 'supply', args: { powers } },
      { step: 'land-combat', args: { powers } },
      ...(has('battle')
        ? [
            { step: 'siege-step' as const, args: { powers } },
            { step: 'guerrilla-step' as const, args: { powers } },
          ]
        : []),
      { step: 'land-turn-ends', args: { powers } },
    );
  },
};

/**
 * 6.2.5.2: what has not landed is lost; 6.2.6: cities have changed hands, and enemy fleets leave their ports. What a
 * turn alone needs to know is forgotten.
 */
export const landTurnEnds: Step<'land-turn-ends'> = {
  section: '7.1.3',
  run: (play, { powers }) => {
    const { state, push } = play;
    for (const power of powers) loseUnlanded(play, power);
    for (const { power, nation, port, number } of loseYards(play))
      play.tell({ type: 'ships-burnt', power, nation, port, number });
    tidyPosts(state);
    delete state.landTurn;
    delete state.marches;
    delete state.attacks;
    delete state.fought;
    push({ step: 'leave-enemy-ports', args: {} });
  },
};

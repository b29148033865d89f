import { fleetCommander } from '../forces/who-commands.ts';
import { powerName } from '../names.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import type { FleetId } from '../pack-lists.ts';
import { placesToChoose, turnOrder } from '../sequence/turn-order.ts';
import { deciding } from '../sequence/who-decides.ts';
import type { Decide, Play, Position, Step } from '../types.ts';
import { msg } from './msg.ts';
import { mustLeave } from './must-leave.ts';
import { turnBegins } from './turn-of.ts';

/** 6.1: the choosing power says when it moves; where nobody is to be asked, it moves last. */
export const navalPhase: Step<'naval-phase'> = {
  section: '6.1',
  run: (play) => {
    play.state.phase = 'naval';
    if (choosers(play).length > 0) play.push({ ask: 'naval-slot', args: {} });
    else beginTurns(play, lastPlace(play));
  },
};

const lastPlace = ({ pack }: Pick<Position, 'pack'>) => Math.max(...placesToChoose(pack, 'naval'));

/** The power that chooses, where it has a fleet on the map. */
function choosers(position: Position) {
  const { state, pack } = position;
  const has = Object.keys(state.fleets).map((id: FleetId) => fleetCommander(state, pack, id));
  return deciding(position).filter((power) => power === pack.sequence.navalChooser && has.includes(power));
}

/** 6.1: Great Britain's place in the order. */
export const navalSlot: Decide<'naval-slot'> = {
  section: '6.1',
  seats: choosers,
  ask: ({ pack }) => ({
    prompt: msg('empires-in-arms-naval.slot.prompt'),
    brief: msg('empires-in-arms-naval.slot.brief'),
    choice: {
      kind: 'one',
      options: placesToChoose(pack, 'naval').map((place) => ({
        id: `place:${place}`,
        label: msg('empires-in-arms-naval.slot.place', placeWords(pack, place)),
      })),
    },
  }),
  waiting: ({ pack }) => msg('empires-in-arms-naval.slot.waiting', { power: powerName(pack.sequence.navalChooser) }),
  apply: (play, answers) => {
    const [answer] = Object.values(answers);
    const place = Number(String(answer ?? '').replace('place:', '')) || lastPlace(play);
    beginTurns(play, place);
  },
  fallback: (position) => `place:${lastPlace(position)}`,
  standing: ({ state, pack }) => {
    const place = standingOrders(state, pack.sequence.navalChooser).slot?.naval;
    return place === undefined ? undefined : `place:${place}`;
  },
};

/** "before Russia", "after Spain". */
function placeWords({ sequence }: Position['pack'], place: number) {
  const next = sequence.naval[place - 1];
  const before = sequence.naval.at(-1);
  if (next !== undefined) return { where: 'before', power: powerName(next) };
  return { where: 'last', power: before === undefined ? '' : powerName(before) };
}

function beginTurns(play: Play, place: number): void {
  const { state, pack, push, tell } = play;
  state.naval = { place };
  const groups = turnOrder(play, 'naval', place);
  state.toMove = groups.flat();
  tell({ type: 'naval-order', power: pack.sequence.navalChooser, place, order: groups.flat() });
  push(...groups.map((powers) => ({ step: 'naval-group' as const, args: { powers } })), {
    step: 'naval-over',
    args: {},
  });
}

/** 6.1.2, 6.1.3: powers that move together write one after the other, and fight when all of them have moved. */
export const navalGroup: Step<'naval-group'> = {
  section: '6.1.2',
  run: (play, { powers }) => {
    const { naval } = play.state;
    if (!naval) throw new Error('no naval phase goes on');
    naval.turn = { ...turnBegins(play.state, powers), mustLeave: [...mustLeave(play, powers)] };
    play.push(
      ...powers.map((power) => ({ step: 'naval-sheet' as const, args: { power } })),
      { step: 'naval-combat', args: {} },
      { step: 'naval-turn-over', args: {} },
    );
  },
};

/** The phase is over. */
export const navalOver: Step<'naval-over'> = {
  section: '6',
  run: ({ state }) => {
    delete state.naval;
    delete state.toMove;
  },
};

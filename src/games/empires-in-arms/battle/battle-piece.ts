import type { Message } from '../../../kernel/message.ts';
import type { ScenePiece } from '../../../kernel/scene.ts';
import { areaName, leaderName, powerName } from '../names.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { SideName } from '../sides.ts';
import type { BattleFact, SideSeen } from './battle-fact.ts';
import { msg } from './msg.ts';
import { wordText } from './plan-form.ts';
import { countMuster } from './units.ts';

type Sides<T> = { readonly [S in SideName]: T };

/** A side as it lines up for a day. Morale is in tenths. */
export type LinedUp = {
  readonly powers: readonly Power[];
  readonly names: readonly Message[];
  readonly leader: Message | undefined;
  readonly chit: Message | undefined;
  readonly corps: number;
  /** Of them so many go around the flank. */
  readonly flank: number;
  readonly factors: number;
  readonly morale: number;
};

/** What a side fired with in a round, what it lost, and what morale it has left. */
export type Fired = {
  readonly factors: number;
  readonly lost: number;
  readonly morale: number;
};

/** What is drawn of a battle, fact by fact, of what everybody sees of it. */
export type BattlePiece = ScenePiece & { readonly scene: 'battle'; readonly area: AreaId } & (
    | { readonly piece: 'joined'; readonly day: number; readonly title: Message; readonly sides: Sides<LinedUp> }
    | { readonly piece: 'round'; readonly round: number; readonly sides: Sides<Fired> }
    /** Told between the rounds, and after the last one. */
    | { readonly piece: 'event' }
    | { readonly piece: 'over' }
  );

export const isBattlePiece = (piece: ScenePiece): piece is BattlePiece => piece.scene === 'battle';

/**
 * What a fact adds to the picture of its battle: what everybody sees once the chits are turned (7.5.2.5); nothing for
 * what its power alone learns.
 */
export function battlePiece(pack: Pack, fact: BattleFact): BattlePiece | undefined {
  const of = { scene: 'battle', area: fact.area } as const;
  switch (fact.type) {
    case 'battle-joined': {
      const title = msg('empires-in-arms-battle.drawn.title', { area: areaName(pack, fact.area), kind: fact.kind });
      const sides = { attackers: linedUp(pack, fact.attackers), defenders: linedUp(pack, fact.defenders) };
      return { ...of, piece: 'joined', day: fact.day, title, sides };
    }
    case 'battle-round': {
      const { strikes, left } = fact;
      const fired = (name: SideName, other: SideName): Fired => ({
        factors: strikes[name].factors,
        lost: strikes[other].losses,
        morale: left[name].morale,
      });
      const sides = { attackers: fired('attackers', 'defenders'), defenders: fired('defenders', 'attackers') };
      return { ...of, piece: 'round', round: fact.round, sides };
    }
    case 'battle-over':
      return { ...of, piece: 'over' };
    case 'plan-lapsed':
    case 'plan-by-orders':
    case 'depot-won':
      return undefined;
    default:
      return { ...of, piece: 'event' };
  }
}

function linedUp(pack: Pack, side: SideSeen): LinedUp {
  const { powers, leader, chit, corps, flank, muster, morale } = side;
  return {
    powers,
    names: powers.map(powerName),
    leader: leader === undefined ? undefined : leaderName(pack, leader),
    chit: chit === undefined ? undefined : wordText(chit),
    ...{ corps: corps.length, flank: flank.length, factors: countMuster(muster), morale },
  };
}

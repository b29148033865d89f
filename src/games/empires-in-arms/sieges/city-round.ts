import { duesOf, loseByChoice } from '../battle/lose-by-choice.ts';
import type { Play, Step } from '../types.ts';
import { endAssault } from './assault.ts';
import {
  CITY_SIDES,
  type CityCombat,
  cityFightGoesOn,
  loseInCity,
  otherCitySide,
  throwForCity,
} from './city-combat.ts';
import { endSally } from './sally.ts';

/** 7.5.4.1, 7.5.4.2.1: a round of an assault or a sally, while both sides fight; then it has ended. */
export const cityRound: Step<'city-round'> = {
  section: '7.5.4',
  run: (play, { combat }) => {
    if (!cityFightGoesOn(play, combat)) {
      endCombat(play, combat);
      return;
    }
    const { how, siege, sides } = combat;
    const { area } = siege;
    const round = throwForCity(play, combat);
    const dues = CITY_SIDES.flatMap((side) => duesOf(play, area, sides[side], round[otherCitySide(side)].losses));
    loseByChoice(play, { why: how, area, dues, next: { step: 'city-round-falls', args: { combat, round } } });
  },
};

/** Both sides lose what the dice of a round gave. */
export const cityRoundFalls: Step<'city-round-falls'> = {
  section: '7.5.4',
  run: (play, { combat, round, chosen }) => {
    play.push({ step: 'city-round', args: { combat: loseInCity(play, combat, round, chosen) } });
  },
};

function endCombat(play: Play, combat: CityCombat): void {
  switch (combat.how) {
    case 'assault':
      endAssault(play, combat);
      return;
    case 'sally':
      endSally(play, combat);
  }
}

import { placeGuerrillas } from '../guerrillas/guerrilla-step.ts';
import { guerrillasOfDefeat } from '../guerrillas/rise.ts';
import { otherSide, SIDES, type SideName } from '../sides.ts';
import type { Play, Step } from '../types.ts';
import type { Battle, Ending } from './battle.ts';
import { clearBoth } from './clear-empty.ts';
import { copyBattle } from './copy-battle.ts';
import { countBattle } from './count-battle.ts';
import { mayFall } from './leader-losses.ts';
import { loseByChoice } from './lose-by-choice.ts';
import { markFought } from './mark-fought.ts';
import { hitsOf, rideDown, throwForPursuit } from './pursue.ts';
import { retreat } from './retreat.ts';
import { afterSortie, notFromInside } from './sortie.ts';

/** 7.5.2.10: who has won, what it counts, pursuit, and where the others go. */
export const battleEnds: Step<'battle-ends'> = {
  section: '7.5.2.10',
  run: (play, args) => {
    const battle = copyBattle(args.battle);
    const { ending } = args;
    const { area, limited, attackers, defenders } = battle;
    const powers = { attackers: attackers.commander.power, defenders: defenders.commander.power };
    const loser = loserOf(ending);
    const power = loser === undefined ? powers.attackers : powers[otherSide(loser)];
    play.tell({ type: 'battle-over', power, area, powers, kind: limited ? 'limited' : 'field', ending });

    markFought(
      play.state,
      SIDES.flatMap((name) => battle[name].present.map(({ corps }) => corps)),
    );
    if (loser !== undefined) {
      countBattle(play, battle, loser);
      leaveGuerrillas(play, battle, loser);
    }
    for (const name of brokenIn(ending)) mayFall(play, battle, name);
    const ridden = ending.how === 'broken' ? throwForPursuit(play, battle, ending) : undefined;
    if (ridden && loser !== undefined) {
      const dues = hitsOf(play, battle, loser, ridden.hits);
      const next = { step: 'pursuit-falls' as const, args: { battle, ending, loser, ridden } };
      loseByChoice(play, { why: 'pursuit', area, dues, next });
    } else leaveTheField(play, battle, ending);
  },
};

/** 7.5.2.10: those who are ridden down are lost, and the others retreat. */
export const pursuitFalls: Step<'pursuit-falls'> = {
  section: '7.5.2.10',
  run: (play, args) => {
    const battle = copyBattle(args.battle);
    const { ending, loser, ridden, chosen } = args;
    const { hits, ...thrown } = ridden;
    const losses = rideDown(play, battle, loser, { hits, chosen });
    const { power } = battle[otherSide(loser)].commander;
    play.tell({ type: 'pursuit', power, area: battle.area, ...thrown, losses });
    leaveTheField(play, battle, ending);
  },
};

function leaveTheField(play: Play, battle: Battle, ending: Ending): void {
  clearBoth(play, battle);
  const leaves = whoLeaves(ending);
  retreat(play, battle, leaves, notFromInside(battle, [...battle[leaves].units, ...battle[leaves].away]));
  afterSortie(play, battle, leaves);
}

/** 10.1.1: a corps of Spain that has lost at home leaves a guerrilla in the area. */
function leaveGuerrillas(play: Play, battle: Battle, loser: SideName): void {
  const { area } = battle;
  const nations = new Set(battle[loser].present.map(({ corps }) => play.pack.corpsOf[corps]?.nation ?? ''));
  placeGuerrillas(
    play,
    [...nations].map((nation) => ({ area, number: guerrillasOfDefeat(play, nation, area) })),
  );
}

/** Who has lost: whoever broke or left. A withdrawal, a draw, and a relief that did not come through count nothing. */
const loserOf = (ending: Ending): SideName | undefined => ('loser' in ending ? ending.loser : undefined);

const brokenIn = (ending: Ending): readonly SideName[] => {
  if (ending.how === 'both_broken') return SIDES;
  return ending.how === 'broken' ? [ending.loser] : [];
};

/** Losers and those who withdraw; else the attackers, since both cannot stay (ruling). */
function whoLeaves(ending: Ending): SideName {
  switch (ending.how) {
    case 'broken':
    case 'left':
      return ending.loser;
    case 'withdrawn':
      return 'defenders';
    case 'both_broken':
    case 'both_left':
    case 'not_relieved':
      return 'attackers';
  }
}

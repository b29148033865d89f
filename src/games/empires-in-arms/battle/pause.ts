import type { Frame } from '../../../kernel/frame.ts';
import { deciding } from '../sequence/who-decides.ts';
import { SIDES } from '../sides.ts';
import type { EmpiresInArms, Play } from '../types.ts';
import type { Battle } from './battle.ts';
import { planOf } from './plan-of.ts';

/** What comes next in a battle, after those who wanted to be asked again before it have been. */
export function pauseBefore(play: Play, battle: Battle): readonly Frame<EmpiresInArms>[] {
  const [at, step] =
    battle.round === 1
      ? (['second_day', 'battle-day'] as const)
      : ([battle.round === 2 ? 'round_2' : 'round_3', 'battle-round'] as const);
  const players = deciding(play);
  const asked = SIDES.flatMap((name) =>
    battle[name].powers.filter(
      (power) => players.includes(power) && planOf(play.state, battle.area, power, name).askBefore.includes(at),
    ),
  );
  return [
    ...(asked.length > 0 ? [{ ask: 'battle-again' as const, args: { battle, powers: asked, at } }] : []),
    { step, args: { battle } },
  ];
}

import { POWERS } from '../../games/empires-in-arms/pack-lists.ts';
import { rules } from '../../games/empires-in-arms/rules.ts';
import { CURRENT } from '../../games/empires-in-arms/rulesets.ts';
import type { State } from '../../games/empires-in-arms/state.ts';
import type { EmpiresInArms } from '../../games/empires-in-arms/types.ts';
import { startGame } from '../../kernel/apply-entry.ts';
import type { Frame } from '../../kernel/frame.ts';
import { hmacChance } from '../../kernel/hmac-chance.ts';
import { type Figure, percentile } from './measure.ts';

const CORPS_OF_A_SIDE = 10;
const FACTORS = { infantry: 12, cavalry: 2 };
const AREA = 'linz';
const TIMES = 200;

/** A battle of 20 corps of Empires in Arms, from the turned chits to the retreat (7.5.2). */
export function benchBattle(): readonly Figure[] {
  const times: number[] = [];
  let rounds = 0;
  for (let n = 0; n < TIMES; n += 1) {
    const source = hmacChance(`battle-${n}`, { game: 'bench', salts: {} });
    const game = twoArmies();
    const began = performance.now();
    const { facts } = startGame(game, { seq: 1 }, { source });
    times.push(performance.now() - began);
    rounds += facts.filter(({ type }) => type === 'battle-round').length;
  }
  return [
    { name: 'a battle of 20 corps: p95', value: percentile(times, 0.95), unit: 'ms', target: { below: 20 } },
    { name: 'a battle of 20 corps: half within', value: percentile(times, 0.5), unit: 'ms' },
    { name: 'a battle of 20 corps: rounds', value: rounds / TIMES, unit: '' },
  ].map((figure) => ({ ...figure, name: `empires-in-arms, ${figure.name}` }));
}

/** All of Europe as it is in January 1805, but that the armies of France and Austria meet. */
function twoArmies() {
  const { pack } = rules.builtInPack();
  const options = rules.parseOptions({});
  const setting = { seats: POWERS, options, pack, ruleset: CURRENT };
  const { state } = rules.setup(setting);
  meet(state, ['france', 'austria']);
  const agenda: readonly Frame<EmpiresInArms>[] = [{ step: 'fight-battles', args: { powers: ['france'] } }];
  return { rules: { ...rules, setup: () => ({ state, agenda }) }, setting };
}

function meet(state: State, [attacker, defender]: readonly ['france', 'austria']): void {
  const { pack } = rules.builtInPack();
  state.phase = 'land';
  state.relations[`${defender}|${attacker}`] = { war: { since: 0, aggressors: [attacker] } };
  for (const nation of [attacker, defender]) {
    const corps = pack.corps.filter((one) => one.nation === nation && one.symbol === 'infantry' && one.capacity[1]);
    for (const { id } of corps.slice(0, CORPS_OF_A_SIDE)) state.corps[id] = { area: AREA, factors: { ...FACTORS } };
  }
  state.attacks = [{ area: AREA, attackers: [attacker], defenders: [defender] }];
}

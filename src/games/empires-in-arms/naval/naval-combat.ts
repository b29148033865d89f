import type { Frame } from '../../../kernel/frame.ts';
import { areaName, powerName } from '../names.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import type { AreaId } from '../pack-lists.ts';
import { areAtWar } from '../relations/pair.ts';
import { deciding } from '../sequence/who-decides.ts';
import type { Decide, EmpiresInArms, Play, Step } from '../types.ts';
import { declareAtSea, neutralCarriers } from './declare-at-sea.ts';
import { placeId } from './fleet-places.ts';
import { makeFight } from './make-fight.ts';
import { msg } from './msg.ts';
import type { NavalAttack } from './naval-state.ts';
import type { SeaFight } from './sea-fight.ts';
import { placesToAttack, type Target, targetsAt } from './targets.ts';
import { navalTurn } from './turn-under-way.ts';
import { cityController, isManned, mayUsePort } from './whose-port.ts';

/** 6.1.3, 6.2.4: one attack after the other, in the order of the lines; then those that must be made. */
export const navalCombat: Step<'naval-combat'> = {
  section: '6.2.4',
  run: (play) => {
    const turn = navalTurn(play.state);
    const attack = turn.attacks.shift() ?? compulsory(play);
    if (!attack) return;
    const again = { step: 'naval-combat' as const, args: {} };
    const target = targetsAt(play, turn.powers, attack.at).find(({ powers }) => powers.includes(attack.whom));
    if (!target) {
      const { power, at, whom } = attack;
      const order = { order: 'attack' as const, at: { ...at }, whom, war: attack.war === true };
      play.tell({ type: 'naval-lapsed', power, order, no: { why: 'nobody_to_attack' } });
      play.push(again);
      return;
    }
    turn.fought.push(placeId(attack.at));
    if (attack.war)
      declareAtSea(play, attack.power, neutralCarriers(play, target.attackers, target.fleets, attack.power));
    play.push(...attackFrames(play, attack, target), again);
  },
};

/** 6.2.4: in ports and blockade boxes an enemy must be attacked; which one, where nobody said it: the strongest. */
function compulsory(play: Play): NavalAttack | undefined {
  const { powers, fought } = navalTurn(play.state);
  const at = placesToAttack(play, powers).find((one) => one.in !== 'sea' && !fought.includes(placeId(one)));
  // 6.3.1.2.1: no attack on neutrals is forced on anybody (ruling).
  const target = at && targetsAt(play, powers, at).find(({ neutral, powers: all }) => neutral.length < all.length);
  const [power] = powers;
  if (!at || power === undefined) return undefined;
  if (!target) {
    navalTurn(play.state).fought.push(placeId(at));
    return compulsory(play);
  }
  return { power, at, whom: target.power };
}

function attackFrames(play: Play, { at }: NavalAttack, { attackers, fleets }: Target): readonly Frame<EmpiresInArms>[] {
  const { cameOutOf } = navalTurn(play.state);
  const cameOut = at.in === 'box' && attackers.every((id) => cameOutOf[id] === at.area) ? 'attackers' : 'nobody';
  const fight = makeFight(play, { at, how: 'attack', attackers, defenders: fleets, phasing: 'attackers', cameOut });
  if (at.in === 'sea') return [{ ask: 'evade', args: { fight } }];
  return at.in === 'port' ? inPort(play, fight, at.area) : [{ step: 'sea-fight', args: { fight } }];
}

/**
 * 6.3.1.3, 6.3.3.3: whether the guns of a port fire, where somebody is there to serve them: those of an enemy and of
 * whoever is attacked always do, not those of who has let the attackers in; any other neutral decides.
 */
function inPort(play: Play, fight: SeaFight, area: AreaId): readonly Frame<EmpiresInArms>[] {
  const { state, pack } = play;
  const guns = pack.area[area]?.port?.guns ?? 0;
  const silent = [{ step: 'sea-fight' as const, args: { fight } }];
  const power = cityController(play, area);
  if (guns === 0 || power === undefined || !isManned(play, area) || fight.attackers.powers.includes(power))
    return silent;
  const isFoe = fight.attackers.powers.some((one) => areAtWar(state, one, power));
  if (isFoe || fight.defenders.powers.includes(power))
    return [{ step: 'sea-fight', args: { fight: { ...fight, guns } } }];
  if (fight.attackers.powers.every((one) => mayUsePort(play, one, area)) || !deciding(play).includes(power))
    return silent;
  return [{ ask: 'port-guns', args: { fight, power } }];
}

/** 6.3.1.3.2: a neutral whose port is entered without its leave may fire. */
export const portGuns: Decide<'port-guns'> = {
  section: '6.3.1.3.2',
  seats: (position, { power }) => deciding(position).filter((one) => one === power),
  ask: ({ pack }, _, { fight }) => ({
    prompt: msg('empires-in-arms-naval.guns.prompt', {
      port: areaName(pack, portOf(fight)),
      attacker: powerName(fight.attackers.powers[0] ?? 'austria'),
      defender: powerName(fight.defenders.powers[0] ?? 'austria'),
    }),
    brief: msg('empires-in-arms-naval.guns.brief', { port: areaName(pack, portOf(fight)) }),
    choice: {
      kind: 'one',
      options: [
        { id: 'fire', label: msg('empires-in-arms-naval.guns.fire') },
        { id: 'silent', label: msg('empires-in-arms-naval.guns.silent') },
      ],
    },
  }),
  waiting: ({ pack }, { power, fight }) =>
    msg('empires-in-arms-naval.guns.waiting', { power: powerName(power), port: areaName(pack, portOf(fight)) }),
  apply: (play, answers, { fight }) => {
    const guns = Object.values(answers)[0] === 'fire' ? (play.pack.area[portOf(fight)]?.port?.guns ?? 0) : 0;
    play.push({ step: 'sea-fight', args: { fight: { ...fight, guns } } });
  },
  fallback: () => 'silent',
  standing: ({ state }, _, { power, fight }) => {
    const guns = standingOrders(state, power).reactions?.guns;
    return guns && (fight.defenders.powers.some((one) => guns.includes(one)) ? 'fire' : 'silent');
  },
};

const portOf = ({ at }: SeaFight): AreaId => (at.in === 'sea' ? '' : at.area);

import type { Answer } from '../../../kernel/choice.ts';
import type { ComputerAnswer } from '../../../kernel/computer-rule.ts';
import { placeIn } from '../naval/fleet-places.ts';
import { bareId } from '../read-form.ts';
import { type AskedFor, because } from './asked.ts';
import { SEA_ODDS } from './blockade.ts';
import { shipsAt, shipsOf } from './fleets.ts';
import { msg } from './msg.ts';
import { bare, optionsOf } from './read-choice.ts';
import { distance, situationOf } from './situation.ts';

/** 6.1: it moves after all others: then it sees what they do. */
export function navalSlot({ decision }: AskedFor<'naval-slot'>): ComputerAnswer {
  return because(optionsOf(decision.choice).at(-1)?.id ?? '', msg('empires-in-arms-computer.slot'));
}

/** 6.2.3: with the strongest of its stacks, if that outweighs who comes by; never a war for it. */
export function intercept(asked: AskedFor<'intercept'>): ComputerAnswer {
  const { view, power } = situationOf(asked);
  const { moving } = asked.decision.args;
  const theirs = shipsOf(view.fleets.filter(({ id }) => moving.includes(id)));
  const [best] = optionsOf(asked.decision.choice)
    .filter(({ id }) => id.startsWith('stack:'))
    .map(({ id }) => ({ id, at: placeIn(bareId(id)) }))
    .map(({ id, at }) => ({ id, ours: at ? shipsAt({ view }, at, [power]) : 0 }))
    .toSorted((a, b) => b.ours - a.ours);
  const goes = best !== undefined && best.ours >= SEA_ODDS * theirs;
  return because(
    goes ? best.id : 'no',
    msg('empires-in-arms-computer.sea.intercept', { goes: goes ? 'yes' : 'no', ours: best?.ours ?? 0, theirs }),
  );
}

/** 6.3.2: the weaker gets out of the way. */
export function evade({ decision }: AskedFor<'evade'>): ComputerAnswer {
  const { attackers, defenders } = decision.args.fight;
  const [ours, theirs] = [defenders.ships, attackers.ships];
  const goes = ours < theirs;
  return because(
    goes ? 'evade' : 'fight',
    msg('empires-in-arms-computer.sea.evade', { goes: goes ? 'yes' : 'no', ours, theirs }),
  );
}

/** 6.3.1.3.2: the guns of its ports fire for its allies, and for nobody else. */
export function portGuns(asked: AskedFor<'port-guns'>): ComputerAnswer {
  const { allies } = situationOf(asked);
  const fires = asked.decision.args.fight.defenders.powers.some((one) => allies.includes(one));
  return because(fires ? 'fire' : 'silent', msg('empires-in-arms-computer.sea.guns', { fires: fires ? 'yes' : 'no' }));
}

/** 6.3.6: the largest fleets lose ships first, so that none is lost as a whole. */
export function navalLosses({ decision }: AskedFor<'naval-losses'>): ComputerAnswer {
  const { choice } = decision;
  const left = new Map(choice.kind === 'spread' ? choice.slots.map(({ id, max }) => [id, max]) : []);
  const lost: { [slot: string]: number } = {};
  for (let due = decision.args.ships; due > 0; due -= 1) {
    const [largest] = [...left].toSorted(([, a], [, b]) => b - a);
    if (!largest || largest[1] <= 0) break;
    const [id, ships] = largest;
    left.set(id, ships - 1);
    lost[id] = (lost[id] ?? 0) + 1;
  }
  return because(lost, msg('empires-in-arms-computer.sea.losses'));
}

/** 6.3.5.1: into the port nearest to its capital, else to sea. */
export function navalRetreat(asked: AskedFor<'naval-retreat'>): ComputerAnswer {
  const situation = situationOf(asked);
  const { capital } = situation.pack.nations[situation.power];
  const far = (id: string) => (id === 'sea' ? Number.POSITIVE_INFINITY : distance(situation, bare({ id }), capital));
  const [best] = optionsOf(asked.decision.choice).toSorted((a, b) => far(a.id) - far(b.id));
  return because(best?.id ?? 'sea', msg('empires-in-arms-computer.sea.retreat'));
}

/** The first answer of a choice that is the same to it whichever it is. */
function anyOf({ decision }: { readonly decision: AskedFor<'drive-off' | 'port-lost'>['decision'] }): Answer {
  return optionsOf(decision.choice)[0]?.id ?? '';
}

/** 6.3.5.1.1: it drives whom it has beaten off to any sea. */
export const driveOff = (asked: AskedFor<'drive-off'>): ComputerAnswer =>
  because(anyOf(asked), msg('empires-in-arms-computer.sea.drive-off'));

/** 6.3.5.1: nobody follows into a port: its own coasts come first. */
export const pursue = (_: AskedFor<'pursue'>): ComputerAnswer =>
  because([], msg('empires-in-arms-computer.sea.pursue'));

/** 6.3.5.3. */
export const enterPort = (_: AskedFor<'enter-port'>): ComputerAnswer =>
  because('enter', msg('empires-in-arms-computer.sea.enter'));

/** 6.2.6: out to sea; where a blockade bars the way, it breaks out rather than burn its ships. */
export const portLost = (asked: AskedFor<'port-lost'>): ComputerAnswer =>
  because(anyOf(asked), msg('empires-in-arms-computer.sea.port-lost'));

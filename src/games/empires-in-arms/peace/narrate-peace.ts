import type { Viewer } from '../../../kernel/decision.ts';
import type { Message } from '../../../kernel/message.ts';
import { areaName, corpsName, powerName, provinceName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { msg } from './msg.ts';
import type { PeaceFact } from './peace-fact.ts';
import type { Went } from './repatriate.ts';
import { forceText } from './say-force.ts';
import { choiceText, termName } from './say-term.ts';
import type { NoSuit } from './sue.ts';

/** What happens in the peace step, in words; undefined where the viewer learns nothing of it. */
export function narratePeace(pack: Pack, fact: PeaceFact, viewer: Viewer): Message | undefined {
  const knows = (...powers: readonly Power[]) => viewer === 'moderator' || powers.some((power) => power === viewer);
  switch (fact.type) {
    case 'suit-lapsed':
      return knows(fact.power) ? lapsed(fact.suit, fact.no) : undefined;
    case 'peace-not-agreed':
      if (!knows(fact.power)) return undefined;
      return msg('empires-in-arms-peace.not-agreed', { to: powerName(fact.to), why: fact.why });
    case 'sued':
      return msg('empires-in-arms-peace.told-sued', {
        power: powerName(fact.power),
        sued: fact.sued.map(powerName),
      });
    case 'informal-peace':
      return msg('empires-in-arms-peace.informal', { powers: fact.powers.map(powerName), how: fact.how });
    case 'peace-offered':
      return msg('empires-in-arms-peace.offered', {
        power: powerName(fact.power),
        loser: powerName(fact.loser),
        kind: fact.kind,
      });
    case 'peace-refused':
      return msg('empires-in-arms-peace.refused', {
        power: powerName(fact.power),
        victor: powerName(fact.victor),
      });
    case 'victors-threw':
      return msg('empires-in-arms-peace.threw', {
        loser: powerName(fact.loser),
        thrown: fact.thrown.map(({ power, die }) =>
          msg('empires-in-arms-peace.thrown', { power: powerName(power), die: String(die) }),
        ),
      });
    case 'surrendered':
      return msg('empires-in-arms-peace.surrendered', {
        power: powerName(fact.power),
        victors: fact.victors.map(({ power, kind }) =>
          msg('empires-in-arms-peace.victor', { power: powerName(power), kind }),
        ),
      });
    case 'spared':
      return msg('empires-in-arms-peace.told-spared', {
        power: powerName(fact.power),
        victor: powerName(fact.victor),
        term: termName(pack, fact.term),
      });
    case 'term-taken': {
      const seesCorps = knows(fact.loser, fact.power);
      return msg('empires-in-arms-peace.taken', {
        power: powerName(fact.power),
        loser: powerName(fact.loser),
        term: choiceText(pack, fact.choice, { hidden: !seesCorps }),
        // The lot takes counters that only their own power knows by name (2.4.2).
        corps: knows(fact.loser) ? fact.gone.map((corps) => corpsName(pack, corps)) : [],
        named: knows(fact.loser) ? 'yes' : 'no',
        gone: fact.gone.length,
        number: String(fact.gone.length),
      });
    }
    case 'term-void':
      return msg('empires-in-arms-peace.void', {
        power: powerName(fact.power),
        term: choiceText(pack, fact.choice, { hidden: !knows(fact.loser, fact.power) }),
      });
    case 'empire-changed':
      return msg('empires-in-arms-peace.empire-changed', { power: powerName(fact.power), change: fact.change });
    case 'power-removed':
      return msg('empires-in-arms-peace.removed', { power: powerName(fact.power) });
    case 'went-home':
      return msg('empires-in-arms-peace.went-home', {
        power: powerName(fact.power),
        ways: fact.went.map((one) => wayText(pack, one, !knows(fact.power))),
      });
    case 'break-demanded':
      return msg('empires-in-arms-peace.demanded', {
        power: powerName(fact.power),
        of: powerName(fact.of),
        enemy: powerName(fact.enemy),
      });
    case 'corps-returned':
      if (!knows(fact.power, fact.by)) return undefined;
      return msg('empires-in-arms-peace.returned', {
        power: powerName(fact.power),
        by: powerName(fact.by),
        corps: corpsName(pack, fact.corps),
      });
    case 'disorder-settled':
      return msg('empires-in-arms-peace.disorder', {
        power: powerName(fact.power),
        end: fact.end,
        ceded: fact.ceded.map(({ province, to }) =>
          msg('empires-in-arms-peace.ceded', { province: provinceName(pack, province), to: powerName(to) }),
        ),
        count: fact.ceded.length,
      });
  }
}

function lapsed(suit: 'all' | Power, no: NoSuit): Message {
  return msg('empires-in-arms-peace.suit-lapsed', {
    suit: suit === 'all' ? 'all' : 'one',
    power: suit === 'all' ? '' : powerName(suit),
    why: no.why,
  });
}

function wayText(pack: Pack, one: Went, hidden: boolean): Message {
  return msg('empires-in-arms-peace.way', {
    force: forceText(pack, one, { hidden }),
    to: one.to === undefined ? '' : areaName(pack, one.to),
    lost: one.to === undefined ? 'yes' : 'no',
  });
}

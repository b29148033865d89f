import type { Message } from '../../../kernel/message.ts';
import type { Setting } from '../../../kernel/rules.ts';
import { monthWithin } from '../board/short-names.ts';
import { endText } from '../ending/outcome.ts';
import { interimRule } from '../goes-without.ts';
import { msg } from '../msg.ts';
import { leaderName, ownerName, powerName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import type { AccountLine } from '../state.ts';
import type { EmpiresInArms } from '../types.ts';
import { bidTexts } from './bid-texts.ts';
import type { SequenceFact } from './sequence-fact.ts';

/** What happens between the phases, in words; all of it is open. */
export function narrateSequence({ pack, ruleset }: Setting<EmpiresInArms>, fact: SequenceFact): Message {
  switch (fact.type) {
    case 'campaign-began':
      return msg('empires-in-arms.campaign-began', {
        bids: bidTexts(fact.bids),
        count: Object.keys(fact.bids).length,
        interim: interimRule(ruleset) === '' ? 'no' : 'yes',
        rule: interimRule(ruleset),
      });
    case 'month-began':
      return msg('empires-in-arms.month-began', { month: monthWithin(fact.time) });
    case 'leaders-arrived':
    case 'leaders-left':
      return msg('empires-in-arms.leaders', {
        power: powerName(fact.power),
        leaders: fact.leaders.map((id) => leaderName(pack, id)),
        come: fact.type === 'leaders-arrived' ? 'yes' : 'no',
      });
    case 'dominance-changed':
      return msg('empires-in-arms.dominance-changed', { power: powerName(fact.power), is: fact.is ? 'yes' : 'no' });
    case 'points-moved':
      return msg('empires-in-arms.points-moved', {
        power: powerName(fact.power),
        points: signed(fact.line.points),
        count: Math.abs(fact.line.points),
        why: pointsFor(pack, fact.line),
      });
    case 'campaign-over':
      return endText(fact);
  }
}

/** What a line of an account is for: "for the war on Prussia (4.2.1.1)". */
export function pointsFor(pack: Pack, line: Readonly<Pick<AccountLine, 'for' | 'with'>>): Message {
  return msg('empires-in-arms.points-for', {
    event: line.for,
    with: line.with === undefined ? '' : ownerName(pack, line.with),
  });
}

const signed = (points: number) => (points > 0 ? `+${points}` : `−${-points}`);

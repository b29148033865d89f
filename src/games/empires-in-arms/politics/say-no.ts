import type { Message } from '../../../kernel/message.ts';
import { monthWithin } from '../board/short-names.ts';
import { timeAt } from '../calendar/month-number.ts';
import type { CampaignId } from '../chart-types.ts';
import { ownerName, powerName } from '../names.ts';
import type { Owner } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { MonthNumber } from '../state.ts';
import { msg } from './msg.ts';
import type { NoLine } from './why-not-write.ts';

type Setting = { readonly pack: Pack; readonly campaign: CampaignId };

/** Why a political order does not stand, in a sentence that names the rule. */
export function sayNo({ pack, campaign }: Setting, line: NoLine): Message {
  const owner = (id: Owner | undefined) => (id === undefined ? '' : ownerName(pack, id));
  const month = (until: MonthNumber) => monthWithin(timeAt(pack.calendar, campaign, until));
  switch (line.order) {
    case 'declare': {
      const { no, target } = line;
      return msg('empires-in-arms-politics.no-war', {
        why: no.why,
        target: owner(target),
        until: 'until' in no ? month(no.until) : '',
        other: owner('by' in no ? no.by : 'of' in no ? no.of : undefined),
      });
    }
    case 'ally': {
      const { no } = line;
      return msg('empires-in-arms-politics.no-alliance', {
        why: no.why,
        with: powerName(line.with),
        from: 'from' in no ? month(no.from) : '',
      });
    }
    case 'break':
      return msg('empires-in-arms-politics.no-break', { why: line.no.why, with: powerName(line.with) });
    case 'free': {
      const { no } = line;
      return msg('empires-in-arms-politics.no-free', {
        why: no.why,
        minor: owner(line.minor),
        other: owner('in' in no ? no.in : 'of' in no ? no.of : undefined),
      });
    }
    case 'combine': {
      const { no } = line;
      const powers = 'powers' in no ? no.powers : [no.with];
      return msg('empires-in-arms-politics.no-combining', { why: no.why, powers: powers.map(powerName) });
    }
    case 'sue': {
      const { no } = line;
      return msg('empires-in-arms-politics.no-suit', {
        why: no.why,
        with: 'power' in no ? powerName(no.power) : '',
      });
    }
    case 'offer_peace':
      return msg('empires-in-arms-politics.no-peace', { why: line.no.why, with: powerName(line.with) });
    case 'want': {
      const { no } = line;
      return msg('empires-in-arms-politics.no-want', {
        why: no.why,
        minor: owner(line.minor),
        other: owner('of' in no ? no.of : undefined),
      });
    }
    case 'sheet':
      return msg('empires-in-arms-politics.at-odds', { why: line.no.why, with: owner(line.no.with) });
  }
}

/** The section of the rule that an order is given by. */
export function sectionOf(order: NoLine['order']): string {
  switch (order) {
    case 'declare':
      return '4.2.2';
    case 'sue':
      return '4.4.2';
    case 'offer_peace':
      return '4.4.1';
    case 'ally':
      return '4.5';
    case 'want':
      return '4.6';
    case 'break':
      return '4.7';
    case 'free':
      return '4.8';
    case 'combine':
      return '4.9';
    case 'sheet':
      return '4';
  }
}

import type { Message } from '../../../kernel/message.ts';
import { areaName, corpsName, leaderName, nationName, powerName } from '../names.ts';
import type { LeaderId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { CityRound } from './city-combat.ts';
import { modifierTexts } from './modifier-texts.ts';
import { msg } from './msg.ts';
import type { SiegeFact } from './siege-fact.ts';

/** What happens at besieged cities, in words. Who fights is seen by all. */
export function narrateSieges(pack: Pack, fact: SiegeFact): Message {
  const power = powerName(fact.power);
  const area = areaName(pack, fact.area);
  switch (fact.type) {
    case 'walls-assaulted': {
      const { die, need, breached, lost, besiegers } = fact;
      return msg('empires-in-arms-sieges.told.breach', {
        ...{ area, die, need, lost, count: besiegers.length },
        besiegers: besiegers.map(powerName),
        modifiers: modifierTexts(fact.modifiers),
        more: modifierTexts(fact.modifiers).length,
        breached: breached ? 'yes' : 'no',
      });
    }
    case 'city-fought':
      return msg('empires-in-arms-sieges.told.fight', {
        ...{ area, how: fact.how, ending: fact.ending, count: fact.besiegers.length },
        besiegers: fact.besiegers.map(powerName),
        besieged: powerName(fact.besieged),
        rounds: fact.fought.rounds.map(roundText),
        their: tenths(fact.fought.morale.besiegers),
        ours: tenths(fact.fought.morale.besieged),
      });
    case 'city-taken':
      return msg('empires-in-arms-sieges.told.taken', {
        ...{ power, area, of: powerName(fact.of), how: fact.how },
        prisoners: fact.prisoners.map(({ of, factors }) =>
          msg('empires-in-arms-sieges.prisoners', { nation: nationName(pack, of), factors }),
        ),
        count: fact.prisoners.length,
        corps: fact.corps.map((id) => corpsName(pack, id)),
        corpsCount: fact.corps.length,
        ...leadersOf(pack, fact.leaders),
      });
    case 'corps-lost-at-city':
      return msg('empires-in-arms-sieges.told.corps-lost', {
        ...{ power, area, count: fact.corps.length },
        corps: fact.corps.map((id) => corpsName(pack, id)),
        ...leadersOf(pack, fact.leaders),
      });
  }
}

const leadersOf = (pack: Pack, leaders: readonly LeaderId[]) => ({
  leaders: leaders.map((id) => leaderName(pack, id)),
  leadersCount: leaders.length,
});

/** "besiegers: die 4 on 3-2, 10%, 2 factors and 1.4 morale; besieged: …". */
function roundText({ besiegers, besieged }: CityRound, at: number): Message {
  return msg('empires-in-arms-sieges.round', {
    number: at + 1,
    besiegers: strikeText(besiegers),
    besieged: strikeText(besieged),
  });
}

function strikeText({ factors, die, table, percent, losses, morale }: CityRound['besieged']): Message {
  return msg('empires-in-arms-sieges.strike', { factors, die, table, percent, losses, morale: tenths(morale) });
}

/** Morale as it is printed: `3`, `2.4`. */
const tenths = (morale: number): string => String(morale / 10);

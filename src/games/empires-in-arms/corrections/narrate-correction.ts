import type { Viewer } from '../../../kernel/decision.ts';
import type { Message } from '../../../kernel/message.ts';
import { areaName, corpsName, minorName, ownerName, powerName, provinceName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import { zoneAt } from '../status/square.ts';
import type { CorrectionFact } from './correction-fact.ts';
import { msg } from './msg.ts';
import { narratePieces } from './narrate-pieces.ts';

/** What a moderator put right, for one viewer: everybody learns that it was done, and whom it concerns how. */
export function narrateCorrection(pack: Pack, fact: CorrectionFact, viewer: Viewer): Message {
  const knows = (of: string | undefined) => viewer === 'moderator' || viewer === of;
  switch (fact.type) {
    case 'corrected-status':
      return msg('empires-in-arms-corrections.told.status', {
        power: powerName(fact.of),
        from: squareText(pack, fact.from),
        to: squareText(pack, fact.to),
      });
    case 'corrected-victory-points':
      return msg('empires-in-arms-corrections.told.points', {
        power: powerName(fact.of),
        from: String(fact.from),
        to: String(fact.to),
      });
    case 'corrected-treasury':
      return msg('empires-in-arms-corrections.told.treasury', {
        power: powerName(fact.of),
        known: knows(fact.of) ? 'yes' : 'no',
        money: knows(fact.of) ? String(fact.money) : '',
        manpower: knows(fact.of) ? String(fact.manpower) : '',
      });
    case 'corrected-tie':
      return msg('empires-in-arms-corrections.told.tie', {
        a: powerName(fact.between[0]),
        b: powerName(fact.between[1]),
        tie: fact.tie,
      });
    case 'corrected-access':
      return msg('empires-in-arms-corrections.told.access', {
        power: powerName(fact.of),
        to: powerName(fact.to),
        into: fact.into.map((into) => msg('empires-in-arms-corrections.into', { into })),
        count: fact.into.length,
      });
    case 'corrected-minor':
      return msg('empires-in-arms-corrections.told.minor', {
        minor: minorName(pack, fact.minor),
        status: fact.to ? (fact.free ? 'free' : 'conquered') : 'neutral',
        power: fact.to ? powerName(fact.to) : '',
      });
    case 'corrected-province':
      return msg('empires-in-arms-corrections.told.province', {
        province: provinceName(pack, fact.province),
        power: powerName(fact.to),
      });
    case 'corrected-corps':
      return msg('empires-in-arms-corrections.told.corps', {
        corps: knows(fact.by)
          ? corpsName(pack, fact.corps)
          : msg('empires-in-arms-corrections.a-corps', { nation: ownerName(pack, fact.nation) }),
        from: areaName(pack, fact.from),
        to: areaName(pack, fact.to),
      });
    case 'corrected-siege':
      return msg('empires-in-arms-corrections.told.siege', {
        ...{ power: powerName(fact.by), area: areaName(pack, fact.area), since: fact.since },
      });
    case 'corrected-capital':
      return msg('empires-in-arms-corrections.told.capital', {
        ...{ power: powerName(fact.by), land: provinceName(pack, fact.land), since: fact.since },
      });
    default:
      return narratePieces(pack, fact, knows);
  }
}

function squareText(pack: Pack, square: number): Message {
  const { zone, number } = zoneAt(pack, square);
  return msg('empires-in-arms-corrections.square', { zone: zone.id, box: String(number) });
}

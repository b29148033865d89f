import type { Message, MessageArg } from '../../../kernel/message.ts';

import { areaName, fleetName, powerName, seaName } from '../names.ts';
import type { Troop } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { battleText } from './battle-fields.ts';
import { fieldLabel, wordText } from './field-parts.ts';
import { msg } from './msg.ts';
import type { Interception, Reactions } from './reactions.ts';
import { siegeText } from './siege-fields.ts';

/** What a power orders for others' moves at sea, a line each. */
export function seaText(pack: Pack, reactions: Readonly<Reactions>): readonly Message[] {
  const { intercept, interceptIn = {}, interceptWhom, staysInPort, evade, guns, retreat } = reactions;
  const { shipLosses, pursue, enterPort } = reactions;
  return [
    ...(intercept ? [line('intercept', interceptionText(intercept))] : []),
    ...Object.entries(interceptIn).map(([sea, how]) =>
      msg('empires-in-arms-orders.in-sea', { sea: seaName(pack, sea), how: interceptionText(how) }),
    ),
    ...(interceptWhom ? [line('whom', interceptWhom.map(powerName))] : []),
    ...(staysInPort ? [line('port', wordText('port', 'stays'))] : []),
    ...(evade ? [line('evade', evasionText(evade))] : []),
    ...(guns
      ? [guns.length > 0 ? line('gunsFor', guns.map(powerName)) : line('guns', wordText('guns', 'nobody'))]
      : []),
    ...(retreat
      ? [
          line(
            'retreat',
            retreat.map((id) => areaName(pack, id)),
          ),
        ]
      : []),
    ...(shipLosses ? [shipLossesText(pack, shipLosses)] : []),
    ...(pursue ? [line('pursue', wordText('pursue', pursue))] : []),
    ...(enterPort ? [line('enterPort', wordText('enterPort', enterPort))] : []),
  ];
}

/** The same on land. */
export function landText(pack: Pack, reactions: Readonly<Reactions>): readonly Message[] {
  const { depots, intoCity, joins, leaveTo, asksWhere, losses, asksLosses, asksInBattle } = reactions;
  return [
    ...(depots === undefined ? [] : [line('depots', depotsText(depots))]),
    ...(intoCity ? [line('intoCity', wordText('intoCity', intoCity))] : []),
    ...(joins
      ? [joins.length > 0 ? line('joinsFor', joins.map(powerName)) : line('joins', wordText('joins', 'nobody'))]
      : []),
    ...(leaveTo
      ? [
          line(
            'leaveTo',
            leaveTo.map((id) => areaName(pack, id)),
          ),
        ]
      : []),
    ...(asksWhere ? [line('leaving', wordText('leaving', 'ask'))] : []),
    ...battleText(pack, reactions),
    ...siegeText(reactions),
    ...(losses ? [line('losses', losses.map(troopText))] : []),
    ...(asksLosses ? [line('lossesHow', wordText('lossesHow', 'ask'))] : []),
    ...(asksInBattle
      ? [line('battleLosses', wordText('battleLosses', asksInBattle === true ? 'ask' : asksInBattle))]
      : []),
  ];
}

/** "always", "with at least 12 ships for each 10 of theirs". */
export function interceptionText(how: Interception | 'ask'): Message {
  return typeof how === 'object'
    ? msg('empires-in-arms-orders.at-odds', { odds: String(how.odds) })
    : wordText('intercept', how);
}

export const troopText = (troop: Troop): Message => msg('empires-in-arms-orders.troop', { troop });

const evasionText = (evade: NonNullable<Reactions['evade']>): Message =>
  typeof evade === 'object'
    ? msg('empires-in-arms-orders.below', { ships: String(evade.below) })
    : wordText('evade', evade);

const shipLossesText = (pack: Pack, losses: NonNullable<Reactions['shipLosses']>): Message =>
  losses === 'share'
    ? line('shipLosses', wordText('shipLosses', 'share'))
    : line(
        'fleetsFirst',
        losses.map((id) => fleetName(pack, id)),
      );

function depotsText(depots: NonNullable<Reactions['depots']>): Message {
  return typeof depots === 'number'
    ? msg('empires-in-arms-orders.fight-from', { count: depots })
    : wordText('depots', depots);
}

const line = (field: string, text: MessageArg) =>
  msg('empires-in-arms-orders.line', { field: fieldLabel(field), text });

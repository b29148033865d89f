import type { Message } from '../../../kernel/message.ts';
import type { SetupFact, TurnFact } from '../fact.ts';
import { msg } from '../msg.ts';
import { eventName, issueName, nationArgs, nationName, regionName, strategyName } from '../names.ts';
import type { IssueId, Pack } from '../pack-types.ts';

/** Sections 2 to 4. */
export function narrateTurn(pack: Pack, fact: SetupFact | TurnFact): Message {
  const issues = (ids: readonly IssueId[]) => ids.map((id) => issueName(pack, id));
  switch (fact.type) {
    case 'set-up':
      return msg('versailles-1919.told.set-up', {
        order: fact.order.map(nationName),
        table: issues(fact.table),
        waitingRoom: issues(fact.waitingRoom),
        discard: issues(fact.discard),
        discarded: fact.discard.length,
        under: pack.figures.lengths[fact.length].under,
        shuffled: pack.figures.lengths[fact.length].shuffled ? 'yes' : 'no',
      });
    case 'cards-set-out':
      return msg('versailles-1919.told.cards-set-out', {
        event: eventName(pack, fact.event),
        waitingEvents: fact.waitingEvents.map((id) => eventName(pack, id)),
        strategies: fact.strategies.map((id) => strategyName(pack, id)),
        count: fact.strategies.length,
      });
    case 'turn-began':
      return msg('versailles-1919.told.turn-began', { ...nationArgs(fact.faction), turn: fact.turn });
    case 'no-political-action':
      return msg('versailles-1919.told.no-political-action', nationArgs(fact.faction));
    case 'influence-placed':
      return msg('versailles-1919.told.placed', {
        ...nationArgs(fact.faction),
        placed: fact.placed.map(({ issue, cubes, total }) =>
          msg('versailles-1919.told.placed-on', {
            issue: issueName(pack, issue),
            cubes,
            total,
            more: total > cubes ? 'yes' : 'no',
          }),
        ),
        available: fact.available,
      });
    case 'reclaimed':
      return msg('versailles-1919.told.reclaimed', {
        ...nationArgs(fact.faction),
        cubes: fact.cubes,
        units: fact.units,
        recalled: fact.recalled.map(regionName),
        count: fact.recalled.length,
        available: fact.available,
      });
  }
}

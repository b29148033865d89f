import type { Message } from '../../../kernel/message.ts';
import type { Setting } from '../../../kernel/rules.ts';
import { effectAt, eventOf, issueOf, optionOf } from '../cards.ts';
import { effectsText, effectText } from '../effects/effect-text.ts';
import type { SettlingFact } from '../fact.ts';
import { msg } from '../msg.ts';
import { eventName, issueName, named, nationArgs, nationName } from '../names.ts';
import type { Versailles } from '../types.ts';

/** Section 5. */
export function narrateSettling(setting: Setting<Versailles>, fact: SettlingFact): Message {
  const { pack } = setting;
  switch (fact.type) {
    case 'issue-settled':
      return msg('versailles-1919.told.settled', {
        ...nationArgs(fact.faction),
        issue: issueName(pack, fact.issue),
        winner: nationName(fact.winner),
        own: fact.winner === fact.faction ? 'yes' : 'no',
        cubes: fact.cubes.map(({ faction, exhausted, returned }) =>
          msg('versailles-1919.told.cubes-back', { who: nationName(faction), exhausted, returned }),
        ),
      });
    case 'option-chosen': {
      const option = optionOf(issueOf(pack, fact.issue), fact.option);
      return msg('versailles-1919.told.option', {
        ...nationArgs(fact.faction),
        issue: issueName(pack, fact.issue),
        option: option.label,
        effects: effectsText(option.effects),
        only: fact.only ? 'yes' : 'no',
      });
    }
    case 'event-declined':
      return msg('versailles-1919.told.event-declined', {
        ...nationArgs(fact.faction),
        event: eventName(pack, fact.event),
      });
    case 'event-carried-out':
      return msg('versailles-1919.told.event', {
        ...nationArgs(fact.faction),
        event: eventName(pack, fact.event),
        effect: effectText(effectAt(setting, eventOf(pack, fact.event).conference)),
        optional: fact.optional ? 'yes' : 'no',
      });
    case 'event-impossible':
      return msg('versailles-1919.told.event-impossible', {
        event: eventName(pack, fact.event),
        effect: effectText(effectAt(setting, eventOf(pack, fact.event).conference)),
      });
    case 'cards-advanced':
      return msg('versailles-1919.told.advanced', {
        ...nationArgs(fact.faction),
        issue: issueName(pack, fact.issue),
        event: eventName(pack, fact.event),
        cube: fact.cube ? 'yes' : 'no',
        only: fact.only ? 'yes' : 'no',
      });
    case 'issue-from-discard':
      return msg('versailles-1919.told.from-discard', {
        ...nationArgs(fact.faction),
        issue: issueName(pack, fact.issue),
        price: fact.price,
      });
    case 'issues-drawn':
      return msg('versailles-1919.told.drawn', {
        ...nationArgs(fact.faction),
        issues: fact.issues.map((id) => issueName(pack, id)),
      });
    case 'issue-waits':
      return msg('versailles-1919.told.waits', {
        issue: issueName(pack, fact.issue),
        discarded: fact.discarded === undefined ? '' : issueName(pack, fact.discarded),
        has: fact.discarded === undefined ? 'no' : 'yes',
        why: named(fact.why),
      });
    case 'event-turned-up':
      return msg('versailles-1919.told.event-turned-up', {
        event: eventName(pack, fact.event),
        shuffled: fact.shuffled ? 'yes' : 'no',
      });
    case 'crisis': {
      const { label } = eventOf(pack, fact.event).crisis;
      const effect = effectText(effectAt(setting, eventOf(pack, fact.event).crisis));
      return msg('versailles-1919.told.crisis', { ...nationArgs(fact.faction), label, effect });
    }
  }
}

import type { Message } from '../../../kernel/message.ts';
import { BREACH_MODIFIERS, type BreachModifiers } from './breach.ts';
import { msg } from './msg.ts';

/** What is added to the die for a breach, each with its reason: "+1 for guns". */
export function modifierTexts(modifiers: BreachModifiers): readonly Message[] {
  return BREACH_MODIFIERS.flatMap((why) => {
    const by = modifiers[why];
    return by === 0 ? [] : [msg('empires-in-arms-sieges.modifier', { why, by: by > 0 ? `+${by}` : `−${-by}` })];
  });
}

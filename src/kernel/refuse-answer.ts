import type en from '../i18n/en/kernel.json';
import { type Message, type MessageArgs, messagesOf } from './message.ts';
import { Refusal } from './refusal.ts';

const say = messagesOf<typeof en>();

/** The answer came too late. */
export function stale(over: boolean, answeredBy?: Message): Refusal {
  if (answeredBy) return new Refusal('stale', say('kernel.already-answered', { seat: answeredBy }));
  return new Refusal('stale', say(over ? 'kernel.game-over' : 'kernel.decision-not-open'));
}

/** What was offered stands no more; the rule's section where the offer is one of the game's. */
export function offerOver(section: string | undefined): Refusal {
  const problem = say('kernel.offer-over');
  return new Refusal('stale', section === undefined ? problem : say('kernel.by-rule', { problem, section }));
}

/** The answer is against the rules. */
export function illegal(reason: Message | Parameters<typeof say>[0], args?: MessageArgs): Refusal {
  return new Refusal('illegal-answer', typeof reason === 'string' ? say(reason, args) : reason);
}

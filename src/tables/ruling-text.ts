import type { RulingEntry } from '../kernel/log.ts';
import type { Game } from '../kernel/machine.ts';
import type { Message } from '../kernel/message.ts';
import { say } from './refuse.ts';

/** A ruling in words, with its reason; what followed from it in the game is told beside it. */
export function rulingText({ rules }: Game, { ruling, reason }: RulingEntry): Message {
  switch (ruling.type) {
    case 'rewind':
      return say('tables.rewound', { to: ruling.to, reason });
    case 'replace-roll':
      return say('tables.roll-replaced', { seq: ruling.to + 1, reason });
    case 'correct': {
      const label = rules.corrections?.[ruling.correction]?.label;
      return say('tables.corrected', { what: label ?? ruling.correction, reason });
    }
    case 'force':
      return say('tables.forced', { seat: rules.seatName(ruling.seat), reason });
    case 'withdraw':
      return say('tables.withdrawn-answer', { seat: rules.seatName(ruling.seat), reason });
    case 'end':
      return say('tables.ended', { how: ruling.how.replaceAll('-', '_'), reason });
  }
}

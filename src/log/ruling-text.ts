import { msg } from '../i18n/msg.ts';
import type { RulingEntry } from '../kernel/log.ts';
import type { Game } from '../kernel/machine.ts';
import type { Message } from '../kernel/message.ts';

/** As much of a seal as is needed to recognise it. */
const SEAL_SHOWN = 8;

/** A ruling in words, with its moderator and reason; what followed from it in the game is told beside it. */
export function rulingTexts(game: Game, entry: RulingEntry, name: string | undefined): readonly Message[] {
  const { reseal } = entry;
  const seal = reseal && `${reseal.seedHash.slice(0, SEAL_SHOWN)}…${reseal.seedHash.slice(-2)}`;
  return [ruledText(game, entry, name), ...(seal === undefined ? [] : [msg('rulings.resealed', { seal })])];
}

function ruledText({ rules }: Game, entry: RulingEntry, name: string | undefined): Message {
  const { ruling, reason, takeback } = entry;
  const by = name === undefined ? msg('rulings.moderator') : msg('rulings.moderator-named', { name });
  switch (ruling.type) {
    case 'rewind': {
      const { to } = ruling;
      if (!takeback) return msg('rulings.rewound', { by, to, others: ruling.others ?? 'keep', reason });
      const who = takeback.consent.map((seat) => rules.seatName(seat));
      const seat = rules.seatName(takeback.seat);
      const given = reason === '' ? 'no' : 'yes';
      return msg('rulings.taken-back', { seat, to, consent: who.length, who, given, reason });
    }
    case 'undo':
      return msg('rulings.undone', { by, seq: ruling.to + 1, reason });
    case 'replace-roll':
      return msg('rulings.roll-replaced', { by, seq: ruling.to + 1, reason });
    case 'correct': {
      const label = rules.corrections?.[ruling.correction]?.label;
      return msg('rulings.corrected', { by, what: label ?? ruling.correction, reason });
    }
    case 'force':
      return msg('rulings.forced', { by, seat: rules.seatName(ruling.seat), reason });
    case 'withdraw':
      return msg('rulings.withdrawn-answer', { by, seat: rules.seatName(ruling.seat), reason });
    case 'end':
      return msg('rulings.ended', { by, how: ruling.how.replaceAll('-', '_'), reason });
  }
}

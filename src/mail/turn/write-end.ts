import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { seatSign } from '../../theme/seat-sign.ts';
import type { GameEnd, TableMail } from './table-mail.ts';
import { writeRows } from './write-news.ts';

/** The one command with which anybody checks every draw of a game. */
const COMMAND = 'npx despatch replay record.json';

/** The end of a game in words, as the templates' `mail/end` takes it. */
export function writeEnd(end: GameEnd, table: TableMail['table'], translator: Translator) {
  const { outcome, seats } = end;
  return {
    places: [...outcome.standings]
      .sort((a, b) => a.place - b.place)
      .map(({ seat, place, score }) => {
        const index = seats.findIndex((candidate) => candidate.id === seat);
        const name = seats[index]?.name;
        const said = msg('mail.over-place', {
          place,
          seat: name ?? seat,
          score: score === undefined ? 'none' : String(score),
          winner: outcome.winners.includes(seat) ? 'yes' : 'no',
        });
        return { said: translator.t(said), sign: seatSign(Math.max(0, index)), seatPlace: index + 1 };
      }),
    sheet: outcome.sheet.map(translator.t),
    scores: outcome.scores && writeRows(outcome.scores, translator.t),
    seal: table.seedHash,
    seed: end.seed,
    command: COMMAND,
    recordUrl: end.recordUrl,
  };
}

import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { GameModule } from '../../kernel/rules.ts';
import type { TableView } from '../../play/table-view.ts';
import { type Trial, trialViews } from '../../rulings/try-ruling.ts';
import { comparisonModel } from '../desk/compare-page.ts';
import { boardModel } from '../tables/board-model.ts';
import { logModel } from '../tables/log-model.ts';

/** What a ruling would do: what would be written, what would be void, what would be asked, and both boards. */
export function trialModel(
  trial: Trial,
  table: Pick<TableView, 'id' | 'seats'>,
  game: GameModule,
  translator: Translator,
) {
  const views = trialViews(trial, 'moderator');
  const lines = (found: Trial['voided']) => logModel(found, { ...table, asOf: 0 });
  return {
    seq: trial.seq,
    warnings: trial.warnings,
    written: trial.written,
    voided: lines(trial.voided),
    kept: lines(trial.kept),
    restored: lines(trial.restored),
    older: {
      voided: trial.counts.voided - trial.voided.length,
      kept: trial.counts.kept - trial.kept.length,
      restored: trial.counts.restored - trial.restored.length,
    },
    outcome: trial.outcome?.summary,
    decisions: trial.decisions.map(({ waitingText, waiting }) => ({
      what: waitingText,
      waiting: waiting.map((seat) => trial.game.rules.seatName(seat)),
    })),
    comparison: comparisonModel(trial.comparison),
    boards: {
      before: boardModel(game, views.before, msg('moderation.board-before'), translator),
      after: boardModel(game, views.after, msg('moderation.board-after'), translator),
    },
  };
}

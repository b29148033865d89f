import { msg } from '../../i18n/msg.ts';
import type { DecisionId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import type { DecisionView, TableView } from '../../play/table-view.ts';
import type { KeptAnswerView, WindowView } from '../../play/windows/window-view.ts';
import { draftAddress } from './draft-address.ts';
import { sheetAddress } from './sheet-address.ts';

/** The questions that are answered in secret just now: who is ready, and what the reader has answered. */
export function windowModels(table: TableView, base: string) {
  return table.decisions.flatMap((decision, i) => {
    const { window } = decision;
    if (!window) return [];
    const [kept] = table.viewer === 'moderator' ? [] : window.answers;
    return [
      {
        number: i + 1,
        decision: decision.id,
        what: decision.mine?.prompt ?? decision.waitingText,
        count: countText(table, window),
        own: kept && ownAnswer(kept),
        // Who has not answered yet does so in the question itself.
        change: kept && changeAddress(decision, base),
        action: `${base}/ready`,
        answers: table.viewer === 'moderator' ? window.answers.map((one) => given(table, one)) : [],
      },
    ];
  });
}

/**
 * On the page on which the answer to a question is written: what its reader has answered, where they have. The main
 * button there is the one that sends.
 */
export function ownWindow(table: TableView, base: string, decision: DecisionId) {
  return windowModels(table, base)
    .filter((one) => one.decision === decision && one.own)
    .map((one) => ({ ...one, what: msg('pages.window.yours'), change: undefined, beside: true }));
}

/** How many seats are ready; where the table names them, which. */
function countText(table: Pick<TableView, 'seats'>, { ready, of, names }: WindowView): Message {
  if (!names || names.length === 0) return msg('pages.window.count', { ready, of });
  const seats = names.map((seat) => nameOf(table, seat));
  return msg('pages.window.count-names', { ready, of, seats });
}

function ownAnswer({ said, unfit, ready, by }: KeptAnswerView) {
  return {
    text: answerText({ said, unfit, by }),
    unfit: unfit !== undefined,
    ready,
    settable: by === 'given' && !unfit,
  };
}

function answerText({ said, unfit, by }: Pick<KeptAnswerView, 'said' | 'unfit' | 'by'>): Message {
  if (unfit) return msg('pages.window.unfit', { why: unfit });
  if (!said) return msg('pages.window.game-answers');
  switch (by) {
    case 'ahead':
      return msg('pages.window.ahead-answers', { said });
    case 'standing-order':
      return msg('pages.window.orders-answer', { said });
    default:
      return msg('pages.window.answered', { said });
  }
}

function given(table: TableView, kept: KeptAnswerView) {
  return { name: nameOf(table, kept.seat), text: givenText(kept), ready: kept.ready };
}

/** The same of somebody else, as a moderator reads it beside their name. */
function givenText({ said, unfit, by }: KeptAnswerView): Message {
  if (unfit) return msg('pages.window.seat-unfit', { why: unfit });
  if (!said) return msg('pages.window.seat-game');
  if (by === 'ahead') return msg('pages.window.seat-ahead', { said });
  return by === 'standing-order' ? msg('pages.window.seat-orders', { said }) : said;
}

function changeAddress({ id, mine }: DecisionView, base: string): string {
  return (mine?.choice.kind === 'sheet' ? sheetAddress : draftAddress)({ base }, id);
}

function nameOf({ seats }: Pick<TableView, 'seats'>, seat: string): Message {
  return seats.find((one) => one.seat === seat)?.name ?? msg('pages.game.value', { value: seat });
}

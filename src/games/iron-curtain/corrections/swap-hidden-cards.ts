import { correction, optionIn } from './correction.ts';
import { hiddenCard, hiddenCards, hiddenOption } from './hidden-cards.ts';
import { msg } from './msg.ts';

/** Two cards of hands, of those set aside, or of the deck change places: how many lie where stays as it is. */
export const swapHiddenCards = correction({
  label: msg('iron-curtain-corrections.label.hidden-cards'),
  ask: (position) => {
    const options = hiddenCards(position.state).map((hidden) => hiddenOption(position, hidden));
    return {
      prompt: msg('iron-curtain-corrections.ask.hidden-cards'),
      choice: {
        kind: 'form',
        fields: [
          { id: 'card', label: msg('iron-curtain-corrections.field.card'), choice: { kind: 'one', options } },
          { id: 'with', label: msg('iron-curtain-corrections.field.with'), choice: { kind: 'one', options } },
        ],
      },
    };
  },
  apply(play, answer) {
    const one = hiddenCard(play.state, optionIn(answer, 'card'));
    const other = hiddenCard(play.state, optionIn(answer, 'with'));
    if (one.card === other.card) return;
    play.reveal();
    one.list[one.at] = other.card;
    other.list[other.at] = one.card;
    play.tell({
      type: 'corrected-hidden-cards',
      cards: [
        { card: one.card, from: one.place, to: other.place },
        { card: other.card, from: other.place, to: one.place },
      ],
    });
  },
});

// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
export type MessageArguments = {
  readonly 'iron-curtain-lessons.begin': undefined;
  readonly 'iron-curtain-lessons.who-starts': undefined;
  readonly 'iron-curtain-lessons.card-to-play': undefined;
  readonly 'iron-curtain-lessons.space': undefined;
  readonly 'iron-curtain-lessons.order-or-event': undefined;
  readonly 'iron-curtain-lessons.opponents-event': undefined;
  readonly 'iron-curtain-lessons.spread-cubes': undefined;
  readonly 'iron-curtain-lessons.take-back-cube': undefined;
  readonly 'iron-curtain-lessons.remove-cubes': undefined;
  readonly 'iron-curtain-lessons.move-cube-from': undefined;
  readonly 'iron-curtain-lessons.which-effect': undefined;
  readonly 'iron-curtain-lessons.which-region': undefined;
  readonly 'iron-curtain-lessons.card-placed': undefined;
  readonly 'iron-curtain-lessons.event-chosen': undefined;
  readonly 'iron-curtain-lessons.region-scored': undefined;
  readonly 'iron-curtain-lessons.points-gained': undefined;
  readonly 'iron-curtain-lessons.round-ended': undefined;
  readonly 'iron-curtain-lessons.aftermath': undefined;
  readonly 'iron-curtain-lessons.game-over': undefined;
};

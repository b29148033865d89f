// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
export type MessageArguments = {
  readonly 'versailles-1919-lessons.begin': undefined;
  readonly 'versailles-1919-lessons.action': undefined;
  readonly 'versailles-1919-lessons.military-action': undefined;
  readonly 'versailles-1919-lessons.place-influence': undefined;
  readonly 'versailles-1919-lessons.reclaim': undefined;
  readonly 'versailles-1919-lessons.deploy-unit': undefined;
  readonly 'versailles-1919-lessons.demobilize-unit': undefined;
  readonly 'versailles-1919-lessons.option': undefined;
  readonly 'versailles-1919-lessons.optional-event': undefined;
  readonly 'versailles-1919-lessons.advance-cards': undefined;
  readonly 'versailles-1919-lessons.refill-from': undefined;
  readonly 'versailles-1919-lessons.announce-modifier': undefined;
  readonly 'versailles-1919-lessons.hit-issue': undefined;
  readonly 'versailles-1919-lessons.bid': undefined;
  readonly 'versailles-1919-lessons.take-strategy': undefined;
  readonly 'versailles-1919-lessons.issue-settled': undefined;
  readonly 'versailles-1919-lessons.event-carried-out': undefined;
  readonly 'versailles-1919-lessons.crisis': undefined;
  readonly 'versailles-1919-lessons.unrest-moved': undefined;
  readonly 'versailles-1919-lessons.happiness-changed': undefined;
  readonly 'versailles-1919-lessons.uprising-rolled': undefined;
  readonly 'versailles-1919-lessons.issue-unsettled': undefined;
  readonly 'versailles-1919-lessons.end-card-settled': undefined;
  readonly 'versailles-1919-lessons.game-over': undefined;
};

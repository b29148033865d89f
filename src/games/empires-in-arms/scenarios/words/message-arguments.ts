// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'empires-in-arms-scenarios.began': { readonly bids?: MessageArg; readonly count: number; readonly last: MessageArg; readonly name: MessageArg };
  readonly 'empires-in-arms-scenarios.money': { readonly money: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-scenarios.corps': { readonly area?: MessageArg; readonly corps: MessageArg; readonly factors: MessageArg; readonly fate: string | number; readonly leader?: MessageArg; readonly led?: string | number; readonly power: MessageArg };
  readonly 'empires-in-arms-scenarios.factors': { readonly area: MessageArg; readonly factors: MessageArg; readonly lost: number; readonly nation: MessageArg };
  readonly 'empires-in-arms-scenarios.counted': { readonly points: MessageArg };
  readonly 'empires-in-arms-scenarios.points': { readonly needs: MessageArg; readonly points: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-scenarios.objective': { readonly area: MessageArg; readonly points: MessageArg };
  readonly 'empires-in-arms-scenarios.objectives': { readonly areas: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-scenarios.objectives-title': undefined;
  readonly 'empires-in-arms-scenarios.objectives-none': { readonly power: MessageArg };
  readonly 'empires-in-arms-scenarios.about': { readonly last: MessageArg; readonly name: MessageArg };
  readonly 'empires-in-arms-scenarios.standing': { readonly decisive: MessageArg; readonly least: MessageArg; readonly needs: MessageArg; readonly points: MessageArg; readonly power: MessageArg };
};

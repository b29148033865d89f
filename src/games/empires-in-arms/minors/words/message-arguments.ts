// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'empires-in-arms-minors.chance.lost': undefined;
  readonly 'empires-in-arms-minors.chance.control': undefined;
  readonly 'empires-in-arms-minors.tested': { readonly count: number; readonly dice: MessageArg; readonly lost?: MessageArg; readonly power: MessageArg; readonly upTo: MessageArg };
  readonly 'empires-in-arms-minors.die': { readonly die: MessageArg; readonly who: MessageArg };
  readonly 'empires-in-arms-minors.die-modified': { readonly die: MessageArg; readonly modifier: MessageArg; readonly sign: string | number; readonly sum: MessageArg; readonly who: MessageArg };
  readonly 'empires-in-arms-minors.rolled': { readonly again: string | number; readonly dice: MessageArg; readonly minor: MessageArg };
  readonly 'empires-in-arms-minors.taken': { readonly minor: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-minors.not-taken': { readonly minor: MessageArg };
  readonly 'empires-in-arms-minors.withdrew': { readonly minor: MessageArg; readonly power: MessageArg; readonly why: string | number };
  readonly 'empires-in-arms-minors.rivals': { readonly minor: MessageArg; readonly powers: MessageArg };
  readonly 'empires-in-arms-minors.supported': { readonly aggressors: MessageArg; readonly minor: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-minors.set-out': { readonly minor: MessageArg; readonly placing: MessageArg };
  readonly 'empires-in-arms-minors.lapsed': { readonly placing: MessageArg; readonly problem: MessageArg };
  readonly 'empires-in-arms-minors.without-place': { readonly cavalry: number; readonly infantry: number; readonly minor: MessageArg };
  readonly 'empires-in-arms-minors.war-lapsed': { readonly minor: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-minors.withdraw.prompt': undefined;
  readonly 'empires-in-arms-minors.withdraw.waiting': { readonly minors: MessageArg };
  readonly 'empires-in-arms-minors.withdraw.stay': undefined;
  readonly 'empires-in-arms-minors.withdraw.withdraw': undefined;
  readonly 'empires-in-arms-minors.withdraw.costs': { readonly points: number; readonly rivals: MessageArg };
  readonly 'empires-in-arms-minors.withdraw.kept': undefined;
  readonly 'empires-in-arms-minors.support.prompt': undefined;
  readonly 'empires-in-arms-minors.support.waiting': { readonly minors: MessageArg };
  readonly 'empires-in-arms-minors.support.label': { readonly minor: MessageArg; readonly points: number };
  readonly 'empires-in-arms-minors.support.more': { readonly points: number };
  readonly 'empires-in-arms-minors.deploy.prompt': { readonly minor: MessageArg; readonly rest: MessageArg };
  readonly 'empires-in-arms-minors.deploy.brief': { readonly minor: MessageArg };
  readonly 'empires-in-arms-minors.deploy.corps': undefined;
  readonly 'empires-in-arms-minors.deploy.garrison': undefined;
  readonly 'empires-in-arms-minors.deploy.fleet': undefined;
  readonly 'empires-in-arms-minors.deploy.which-corps': undefined;
  readonly 'empires-in-arms-minors.deploy.which-fleet': undefined;
  readonly 'empires-in-arms-minors.deploy.area': undefined;
  readonly 'empires-in-arms-minors.deploy.at': undefined;
  readonly 'empires-in-arms-minors.deploy.infantry': undefined;
  readonly 'empires-in-arms-minors.deploy.cavalry': undefined;
  readonly 'empires-in-arms-minors.deploy.left': { readonly cavalry: MessageArg; readonly infantry: MessageArg; readonly ships: number };
  readonly 'empires-in-arms-minors.placing.corps': { readonly area: MessageArg; readonly cavalry: MessageArg; readonly corps: MessageArg; readonly infantry: MessageArg };
  readonly 'empires-in-arms-minors.placing.corps-seen': { readonly area: MessageArg; readonly corps: MessageArg };
  readonly 'empires-in-arms-minors.placing.garrison': { readonly area: MessageArg; readonly factors: number };
  readonly 'empires-in-arms-minors.placing.fleet': { readonly fleet: MessageArg; readonly place: MessageArg };
  readonly 'empires-in-arms-minors.no-placing': { readonly number?: number; readonly troops?: string | number; readonly why: string | number };
};

import { settledOf } from '../cards.ts';
import type { Context, Effect, EffectOf } from '../effect.ts';
import { changeHappiness } from '../icons/happiness.ts';
import { moveKeg } from '../icons/keg.ts';
import { randomRegion } from '../icons/random-region.ts';
import { moveUnrest } from '../icons/unrest.ts';
import { exhaustInfluence, recoverInfluence, supplyOf } from '../influence/supply.ts';
import { deployedIn, exhaustDeployed } from '../military/units.ts';
import { meansNothing } from '../two-players/means-nothing.ts';
import type { Play, Step } from '../types.ts';
import { amountOf, playersOf, regionsOf } from './amount.ts';
import { canCarryOut } from './can-carry-out.ts';

/**
 * The interpreter of all that cards do. Every effect is a frame of its own, so that a mutiny in between comes at
 * once; what cannot be carried out is told and passed over.
 */
export const carryOut: Step<'carry-out'> = {
  section: '6',
  run(play, { effect, context }) {
    const { state, push, tell } = play;
    const { you } = context;
    if (!canCarryOut(play, effect, context)) {
      if (isWorthTelling(effect)) tell({ type: 'without-effect', faction: you, effect });
      return;
    }
    switch (effect.op) {
      case 'happiness':
        changeHappiness(play, effect.who === 'you' ? you : effect.who, amountOf(state, effect, you));
        return;
      case 'unrest':
      case 'keg':
        moveMarker(play, effect, context);
        return;
      case 'token':
        placeToken(play, effect, context);
        return;
      case 'exhaust':
        if (supplyOf(state, you).available === 0) tell({ type: 'without-effect', faction: you, effect });
        exhaustInfluence(play, you, effect.n);
        return;
      case 'recover':
        if (supplyOf(state, you).exhausted === 0) tell({ type: 'without-effect', faction: you, effect });
        recoverInfluence(play, you, amountOf(state, effect, you));
        return;
      case 'exhaust-units': {
        const regions = deployedIn(state, you);
        if (effect.n !== undefined && effect.n < regions.length) {
          push({ ask: 'exhaust-units', args: { effect, context } });
          return;
        }
        exhaustDeployed(state, you, regions);
        tell({ type: 'units-exhausted', faction: you, regions });
        return;
      }
      case 'ready-unit':
        push({ ask: 'ready-unit', args: { effect, context } });
        return;
      case 'demobilize':
        push({ ask: 'demobilize-unit', args: { faction: you, mutiny: false } });
        return;
      case 'deploy':
        push({ ask: 'deploy-unit', args: { faction: you } }, ...parts(effect.effects, context));
        return;
      case 'return-influence':
        push({ ask: 'which-waiting-issue', args: { effect, context } });
        return;
      case 'check':
        push({ step: 'uprising-check', args: { effect, context } });
        return;
      case 'unsettle':
        push({ ask: 'which-settled-issue', args: { effect, context } });
        return;
      case 'all':
      case 'unless-token':
        push(...parts(effect.effects, context));
        return;
      case 'either':
        if (meansNothing(state, effect, you)) tell({ type: 'without-effect', faction: you, effect });
        else push({ ask: 'which-effect', args: { effect, context } });
        return;
      case 'pay':
        push(...parts(effect.effects, context));
        exhaustInfluence(play, you, effect.n);
        return;
      case 'each': {
        const players = playersOf(play, effect.who, you);
        if (players.length === 0) tell({ type: 'without-effect', faction: you, effect });
        push(...players.flatMap((faction) => parts(effect.effects, { ...context, you: faction })));
        return;
      }
      case 'target':
        push({ ask: 'which-target', args: { effect, context } });
        return;
    }
  },
};

/** 6.2, 7.3 to 7.5: a region by name, by the die, or of one's choice. */
function moveMarker(play: Play, effect: EffectOf<'unrest' | 'keg'>, context: Context): void {
  const { where } = effect;
  if (where === 'choose') {
    play.push({ ask: 'which-region', args: { effect, context } });
    return;
  }
  const n = effect.op === 'unrest' ? amountOf(play.state, effect, context.you) : effect.n;
  const rolled = where === 'random' ? randomRegion(play) : undefined;
  const regions = where === 'random' ? (rolled ? [rolled] : []) : regionsOf(play, where, context);
  for (const region of regions) {
    if (effect.op === 'unrest') moveUnrest(play, region, n);
    else moveKeg(play, region, n);
  }
}

/** 6.3: tokens lie on the settled issue. */
function placeToken({ state, push, tell }: Play, { token, n }: EffectOf<'token'>, { you, card }: Context): void {
  if (!('issue' in card)) throw new Error('only an issue gives tokens');
  const { issue } = card;
  if (token === 'navy-choice') {
    push({ ask: 'naval-flags', args: { faction: you, issue, n } });
    return;
  }
  settledOf(state, issue).tokens.push(...Array.from({ length: n }, () => token));
  tell({ type: 'tokens-placed', faction: you, issue, token, n });
}

function parts(effects: readonly Effect[], context: Context) {
  return effects.map((effect) => ({ step: 'carry-out' as const, args: { effect, context } }));
}

/** Inside "each player", those without a unit or a token are passed over in silence. */
function isWorthTelling(effect: Effect): boolean {
  return effect.op !== 'exhaust-units' && effect.op !== 'ready-unit' && effect.op !== 'happiness';
}

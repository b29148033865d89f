import type { Message } from '../../../kernel/message.ts';
import type { Effect } from '../effect.ts';
import { msg } from '../msg.ts';
import { named, regionName, tokenName } from '../names.ts';

/** An effect in words, made from its data. Without a full stop, so that it fits anywhere. */
export function effectText(effect: Effect): Message {
  const known = texts.get(effect);
  if (known) return known;
  const made = textOf(effect);
  texts.set(effect, made);
  return made;
}

/** Several effects, one after the other. */
export function effectsText(effects: readonly Effect[]): Message {
  const known = lists.get(effects);
  if (known) return known;
  const made =
    effects.length === 0
      ? msg('versailles-1919.effect.nothing')
      : msg('versailles-1919.effect.list', { effects: effects.map(effectText) });
  lists.set(effects, made);
  return made;
}

/** The texts of effects never change. */
const texts = new WeakMap<Effect, Message>();
const lists = new WeakMap<readonly Effect[], Message>();

function textOf(effect: Effect): Message {
  switch (effect.op) {
    case 'happiness':
      return msg('versailles-1919.effect.happiness', { who: effect.who, ...amount(effect) });
    case 'unrest':
      return msg('versailles-1919.effect.unrest', { ...amount(effect), where: whereText(effect.where) });
    case 'keg':
      return msg('versailles-1919.effect.keg', { ...amount(effect), where: whereText(effect.where) });
    case 'token':
      return msg('versailles-1919.effect.token', { n: effect.n, token: tokenName(effect.token, effect.n) });
    case 'exhaust':
      return msg('versailles-1919.effect.exhaust', { n: effect.n });
    case 'recover':
      return msg('versailles-1919.effect.recover', amount(effect));
    case 'exhaust-units':
      return msg('versailles-1919.effect.exhaust-units', { n: effect.n ?? 0 });
    case 'ready-unit':
      return msg('versailles-1919.effect.ready-unit', { from: named(effect.from ?? 'exhausted') });
    case 'demobilize':
      return msg('versailles-1919.effect.demobilize');
    case 'deploy':
      return msg('versailles-1919.effect.deploy', { effects: effectsText(effect.effects) });
    case 'return-influence':
      return msg('versailles-1919.effect.return-influence');
    case 'check':
      return checkText(effect);
    case 'unsettle':
      return msg('versailles-1919.effect.unsettle', { kinds: orText(effect.kinds.map(regionName)) });
    case 'all':
      return effectsText(effect.effects);
    case 'either':
      return msg('versailles-1919.effect.either', { effects: orText(effect.effects.map(effectText)) });
    case 'pay':
      return msg('versailles-1919.effect.pay', { n: effect.n, effects: effectsText(effect.effects) });
    case 'each':
      return msg('versailles-1919.effect.each', { who: named(effect.who), effects: effectsText(effect.effects) });
    case 'target':
      return msg('versailles-1919.effect.target', {
        regions: effect.regions ?? 0,
        effects: effectsText(effect.effects),
      });
    case 'unless-token':
      return msg('versailles-1919.effect.unless-token', {
        token: tokenName(effect.token, 1),
        region: regionName(effect.kind),
        effects: effectsText(effect.effects),
      });
  }
}

/** The sign apart from the size, and what it is counted by. */
function amount({ n, per }: { readonly n: number; readonly per?: string }) {
  return { sign: n < 0 ? 'minus' : 'plus', n: Math.abs(n), per: perText(per) };
}

function perText(per: string | undefined): Message {
  return msg('versailles-1919.effect.per', { per: named(per ?? 'none') });
}

function whereText(where: string): Message {
  return msg('versailles-1919.effect.where', { where: named(where) });
}

function checkText(effect: Extract<Effect, { op: 'check' }>): Message {
  const { where, modifier, per, if_no_uprising: calm, if_nothing_unsettled: settled } = effect;
  return msg('versailles-1919.effect.check', {
    where: whereText(where),
    ...amount({ n: modifier, ...(per ? { per } : {}) }),
    calm: calm ? msg('versailles-1919.effect.if-no-uprising', { effects: effectsText(calm) }) : '',
    settled: settled ? msg('versailles-1919.effect.if-nothing-unsettled', { effects: effectsText(settled) }) : '',
  });
}

/** "a or b or c". */
function orText(items: readonly Message[]): Message {
  return items.reduceRight((rest, first) => msg('versailles-1919.effect.or', { first, rest }));
}

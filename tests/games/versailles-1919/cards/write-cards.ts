import type { Effect } from '../../../../src/games/versailles-1919/effect.ts';
import type { Condition, EventCard, Issue, Strategy } from '../../../../src/games/versailles-1919/pack-types.ts';

/* The cards of a data pack in the notation of the transcriptions: nothing here comes from the game's own sentences. */

const REGIONS: { readonly [id: string]: string } = {
  eu: 'Europe',
  ba: 'Balkans',
  me: 'Middle East',
  af: 'Africa',
  pa: 'Pacific',
  league: 'League',
  reparations: 'Reparations',
  end: 'End',
  settled: 'settled issue’s region',
  issue: 'regions with unrest from the issue',
  random: 'random region',
  choose: 'any region',
  named: 'regions named',
  'most-unrest': 'most unrest',
};

export function writeIssue({ number, name, kind, vp, noMilitary, options }: Issue): readonly string[] {
  return [
    `${number}. ${name.printed} | ${REGIONS[kind]} | ${vp} VP${noMilitary ? ' | No Military' : ''}`,
    ...options.map(({ label, effects }) => `${label.printed}: ${effects.map(effect).join(', ') || 'nothing'}`),
  ];
}

export function writeEvent({ number, name, icon, crisis, conference }: EventCard): readonly string[] {
  return [
    `${number}. ${name.printed}${icon ? ' | icon' : ''}`,
    `${crisis.label.printed}: ${effect(crisis.effect)}`,
    `${conference.optional ? 'Optional' : 'Mandatory'}: ${effect(conference.effect)}`,
  ];
}

export function writeStrategy({ number, name, conditions }: Strategy): readonly string[] {
  return [`${number}. ${name.printed}`, ...conditions.map(condition)];
}

function condition(one: Condition): string {
  switch (one.kind) {
    case 'token':
      return `each ${flagged(one.token)} token ${signed(one.vp)}`;
    case 'regions':
      return `each region with unrest ${one.from === 1 ? `<=${one.to}` : `>=${one.from}`} ${signed(one.vp)}`;
    case 'units':
      return `each own unit not demobilized ${signed(one.vp)}`;
    case 'happiness':
      return `happiness x${one.times}`;
    case 'signatory':
      return `each of ${one.nations.map(upper).join(' and ')} that ${one.when} ${signed(one.vp)}`;
    case 'issues':
      return `each own issue of ${REGIONS[one.of]} ${signed(one.vp)}`;
    case 'different-regions':
      return `each different region with an own issue ${signed(one.vp)}`;
  }
}

const WHO = {
  'ending-with-you': 'each player, you last',
  'starting-with-you': 'each player, you first',
  'lowest-happiness': 'players with lowest happiness',
  'most-issues': 'players with most issues',
  'controls-settled-issue': 'whoever controls the issue being settled',
} as const;

function effect(one: Effect): string {
  switch (one.op) {
    case 'happiness':
      return `happiness ${one.who === 'you' ? 'you' : upper(one.who)} ${signed(one.n)}${per(one.per)}`;
    case 'unrest':
      return `unrest ${where(one.where, one.n)}${per(one.per)}`;
    case 'keg':
      return `keg ${where(one.where, one.n)}`;
    case 'token':
      return `token ${flagged(one.token)} x${one.n}`;
    case 'exhaust':
      return `exhaust ${one.n}`;
    case 'recover':
      return `recover ${one.n}${per(one.per)}`;
    case 'exhaust-units':
      return one.n === undefined ? 'exhaust all deployed units' : `exhaust ${one.n} deployed unit`;
    case 'ready-unit':
      return `may make ${one.from === 'deployed-or-exhausted' ? 'a deployed or' : 'an'} Exhausted unit Available`;
    case 'demobilize':
      return 'demobilize a unit';
    case 'deploy':
      return `deploy a unit, then: ${all(one.effects)}`;
    case 'return-influence':
      return 'choose an issue of the Waiting Room: all influence on it is Available again';
    case 'check':
      return [
        `check ${REGIONS[one.where]}${one.modifier === 0 ? '' : ` ${signed(one.modifier)}`}${per(one.per)}`,
        ...(one.if_no_uprising ? [`if there is no uprising: ${all(one.if_no_uprising)}`] : []),
        ...(one.if_nothing_unsettled
          ? [`if no issue is unsettled: ${all(one.if_nothing_unsettled, 'the regions checked')}`]
          : []),
      ].join('; ');
    case 'unsettle':
      return `unsettle an issue of ${one.kinds.map((kind) => REGIONS[kind]).join(' or ')}`;
    case 'all':
      return one.effects.map(effect).join(', then ');
    case 'either':
      return `(${one.effects.map(effect).join(' or ')})`;
    case 'pay':
      return `exhaust ${one.n} influence for: ${all(one.effects)}`;
    case 'each':
      return `${WHO[one.who]}: ${all(one.effects)}`;
    case 'target':
      return `choose a player${one.regions ? ` and ${one.regions} regions` : ''}: ${all(one.effects)}`;
    case 'unless-token':
      return `unless an issue of ${REGIONS[one.kind]} holds a ${one.token} token: ${all(one.effects)}`;
  }
}

/** `named`: what the card calls the regions that were chosen or checked before. */
function all(effects: readonly Effect[], named = 'the two regions'): string {
  return effects.map(effect).join(', ').replaceAll('regions named', named);
}

function where(place: string, n: number): string {
  return `${REGIONS[place]} ${signed(n)}`;
}

function per(what: string | undefined): string {
  if (what === undefined) return '';
  return what === 'deployed-unit' ? ' for each deployed unit' : ` for each ${what} token`;
}

/** `navy-uk` is `navy:UK`. */
function flagged(token: string): string {
  const [kind = '', flag] = token.split('-');
  if (kind !== 'navy' && kind !== 'empire') return token;
  return `${kind}:${flag === 'any' || flag === 'choice' ? flag : upper(flag ?? '')}`;
}

function upper(id: string): string {
  return id.toUpperCase();
}

function signed(n: number): string {
  return n < 0 ? String(n) : `+${n}`;
}

import type { Message } from '../../../kernel/message.ts';
import { tokenName } from '../names.ts';
import type { Token } from '../pack-types.ts';
import type { FactionView, SettledView, View } from '../view-types.ts';
import { msg } from './msg.ts';
import { kindTitle, nationTitle } from './names.ts';
import { figure, strategyVp } from './tally.ts';

/** Each nation: its pieces, its score so far, its issues, its strategy card. */
export function tellNations(view: View): readonly Message[] {
  return view.factions.flatMap((faction) => [
    faction.id === view.neutral ? tellNeutral(faction) : tellPieces(faction),
    ...(faction.id === view.neutral ? [] : [view.solo ? tellStrength(view.solo, faction) : tellScore(view, faction)]),
    ...faction.issues.map((issue) => tellSettled(faction, issue)),
    ...tellOwnStrategy(faction),
  ]);
}

function tellPieces({ id, available, exhausted, units, allowed }: FactionView): Message {
  return msg('versailles-1919-board.text-pieces', {
    nation: nationTitle(id),
    available,
    exhausted,
    ready: units.available,
    tired: units.exhausted,
    deployed: units.deployed,
    mobilized: units.available + units.exhausted + units.deployed,
    allowed,
  });
}

/** 15.1: a nation that nobody plays has cubes alone. */
function tellNeutral({ id, available, exhausted }: FactionView): Message {
  return msg('versailles-1919-board.text-neutral', { nation: nationTitle(id), available, exhausted });
}

function tellScore({ ending }: View, { id, score }: FactionView): Message {
  return msg('versailles-1919-board.text-score', {
    nation: nationTitle(id),
    over: ending ? 'yes' : 'no',
    total: figure(score.total),
    issues: score.issues,
    flags: score.flags,
    strategy: figure(strategyVp(score)),
    happiness: figure(score.happiness + score.zero),
  });
}

/** 16.3: a lone player's factions have a strength instead of a score. */
function tellStrength({ bots, strengths }: NonNullable<View['solo']>, { id }: FactionView): Message {
  return msg('versailles-1919-board.text-strength', {
    nation: nationTitle(id),
    strength: strengths.find(({ faction }) => faction === id)?.strength ?? 0,
    who: bots.includes(id) ? 'bot' : 'player',
  });
}

function tellSettled({ id }: FactionView, issue: SettledView): Message {
  const option = issue.options.find((other) => other.id === issue.option);
  return msg('versailles-1919-board.text-settled', {
    nation: nationTitle(id),
    name: issue.name,
    kind: kindTitle(issue.kind),
    vp: issue.vp,
    chosen: option ? 'yes' : issue.options.length === 0 ? 'none' : 'no',
    option: option?.label ?? '',
    count: issue.tokens.length,
    tokens: tellTokens(issue.tokens),
  });
}

/** Equal tokens together: "2 German containment tokens". */
function tellTokens(tokens: readonly Token[]): readonly Message[] {
  return [...new Set(tokens)].map((token) => {
    const n = tokens.filter((other) => other === token).length;
    return msg('versailles-1919-board.text-tokens', { n, token: tokenName(token, n) });
  });
}

function tellOwnStrategy({ id, strategy, score }: FactionView): readonly Message[] {
  if (!strategy) return [];
  return [
    msg('versailles-1919-board.text-own-strategy', {
      nation: nationTitle(id),
      name: strategy.name,
      conditions: strategy.conditions.map((condition, n) =>
        msg('versailles-1919-board.text-worth', { condition, vp: figure(score.conditions[n] ?? 0) }),
      ),
    }),
  ];
}

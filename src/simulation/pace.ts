import { rules as empires } from '../games/empires-in-arms/rules.ts';
import type { EmpiresInArms } from '../games/empires-in-arms/types.ts';
import { rules as ironCurtain } from '../games/iron-curtain/rules.ts';
import type { IronCurtain } from '../games/iron-curtain/types.ts';
import { rules as versailles } from '../games/versailles-1919/rules.ts';
import type { Versailles } from '../games/versailles-1919/types.ts';
import type { Machine } from '../kernel/machine.ts';
import type { GameTypes } from '../kernel/rules.ts';
import { machineLine } from './bench/measure.ts';
import { computerPower } from './pace/empires-in-arms/computer-power.ts';
import { HEADINGS, type Means, meansLine, meansOf, percent, saved, shareLine } from './pace/pace-lines.ts';
import type { Played } from './pace/play-by-mail.ts';
import type { Player } from './pace/player.ts';
import { randomPlayer } from './pace/random-player.ts';
import { type Pace, runPace } from './pace/run-pace.ts';
import { versaillesPlayer } from './pace/versailles/versailles-player.ts';

/*
 * `npm run pace [games]`: how many calendar days and mails a game takes when every seat looks at its mail once a day,
 * at an hour drawn again each day. Everything is played in memory, with the same seeds in every run.
 */
const GAMES = 40;
/** How much of the days of asking one by one standing orders are to save, with four players. */
const TARGET = 0.35;
/** One campaign for so many games of the others, how many of its months, and what a month is to take at most. */
const CAMPAIGNS = 10;
const MONTHS = 24;
const MAILS = 6;
const DAYS = 10;
const DAYS_OF_TWO_LOOKS = 6;

const games = Number(process.argv[2] ?? GAMES);
if (!Number.isInteger(games) || games < 1) {
  process.stderr.write(
    `“${process.argv[2]}” is not a number of games. Usage: npm run pace -- [games], ${GAMES} if none is given\n`,
  );
  process.exit(1);
}
const print = (line = '') => console.log(line);

print(`Means of ${games} games, on ${machineLine()}`);
print('days: from the first question to the end. mails: those that ask something, of all seats, and of each.');
print('answers: given by the players themselves. One by one: a look answers one question, the next comes by another');
print('mail. At one go: a look answers whatever follows too, until somebody else must decide.');
plainGame('Iron Curtain, 2 players, playing at random (it has no standing orders)', {
  rules: ironCurtain,
  players: 2,
  player: (seed) => randomPlayer<IronCurtain>(seed),
});
for (const players of [4, 3, 2]) orderedGame(`Versailles 1919, ${players} players`, players);
campaigns();

type Kind<G extends GameTypes> = Pick<Pace<G>, 'rules' | 'players' | 'options'> & {
  readonly player: (seed: string) => Player<G>;
};

function run<G extends GameTypes>(kind: Kind<G>, aLook: Pace<G>['aLook'], orders: boolean): Means {
  return meansOf(runPace({ ...kind, games, aLook, orders }));
}

function plainGame<G extends GameTypes>(title: string, kind: Kind<G>): void {
  print();
  print(title);
  print(HEADINGS);
  print(meansLine('asked one by one', run(kind, 'one-answer', false)));
  const chain = run(kind, 'all-answers', false);
  print(meansLine('asked at one go', chain));
  print(shareLine('days at one go', chain));
}

function orderedGame(title: string, players: number): void {
  const kind = { rules: versailles, players, player: (seed: string) => versaillesPlayer(seed) };
  const single = run(kind, 'one-answer', false);
  const chain = run(kind, 'all-answers', false);
  const singleOrders = run(kind, 'one-answer', true);
  const chainOrders = run(kind, 'all-answers', true);
  print();
  print(title);
  print(HEADINGS);
  print(meansLine('asked one by one', single));
  print(meansLine('asked at one go', chain));
  print(meansLine('one by one, with standing orders', singleOrders));
  print(meansLine('at one go, with standing orders', chainOrders));
  const least = Math.min(saved(single, singleOrders), saved(chain, chainOrders));
  print(`  standing orders save of asking one by one: ${percent(saved(single, singleOrders))}`);
  print(`  standing orders save of asking at one go: ${percent(saved(chain, chainOrders))}`);
  print(`  both together save of asking one by one: ${percent(saved(single, chainOrders))}`);
  if (players === 4) withoutOneOrder(kind, single, chain);
  if (players === 4)
    print(`  target at least ${percent(TARGET)} by orders alone: ${least >= TARGET ? 'met' : 'MISSED'}`);
  print(shareLine('days at one go, without orders', chain));
  print(shareLine('days at one go, with orders', chainOrders));
}

/**
 * The first two years of Empires in Arms, of computer powers: what a month takes, with the orders that they
 * may give beforehand, and with each kind of them left out. `games` would take too long; so many campaigns are enough.
 */
function campaigns(): void {
  const kind = {
    ...{ rules: empires, players: 7, options: { campaign: 'short' }, games: Math.ceil(games / CAMPAIGNS) },
    player: computerPower,
    until: ({ state }: Machine<EmpiresInArms>) => state.month >= MONTHS,
  };
  const played = (change: Partial<Pace<EmpiresInArms>> = {}) =>
    runPace({ ...kind, aLook: 'all-answers', orders: true, ahead: true, ...change });
  const whole = played();
  print();
  print(`Empires in Arms, 7 players, ${MONTHS} months of the short campaign (${kind.games} of them), a month`);
  print(HEADINGS);
  const line = (name: string, all: readonly Played[]) => print(meansLine(name, aMonth(meansOf(all))));
  line('at one go, standing orders and orders ahead', whole);
  const twice = played({ looks: 2 });
  line('the same, everybody looking twice a day', twice);
  line('the same, asked one by one', played({ aLook: 'one-answer' }));
  line('at one go, without battles in one sitting', played({ without: 'sittings' }));
  line('at one go, without windows', played({ without: 'windows' }));
  line('at one go, without standing orders', played({ orders: false }));
  const notAhead = played({ ahead: false });
  line('at one go, without orders ahead', notAhead);
  const bare = played({ orders: false, ahead: false });
  line('at one go, with neither', bare);
  const { days } = aMonth(meansOf(whole));
  const most = Math.max(...whole.flatMap(({ mails }) => Object.values(mails).map((n) => n / MONTHS)));
  const { days: ofTwoLooks } = aMonth(meansOf(twice));
  const isMet = most <= MAILS && days <= DAYS && ofTwoLooks <= DAYS_OF_TWO_LOOKS;
  print(`  mails a month of the power that had most: ${most.toFixed(1)}`);
  const target = `${MAILS} mails a power, ${DAYS} days, ${DAYS_OF_TWO_LOOKS} of two looks`;
  print(`  target at most ${target}: ${isMet ? 'met' : 'MISSED'}`);
  print(shareLine('days with both', meansOf(whole)));
  print(shareLine('days without orders ahead', meansOf(notAhead)));
  print(shareLine('days with neither', meansOf(bare)));
}

/** A campaign's means, for one of its months. */
function aMonth(means: Means): Means {
  const { days, mails, mailsPerSeat, own, byOrder } = means;
  return {
    ...means,
    days: days / MONTHS,
    mails: mails / MONTHS,
    mailsPerSeat: mailsPerSeat / MONTHS,
    own: own / MONTHS,
    byOrder: byOrder / MONTHS,
  };
}

/** One order answers most questions of asking one by one: what it saves is told apart. */
function withoutOneOrder(kind: Kind<Versailles>, single: Means, chain: Means): void {
  const fewer = { ...kind, player: (seed: string) => versaillesPlayer(seed, { military: 'ask' }) };
  const [one, go] = [run(fewer, 'one-answer', true), run(fewer, 'all-answers', true)];
  print(
    `  without the order "no military action": ${percent(saved(single, one))} of asking one by one, ` +
      `${percent(saved(chain, go))} of asking at one go`,
  );
}

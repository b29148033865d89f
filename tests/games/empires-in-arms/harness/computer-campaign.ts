import { powerOf } from '../../../../src/games/empires-in-arms/sequence/who-decides.ts';
import type { EmpiresInArms } from '../../../../src/games/empires-in-arms/types.ts';
import { anyGame } from '../../../../src/kernel/any-game.ts';
import { askComputer } from '../../../../src/kernel/ask-computer.ts';
import type { Answer } from '../../../../src/kernel/choice.ts';
import type { ComputerAnswer } from '../../../../src/kernel/computer-rule.ts';
import type { Game, Machine } from '../../../../src/kernel/machine.ts';
import { explainAnswer } from '../../../../src/kernel/open-decisions.ts';
import { legalAnswer } from '../../../../src/kernel/play-at-random.ts';
import { seededRandom } from '../../../../src/kernel/random.ts';
import { type WholeCampaign, wholeCampaign } from './whole-campaign.ts';

export type Table = { readonly game: Game<EmpiresInArms>; readonly machine: Machine<EmpiresInArms> };

/** What the computer player answers for a seat to the first open question; throws where it leaves it to others. */
export function adviceFor({ game, machine }: Table, id: string, seat: string, seed = 'advice'): ComputerAnswer {
  const draw = seededRandom(`${seed}/${machine.seq}/${id}/${seat}`);
  const given = askComputer(anyGame(game), machine, { id, seat, draw });
  if (!given) throw new Error(`the computer player of ${seat} has no answer to ${id}`);
  return given;
}

/** The same of a campaign whose seat is asked just now. */
export function adviceIn(campaign: WholeCampaign, seat: string, seed?: string): ComputerAnswer {
  const { id = '', waiting = [] } = campaign.open() ?? {};
  if (!waiting.includes(seat)) throw new Error(`${seat} is not asked: ${campaign.asked}`);
  return adviceFor(campaign, id, seat, seed);
}

/** Whom the computer plays, and whoever else plays at random. */
export type Played = {
  readonly seed: string;
  readonly months: number;
  readonly ruleset: number;
  /** By default all. */
  readonly computers?: readonly string[];
  /** One answer of a computer power in so many is any that is legal; by default none. */
  readonly whimOneIn?: number;
  /** Before each answer of a computer power. */
  readonly before?: (campaign: WholeCampaign, seat: string, advice: ComputerAnswer) => void;
  readonly after?: (campaign: WholeCampaign) => void;
};

/** A campaign that computer powers play, and others at random; sound after every entry. */
export function playedByComputers(played: Played): WholeCampaign {
  const { seed, months, ruleset, computers, whimOneIn, before, after } = played;
  const random = seededRandom(seed);
  const campaign = wholeCampaign({ ruleset, options: { campaign: 'short' }, seed });
  while (campaign.state.month < months && !campaign.machine.over) {
    const { id, waiting: [seat = ''] = [] } = campaign.open() ?? {};
    if (id === undefined) throw new Error('a dead end: nobody is asked');
    const isComputer = computers?.includes(powerOf(seat)) ?? true;
    const advice = isComputer ? adviceFor(campaign, id, seat, seed) : undefined;
    if (advice) before?.(campaign, seat, advice);
    const isWhim = !advice || (whimOneIn !== undefined && random(whimOneIn) === 0);
    campaign.answer(isWhim ? anyAnswer(campaign, id, seat, random) : advice.answer);
    after?.(campaign);
  }
  return campaign;
}

function anyAnswer(campaign: WholeCampaign, id: string, seat: string, random: (limit: number) => number): Answer {
  const found = legalAnswer(anyGame(campaign.game), campaign.machine, { id, seat }, random)?.answer;
  const answer = found ?? campaign.fallback;
  if (answer === undefined) throw new Error(`no legal answer of ${seat} to ${id}`);
  return answer;
}

/** Why an answer would be refused; undefined where it is legal. */
export const refusalOf = ({ game, machine }: Table, decision: string, seat: string, { answer }: ComputerAnswer) =>
  explainAnswer(game, machine, { decision, seat, answer });

import type { ComputerAnswer } from '../../../kernel/computer-rule.ts';
import { type AskedFor, beginDraft, sheetOf } from './asked.ts';
import { planCampaign } from './campaign-plan.ts';
import { depotWishes } from './depots.ts';
import { garrisonWishes, leaderWishes, siegeWishes } from './land-wishes.ts';
import { landingWishes } from './landings.ts';
import { writeMarches } from './marches.ts';
import { situationOf } from './situation.ts';
import { forageWishes } from './supply-wishes.ts';
import { writeFirst, writeWishes } from './write-wishes.ts';

/**
 * 7.2, 7.3: a depot for the army that needs one most, leaders to the strongest corps, a garrison in what was taken;
 * then all march to where they are wanted, and besiege what they have reached.
 */
export function landTurn(asked: AskedFor<'land-turn'>): ComputerAnswer {
  const situation = situationOf(asked);
  const tasks = planCampaign(situation);
  let draft = writeFirst(beginDraft(asked), depotWishes(situation, tasks));
  draft = writeWishes(draft, leaderWishes(situation, draft));
  draft = writeWishes(draft, garrisonWishes(situation, tasks));
  draft = writeMarches(situation, draft, tasks);
  draft = writeWishes(draft, landingWishes(situation, draft));
  draft = writeWishes(draft, siegeWishes(situation, draft));
  return sheetOf(writeWishes(draft, forageWishes(situation, draft)));
}

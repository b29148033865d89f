import type { Field } from '../../../kernel/choice.ts';
import type { ComputerAnswer } from '../../../kernel/computer-rule.ts';
import { areaName } from '../names.ts';
import type { AreaId } from '../pack-lists.ts';
import { type AskedFor, because } from './asked.ts';
import { insideOf } from './goals.ts';
import { msg } from './msg.ts';
import { fieldsIn } from './read-choice.ts';
import { type Situation, situationOf, zoneOf } from './situation.ts';
import { worthOf } from './strength.ts';

/** It assaults with a chance for a breach of so many in a hundred, and so many times the strength that is inside. */
const ASSAULTS_FROM = { chance: 33, odds: 2.5 };
/** The besieged attack with so many times what is thought to stand before the city. */
const SALLIES_FROM = 1.3;

/** 7.5.4: it assaults where walls may well fall and few are inside; besieged it holds out, and sallies if stronger. */
export function sieges(asked: AskedFor<'sieges'>): ComputerAnswer {
  const situation = situationOf(asked);
  const fields = fieldsIn(asked.decision.choice);
  const answers = fields.map((field) => [field.id, answerTo(situation, field)] as const);
  const [first = ['', 'wait'] as const] = answers;
  const [id, what] = answers.find(([, answer]) => answer === 'assault' || answer === 'sally') ?? first;
  const args = { what, area: areaName(situation.pack, areaIn(id)) };
  return because(Object.fromEntries(answers), msg('empires-in-arms-computer.siege', args));
}

const areaIn = (field: string): AreaId => field.slice(field.indexOf('-') + 1);

function answerTo(situation: Situation, { id, label }: Field): 'assault' | 'wait' | 'fight' | 'sally' | 'stay' {
  const area = areaIn(id);
  const before = situation.groups.find((group) => group.area === area)?.strength ?? 0;
  switch (id.slice(0, id.indexOf('-'))) {
    case 'assault': {
      // The chance is told with the question: the rules know it (7.5.4.1).
      const chance = Number(label.args?.chance ?? 0);
      const { chance: least, odds } = ASSAULTS_FROM;
      return chance >= least && before >= odds * insideOf(situation, area) ? 'assault' : 'wait';
    }
    case 'sally':
      return shutIn(situation, area) >= SALLIES_FROM * (situation.foes.get(area) ?? 0) ? 'sally' : 'stay';
    default:
      return 'fight';
  }
}

/** Its own corps in a besieged city. */
function shutIn({ pack, view }: Situation, area: AreaId): number {
  return view.corps
    .filter((corps) => corps.area === area && corps.besieged)
    .reduce((sum, { nation, factors }) => sum + worthOf(pack, nation, factors, zoneOf(view, nation)), 0);
}

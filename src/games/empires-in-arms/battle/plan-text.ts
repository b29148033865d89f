import type { Message, MessageArg } from '../../../kernel/message.ts';
import { corpsName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import { type Condition, conditionId } from './condition.ts';
import { msg } from './msg.ts';
import type { BattlePlan } from './plan.ts';
import { conditionOption, fieldText, wordText } from './plan-form.ts';

/** What a power has ordered for a battle, a line each: "Chit: Echelon", "Leave after a day: never". */
export function planText(pack: Pack, plan: Readonly<BattlePlan>, commands: boolean): readonly Message[] {
  const { chit, nextChit, flank, reinforce, reinforceFrom, reinforceWhen, guard, leave, pursue, askBefore } = plan;
  const corps = (ids: readonly string[]) => ids.map((id) => corpsName(pack, id));
  return [
    ...(commands ? [line('chit', wordText(chit))] : []),
    ...(flank.length > 0 ? [line('flank', corps(flank))] : []),
    ...(reinforce.length > 0
      ? [line('reinforce', [...corps(reinforce), wordText(`round_${reinforceFrom}`), conditionText(reinforceWhen)])]
      : []),
    ...(guard
      ? [
          line('guard', [
            wordText(`columns_${guard.columns}`),
            wordText(`round_${guard.round}`),
            conditionText(guard.when),
          ]),
        ]
      : []),
    ...(commands ? [line('leave', conditionText(leave))] : []),
    ...(nextChit ? [line('next', wordText(nextChit))] : []),
    ...(pursue ? [] : [line('pursue', wordText('no'))]),
    ...(askBefore.length > 0 ? [line('ask', askBefore.map(wordText))] : []),
  ];
}

const conditionText = (condition: Readonly<Condition>): Message => conditionOption(conditionId(condition)).label;

const line = (field: string, text: MessageArg): Message =>
  msg('empires-in-arms-battle.told.plan-line', { field: fieldText(field), text });

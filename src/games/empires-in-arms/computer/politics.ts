import type { ComputerAnswer } from '../../../kernel/computer-rule.ts';
import { minorName, powerName } from '../names.ts';
import { POWERS, type Power } from '../pack-lists.ts';
import { ownerId } from '../piece-options.ts';
import { type AskedFor, beginDraft, sheetOf, type Wish } from './asked.ts';
import { msg } from './msg.ts';
import { peaceWishes } from './peace-wishes.ts';
import { bare, offered } from './read-choice.ts';
import { commonRival, seeksAllies } from './rivals.ts';
import { type Situation, situationOf } from './situation.ts';
import { warOnCountry, warOnPower } from './war-aims.ts';
import { writeFirst, writeWishes } from './write-wishes.ts';

/**
 * 4: the political orders of a month. It makes peace where it is beaten or nothing is to be had, takes what weak
 * countries lie beside it, falls on a neighbour whom it and that neighbour's enemies outweigh, and looks for allies
 * against whom it fears.
 */
export function politicalOrders(asked: AskedFor<'political-orders'>): ComputerAnswer {
  const situation = situationOf(asked);
  const wars = [...warOnPower(situation, asked.draw), ...warOnCountry(situation)];
  const draft = writeWishes(beginDraft(asked), peaceWishes(situation));
  const declared = writeFirst(draft, wars);
  const target = declared.wishes.find(({ line }) => line.order === 'declare')?.line.answer;
  const friends = POWERS.filter((other) => ownerId(other) !== target);
  const allied = writeWishes(
    declared,
    friends.flatMap((other) => allianceWith(situation, other)),
  );
  const free = offered(allied.point, 'free').map(
    (option): Wish => ({
      line: { order: 'free', answer: option.id },
      why: msg('empires-in-arms-computer.politics.free', { minor: minorName(situation.pack, bare(option)) }),
    }),
  );
  return sheetOf(writeWishes(writeWishes(allied, free), [EVERY_COUNTRY]));
}

/** 4.6: it rolls for whatever falls to somebody. */
const EVERY_COUNTRY: Wish = {
  line: { order: 'want', answer: ['all'] },
  why: msg('empires-in-arms-computer.politics.want'),
};

/** 4.5. */
function allianceWith(situation: Situation, other: Power): readonly Wish[] {
  const { power, enemies, allies } = situation;
  if (other === power || enemies.includes(other) || allies.includes(other)) return [];
  if (!seeksAllies(situation, power) || !seeksAllies(situation, other)) return [];
  const rival = commonRival(situation, power, other);
  if (rival === undefined) return [];
  const args = { other: powerName(other), rival: powerName(rival) };
  return [
    { line: { order: 'ally', answer: ownerId(other) }, why: msg('empires-in-arms-computer.politics.ally', args) },
  ];
}

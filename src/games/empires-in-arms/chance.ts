import type { ChanceKind } from '../../kernel/chance-kind.ts';
import { battleChance } from './battle/battle-chance.ts';
import { controlChance } from './control/control-chance.ts';
import { economyChance } from './economy/economy-chance.ts';
import { afterBattleChance } from './land/after-battles.ts';
import { minorsChance } from './minors/minors-chance.ts';
import { navalChance } from './naval/naval-chance.ts';
import { peaceChance } from './peace/peace-chance.ts';
import { politicsChance } from './politics/politics-chance.ts';
import { supplyChance } from './supply/supply-chance.ts';
import type { EmpiresInArms } from './types.ts';

/** Every kind of draw of the campaign, for people who write a record by hand. */
export const chance: readonly ChanceKind<EmpiresInArms>[] = [
  ...politicsChance,
  ...peaceChance,
  ...minorsChance,
  ...navalChance,
  ...supplyChance,
  ...battleChance,
  ...afterBattleChance,
  ...economyChance,
  ...controlChance,
];

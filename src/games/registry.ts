import { anyModule } from '../kernel/any-game.ts';
import type { GameModule } from '../kernel/rules.ts';
import type { GameMap } from '../theme/map/game-map.ts';
import { board as empiresInArmsBoard } from './empires-in-arms/board.ts';
import { goesWithout } from './empires-in-arms/goes-without.ts';
import { map as empiresInArms } from './empires-in-arms/map.ts';
import { packEditor as empiresInArmsPackEditor } from './empires-in-arms/pack/pack-editor.ts';
import { introduction as empiresInArmsIntroduction } from './empires-in-arms/rulebook/introduction.ts';
import { pictures as empiresInArmsPictures } from './empires-in-arms/rulebook/pictures.ts';
import { rulebook as empiresInArmsRulebook } from './empires-in-arms/rulebook/sections.ts';
import { rules as empiresInArmsRules } from './empires-in-arms/rules.ts';
import { board as ironCurtainBoard } from './iron-curtain/board.ts';
import { lessons as ironCurtainLessons } from './iron-curtain/lessons/lessons.ts';
import { packEditor as ironCurtainPackEditor } from './iron-curtain/pack/pack-editor.ts';
import { introduction as ironCurtainIntroduction } from './iron-curtain/rulebook/introduction.ts';
import { pictures as ironCurtainPictures } from './iron-curtain/rulebook/pictures.ts';
import { rulebook as ironCurtainRulebook } from './iron-curtain/rulebook/sections.ts';
import { rules as ironCurtain } from './iron-curtain/rules.ts';
import { board as versaillesBoard } from './versailles-1919/board.ts';
import { lessons as versaillesLessons } from './versailles-1919/lessons/lessons.ts';
import { packEditor as versaillesPackEditor } from './versailles-1919/pack/pack-editor.ts';
import { introduction as versaillesIntroduction } from './versailles-1919/rulebook/introduction.ts';
import { pictures as versaillesPictures } from './versailles-1919/rulebook/pictures.ts';
import { rulebook as versaillesRulebook } from './versailles-1919/rulebook/sections.ts';
import { rules as versailles } from './versailles-1919/rules.ts';

/** Every game of this server by its id. */
export type Games = ReadonlyMap<string, GameModule>;

export const games: Games = new Map(
  [
    anyModule({
      rules: ironCurtain,
      board: ironCurtainBoard,
      introduction: ironCurtainIntroduction,
      rulebook: ironCurtainRulebook,
      rulebookPictures: ironCurtainPictures,
      lessons: ironCurtainLessons,
      packEditor: ironCurtainPackEditor,
    }),
    anyModule({
      rules: versailles,
      board: versaillesBoard,
      introduction: versaillesIntroduction,
      rulebook: versaillesRulebook,
      rulebookPictures: versaillesPictures,
      lessons: versaillesLessons,
      packEditor: versaillesPackEditor,
    }),
    anyModule({
      rules: empiresInArmsRules,
      board: empiresInArmsBoard,
      introduction: empiresInArmsIntroduction,
      rulebook: empiresInArmsRulebook,
      rulebookPictures: empiresInArmsPictures,
      packEditor: empiresInArmsPackEditor,
      goesWithout,
    }),
  ].map((game) => [game.rules.id, game]),
);

/** The maps that are drawn from a pack, by the ids of their games. */
export const maps: ReadonlyMap<string, GameMap> = new Map([[empiresInArms.id, empiresInArms]]);

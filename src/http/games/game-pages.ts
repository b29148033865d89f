import { msg } from '../../i18n/msg.ts';
import type { GameModule } from '../../kernel/rules.ts';
import { offeredGames } from '../../platform/offered-games.ts';
import { anyone } from '../route/guards/anyone.ts';
import { page } from '../route/page.ts';
import { download, shown } from '../route/reply.ts';
import { gameOf } from './game-of.ts';
import { groupValues } from './group-values.ts';

/** More values than this are set in columns. */
const MANY = 8;

/** What a game is, its seats, options and rulings, and where the values of its data come from. */
export const showGame = page(
  { method: 'get', path: '/games/:game', access: anyone },
  ({ services, translator, params }) => {
    const game = gameOf(services, params.game);
    const { rules } = game;
    const pack = rules.builtInPack();
    const data = {
      ...gameSummary(game),
      // Of an unfinished game tables are made only where the operator has named it.
      offered: offeredGames(services).has(rules.id),
      lessons: offeredGames(services).has(rules.id) && game.lessons !== undefined,
      title: translator.t(rules.name),
      rulebook: game.rulebook !== undefined,
      mendable: game.packEditor !== undefined,
      seats: rules.seats(rules.players.max, rules.parseOptions({})).map((seat, i) => ({
        name: rules.seatName(seat),
        seatClass: `seat-${i + 1}`,
      })),
      options: rules.optionFields.map((field) => ({
        label: field.label,
        help: field.help,
        values: field.values.map((value) => ({ label: value.label, usual: value.id === field.initial })),
        many: field.values.length > MANY,
      })),
      reconstructed: pack.reconstructed.length,
      chapters: groupValues(pack.reconstructed),
      hash: pack.hash,
    };
    return shown({ name: 'game', data });
  },
);

export const downloadGamePack = page(
  { method: 'get', path: '/games/:game/pack.json', access: anyone },
  ({ services, params }) => {
    const { rules } = gameOf(services, params.game);
    return download(`${rules.id}-pack.json`, rules.builtInPack().content);
  },
);

export function gameSummary({ rules, unfinished }: GameModule) {
  const { min, max } = rules.players;
  return {
    id: rules.id,
    name: rules.name,
    blurb: rules.blurb,
    unfinished: unfinished?.(rules.ruleset.current),
    players: msg('pages.game.players', { min, max, form: min === max ? 'exactly' : 'between' }),
  };
}

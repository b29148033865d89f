import { maps } from '../../games/registry.ts';
import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { exampleView } from '../../kernel/example-view.ts';
import type { GameModule } from '../../kernel/rules.ts';
import { anyone } from '../route/guards/anyone.ts';
import { page } from '../route/page.ts';
import { download, shown } from '../route/reply.ts';
import { boardModel } from '../tables/board-model.ts';
import { gameOf } from './game-of.ts';
import { groupValues } from './group-values.ts';

/** More values than this are set in columns. */
const MANY = 8;

/**
 * What a game is about, how long it takes, how a turn goes and how a table looks; its seats, options and rulings, and
 * where the values of its data come from.
 */
export const showGame = page(
  { method: 'get', path: '/games/:game', access: anyone },
  ({ services, translator, params }) => {
    const game = gameOf(services, params.game);
    const { rules } = game;
    const pack = rules.builtInPack();
    const map = maps.has(rules.id) ? game.board.map : undefined;
    const data = {
      ...gameSummary(game),
      lessons: game.lessons !== undefined,
      title: translator.t(rules.name),
      rulebook: game.rulebook !== undefined,
      mendable: game.packEditor !== undefined,
      introduction: introductionOf(game, translator),
      // A map is a picture here, and is looked at on a page of its own, where it can be moved.
      map: map && {
        page: `/maps/${rules.id}`,
        picture: `/games/${rules.id}/board.png`,
        alt: msg('lobby.picture', { game: rules.name }),
        width: map.width,
        height: map.height,
      },
      board: map ? undefined : boardModel(game, exampleView(game), msg('pages.game.position'), translator),
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

/** What the game is about, and how a turn goes, by the rulebook's own sections. */
function introductionOf({ introduction, rulebook = [] }: GameModule, { t }: Translator) {
  if (!introduction) return undefined;
  const section = (wanted: string) => {
    const found = rulebook.find(([number]) => number === wanted);
    return found ? [{ number: wanted, title: found[1], paragraphs: t(found[2]).split('\n') }] : [];
  };
  return {
    length: introduction.length,
    about: section(introduction.about),
    turn: introduction.turn.flatMap(section),
  };
}

export const downloadGamePack = page(
  { method: 'get', path: '/games/:game/pack.json', access: anyone },
  ({ services, params }) => {
    const { rules } = gameOf(services, params.game);
    return download(`${rules.id}-pack.json`, rules.builtInPack().content);
  },
);

export function gameSummary({ rules }: GameModule) {
  const { min, max } = rules.players;
  return {
    id: rules.id,
    name: rules.name,
    blurb: rules.blurb,
    players: msg('pages.game.players', { min, max, form: min === max ? 'exactly' : 'between' }),
  };
}

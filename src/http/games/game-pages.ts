import { Router } from 'express';
import { msg } from '../../i18n/msg.ts';
import type { GameModule } from '../../kernel/rules.ts';
import type { HttpContext } from '../context.ts';
import { translatorOf } from '../middleware/caller.ts';
import { sendPage } from '../page/render-page.ts';
import { gameOf } from './game-of.ts';
import { groupValues } from './group-values.ts';

/** More values than this are set in columns. */
const MANY = 8;

/** What a game is, its seats, options and rulings, and where the values of its data come from. */
export function gamePages(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  router.get('/games/:game', (req, res) => {
    const game = gameOf(services, req.params.game);
    const { rules } = game;
    const pack = rules.builtInPack();
    const data = {
      ...gameSummary(game),
      title: translatorOf(req, res).t(rules.name),
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
    sendPage(context, req, res, { name: 'game', data });
  });

  router.get('/games/:game/pack.json', (req, res) => {
    const { rules } = gameOf(services, req.params.game);
    res.attachment(`${rules.id}-pack.json`).json(rules.builtInPack().content);
  });
  return router;
}

export function gameSummary({ rules }: GameModule) {
  const { min, max } = rules.players;
  return {
    id: rules.id,
    name: rules.name,
    blurb: rules.blurb,
    players: msg('pages.game.players', { min, max, form: min === max ? 'exactly' : 'between' }),
  };
}

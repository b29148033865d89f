import { drawFirst } from '../../kernel/board.ts';
import { exampleView } from '../../kernel/example-view.ts';
import { anyone } from '../route/guards/anyone.ts';
import { page } from '../route/page.ts';
import { bytes } from '../route/reply.ts';
import { gameOf } from './game-of.ts';

/** A game under way, for whoever wonders what they are invited to. */
export const showGamePicture = page(
  { method: 'get', path: '/games/:game/board.png', access: anyone },
  async ({ services, translator, params, png }) => {
    const game = gameOf(services, params.game);
    const svg = drawFirst(game.board, exampleView(game), { t: translator.t });
    return bytes(await png(svg), 'image/png', { 'Cache-Control': 'private, max-age=3600' });
  },
);

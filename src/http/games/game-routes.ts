import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { GameModule } from '../../kernel/rules.ts';
import type { Games } from '../../platform/services.ts';
import { anyone } from '../route/guards/anyone.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import { gameSchema } from '../schemas/game.ts';
import { idSchema } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

const gameParams = z.object({ game: idSchema });

export const listGames = route(
  {
    method: 'get',
    path: '/games',
    tag: 'Games',
    summary: 'The games of this server, with their options',
    access: anyone,
    input: z.object({}),
    responses: { 200: { description: 'All games', schema: z.strictObject({ games: z.array(gameSchema) }) } },
  },
  async ({ services, translator }) => {
    const games = [...services.games.values()].map(gameView);
    return ok(translate({ games }, translator));
  },
);

export const readGame = route(
  {
    method: 'get',
    path: '/games/:game',
    tag: 'Games',
    summary: 'One game',
    access: anyone,
    input: z.object({ params: gameParams }),
    responses: { 200: { description: 'The game', schema: gameSchema } },
  },
  async ({ services, translator, input }) =>
    ok(translate(gameView(gameOf(services.games, input.params.game)), translator)),
);

export const readGamePack = route(
  {
    method: 'get',
    path: '/games/:game/pack',
    tag: 'Games',
    summary: "A game's built-in data pack",
    description: 'What is printed on cards and maps. Correct it and send it as `pack` when you create a table.',
    access: anyone,
    input: z.object({ params: gameParams }),
    responses: { 200: { description: 'The pack', schema: z.record(z.string(), z.unknown()) } },
  },
  async ({ services, input }) => ok(gameOf(services.games, input.params.game).rules.builtInPack().content),
);

function gameOf(games: Games, id: string): GameModule {
  const game = games.get(id);
  if (game) return game;
  throw new Refusal('not-found', msg('api.no-such-game', { game: id, games: [...games.keys()] }));
}

function gameView({ rules }: GameModule) {
  const { hash, reconstructed } = rules.builtInPack();
  return {
    id: rules.id,
    name: rules.name,
    blurb: rules.blurb,
    players: rules.players,
    ruleset: rules.ruleset.current,
    options: rules.optionFields,
    pack: { hash, reconstructed },
  };
}

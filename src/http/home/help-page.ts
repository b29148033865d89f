import { gameSummary } from '../games/game-pages.ts';
import { anyone } from '../route/guards/anyone.ts';
import { page } from '../route/page.ts';
import { shown } from '../route/reply.ts';

/** How Despatch works, and how an answer is written into a reply. */
export const showHelp = page({ method: 'get', path: '/help', access: anyone }, ({ context }) => {
  const { services } = context;
  const games = [...services.games.values()].map(gameSummary);
  const data = { games, replies: services.settings.replyDomain !== undefined };
  return shown({ name: 'help', data });
});

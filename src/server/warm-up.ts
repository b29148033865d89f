import { writeExample } from '../mail/examples/example-mails.ts';
import type { BoardPictures } from '../mail/mail-room.ts';
import type { Services } from '../platform/services.ts';

type House = Pick<Services, 'games' | 'settings' | 'clock' | 'log'> & { readonly pictures: BoardPictures };

/**
 * Writes a turn mail of the first game and throws it away: templates are compiled and styles inlined, and fonts read,
 * before anybody waits for a mail or a page. Nothing is sent, and nothing of it kept. A mail that cannot be
 * written here is logged; it keeps no server from starting.
 */
export async function warmUp({ games, settings, clock, log, pictures }: House): Promise<void> {
  const [module] = games.values();
  if (!module) return;
  try {
    const house = { settings, pictures, now: clock.now(), locale: 'en' };
    await writeExample(module, { kind: 'turn', variant: 'usual' }, house);
  } catch (error) {
    log.warn({ err: error, game: module.rules.id }, 'no mail could be written as an example; real ones may fail too');
  }
}

import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { RulebookSection } from '../../kernel/rulebook.ts';
import { anyone } from '../route/guards/anyone.ts';
import { page } from '../route/page.ts';
import { shown } from '../route/reply.ts';
import { gameOf } from './game-of.ts';

/** A game's rules, each section under its number: `…/rules#4.2.1`. */
export const showRulebook = page(
  { method: 'get', path: '/games/:game/rules', access: anyone },
  ({ services, translator, params }) => {
    const { rules, rulebook } = gameOf(services, params.game);
    if (!rulebook) throw new Refusal('not-found', msg('pages.game.rules-not-found'));
    const sections = rulebook.map(([number, title, text]: RulebookSection) => ({
      number,
      title,
      isChapter: /^\d+$/.test(number),
      paragraphs: translator.t(text).split('\n'),
    }));
    const data = {
      game: { id: rules.id, name: rules.name },
      title: translator.t(msg('pages.rulebook.title', { game: rules.name })),
      chapters: sections.filter(({ isChapter }) => isChapter),
      sections,
    };
    return shown({ name: 'rulebook', data });
  },
);

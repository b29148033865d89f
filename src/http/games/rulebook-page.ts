import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { anyone } from '../route/guards/anyone.ts';
import { page } from '../route/page.ts';
import { shown } from '../route/reply.ts';
import { gameOf } from './game-of.ts';
import { glossaryOf } from './glossary-model.ts';
import { legendFileOf } from './legend-file.ts';
import { picturesOf } from './rulebook-pictures.ts';
import { holdsWords, searchRules, searchWords } from './search-rules.ts';

/** A game's rules, each section under its number: `…/rules#4.2.1`; `?q=` has those that hold its words. */
export const showRulebook = page(
  { method: 'get', path: '/games/:game/rules', access: anyone },
  ({ services, translator, params, query }) => {
    const game = gameOf(services, params.game);
    const { rules, rulebook, board } = game;
    if (!rulebook) throw new Refusal('not-found', msg('pages.game.rules-not-found'));
    const sought = query.get('q') ?? '';
    const words = searchWords(sought);
    const sections = searchRules(rulebook, translator.t, words);
    const pictures = picturesOf(game, translator);
    const glossary = glossaryOf(board, translator).filter(({ name, text }) =>
      holdsWords([name, ...text].map(translator.t).join('\n'), words),
    );
    const data = {
      game: { id: rules.id, name: rules.name },
      title: translator.t(msg('pages.rulebook.title', { game: rules.name })),
      sought,
      found: words.length > 0 ? msg('pages.rulebook.found', { count: sections.length + glossary.length }) : undefined,
      chapters: words.length > 0 ? [] : sections.filter(({ isChapter }) => isChapter),
      sections: sections.map((section) => ({ ...section, pictures: pictures.get(section.number) ?? [] })),
      legend: legendFileOf(game, translator)?.address,
      glossary,
    };
    return shown({ name: 'rulebook', data, scripts: ['about.js'] });
  },
);

import type { JsonObject } from '../../kernel/json.ts';
import { cardTitle, subjectTitle, type Title } from '../../packs/card-title.ts';
import { cardsOf } from '../../packs/deck.ts';
import { type EditedGame, editedGame, wholeOf } from '../../packs/game-of-pack.ts';
import { type OwnPack, readOwnPack } from '../../packs/kept-pack.ts';
import { type PackSchema, schemaOf } from '../../packs/schema.ts';
import type { Services } from '../../platform/services.ts';
import { checkContent, countReconstructed, isIn, isSame } from './check-content.ts';

/** A kept pack on its owner's desk. */
export type Desk = {
  readonly own: OwnPack;
  readonly game: EditedGame;
  readonly schema: PackSchema;
  /** The whole content of the working copy. */
  readonly content: JsonObject;
};

/** Refuses (`not-found`) everybody but the owner. */
export async function openDesk(services: Services, at: { id: string; playerId: string }): Promise<Desk> {
  const own = await readOwnPack(services, at);
  const game = editedGame(services, own.game);
  return { own, game, schema: schemaOf(game.packEditor), content: wholeOf(game, own.draft) };
}

/** Cards that are told one by one in the list of a subject. */
export type CardLine = Title & {
  readonly place: string;
  readonly href: string;
  /** It is not as in the game's own pack. */
  readonly differs: boolean;
  readonly reconstructed: number;
  readonly faults: number;
};

/** The subjects of the working copy with their cards. */
export function subjectLines({ own, game, schema, content }: Desk) {
  const { faults } = checkContent(game, content);
  const printed = new Map(
    cardsOf(game.rules.builtInPack().content, schema).flatMap(({ cards }) =>
      cards.map(({ place, value }) => [place, value] as const),
    ),
  );
  const subjects = cardsOf(content, schema).map(({ subject, cards }) => {
    const lines = cards.map(
      ({ place, id, value }): CardLine => ({
        ...cardTitle({ subject, id, value }),
        place,
        href: `/packs/${own.id}/cards/${encodeURIComponent(place)}`,
        differs: !isSame(value, printed.get(place)),
        reconstructed: countReconstructed(value),
        faults: faults.filter((fault) => isIn(place, fault)).length,
      }),
    );
    const isDeck = schema.kind(subject) !== 'figures';
    return {
      ...subjectTitle(subject),
      subject,
      isDeck,
      href: isDeck ? `/packs/${own.id}/decks/${encodeURIComponent(subject)}` : (lines[0]?.href ?? ''),
      lines,
      count: lines.length,
      differ: lines.filter(({ differs }) => differs).length,
      reconstructed: lines.reduce((sum, line) => sum + line.reconstructed, 0),
      faults: faults.filter((fault) => isIn(subject, fault)).length,
    };
  });
  const known = subjects.flatMap(({ lines }) => lines);
  return {
    subjects,
    faults: faults.map((fault) => ({ ...fault, href: known.find(({ place }) => isIn(place, fault))?.href })),
    differ: known.filter(({ differs }) => differs).length,
    reconstructed: subjects.reduce((sum, { reconstructed }) => sum + reconstructed, 0),
  };
}

import { languages } from '../../i18n/languages.ts';
import { type ExampleMail, type ExampleName, exampleNames, writeExample } from '../../mail/examples/example-mails.ts';
import { SHAPES, type Shape, sizesOf } from '../../mail/examples/example-shape.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';

/** One mail in one language and shape. */
export type ChosenExample = ExampleName & { readonly game: string; readonly language: string; readonly shape: Shape };
/** What is looked for; undefined: all of it. */
export type ExampleFilter = { readonly [K in 'kind' | 'game' | 'language' | 'shape']?: string | undefined };

/** Mails on a page; each is written when it is looked at. */
export const ON_A_PAGE = 8;

/** The games of which there are examples: all, also those that are not finished. */
export function gamesOf({ games }: Pick<Services, 'games'>): readonly string[] {
  return [...games.keys()];
}

/** All that fits, one kind after the other. */
export function chooseExamples(services: Pick<Services, 'games'>, wanted: ExampleFilter): readonly ChosenExample[] {
  const fits = <T extends string>(one: T, what: string | undefined) => what === undefined || what === one;
  const names = exampleNames().filter(({ kind }) => fits(kind, wanted.kind));
  const games = gamesOf(services).filter((game) => fits(game, wanted.game));
  const tongues = languages().filter((language) => fits(language, wanted.language));
  const shapes = SHAPES.filter((shape) => fits(shape, wanted.shape));
  return names.flatMap((name) =>
    games.flatMap((game) => tongues.flatMap((language) => shapes.map((shape) => ({ ...name, game, language, shape })))),
  );
}

/** The one that an address names. Refuses (`not-found`) what there is not. */
export function findExample(
  services: Pick<Services, 'games'>,
  wanted: ExampleFilter & { readonly variant: string },
): ChosenExample {
  const found = chooseExamples(services, wanted).find(({ variant }) => variant === wanted.variant);
  if (!found) throw refuse('not-found', 'mail-examples.no-such-example');
  return found;
}

/** Writes it as it would be written now. Nothing is stored and nothing is sent. */
export async function writeChosen(
  { services, png }: { readonly services: Services; readonly png: (svg: string) => Promise<Buffer> },
  chosen: ChosenExample,
): Promise<ExampleMail> {
  const { settings, clock, games } = services;
  const module = games.get(chosen.game);
  const house = { settings, now: clock.now(), pictures: { png }, locale: chosen.language };
  const mail = module && (await writeExample(module, chosen, house));
  if (!mail) throw refuse('not-found', 'mail-examples.no-such-example');
  return mail;
}

/** A mail as it stands in a list, with its sizes in bytes. */
export function summaryOf(mail: ExampleMail) {
  const { subject, preheader } = mail.content;
  return { subject, preheader, bytes: sizesOf(mail) };
}

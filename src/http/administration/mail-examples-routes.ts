import { htmlInShape, SHAPES } from '../../mail/examples/example-shape.ts';
import { KINDS } from '../../notifications/notification.ts';
import { administrator } from '../route/guards/administrator.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { z } from '../schemas/zod.ts';
import {
  type ChosenExample,
  chooseExamples,
  findExample,
  ON_A_PAGE,
  summaryOf,
  writeChosen,
} from './chosen-examples.ts';

const summary = {
  kind: z.string(),
  variant: z.string().openapi({ description: 'Which of its kind' }),
  game: z.string(),
  language: z.string(),
  subject: z.string(),
  preheader: z.string().openapi({ description: 'What lists of mails show beside the subject' }),
  bytes: z
    .strictObject({ raw: z.int(), html: z.int(), text: z.int(), pictures: z.int() })
    .openapi({ description: 'The mail as it is sent, its two parts before they are encoded, and its pictures' }),
};

const picked = {
  game: z.string().max(64).optional(),
  language: z.string().max(35).optional(),
};

function described({ kind, variant, game, language }: ChosenExample) {
  return { kind, variant, game, language };
}

export const listMailExamples = route(
  {
    method: 'get',
    path: '/administration/mail-examples',
    tag: 'People',
    summary: 'Every kind of mail that this server sends, of each game in each language',
    description: 'They are written for a game that nobody plays. Nothing is sent, and their links lead nowhere.',
    access: administrator,
    input: z.object({
      query: z.strictObject({
        ...picked,
        kind: z.enum(KINDS).optional(),
        from: z
          .string()
          .regex(/^\d{1,6}$/)
          .transform(Number)
          .default(0)
          .openapi({ type: 'integer', minimum: 0, default: 0, description: 'The `next` of the page before' }),
      }),
    }),
    responses: {
      200: {
        description: 'A page of them',
        schema: z.strictObject({ examples: z.array(z.strictObject(summary)), next: z.int().nullable() }),
      },
    },
  },
  async ({ services, png, input }) => {
    const { from, ...wanted } = input.query;
    const all = chooseExamples(services, { ...wanted, shape: 'light' });
    const examples = all
      .slice(from, from + ON_A_PAGE)
      .map(async (one) => ({ ...described(one), ...summaryOf(await writeChosen({ services, png }, one)) }));
    const next = from + ON_A_PAGE < all.length ? from + ON_A_PAGE : null;
    return ok({ examples: await Promise.all(examples), next });
  },
);

export const readMailExample = route(
  {
    method: 'get',
    path: '/administration/mail-examples/:kind/:variant',
    tag: 'People',
    summary: 'One of these mails, with both of its parts',
    access: administrator,
    input: z.object({
      params: z.object({ kind: z.string(), variant: z.string() }),
      query: z.strictObject({
        ...picked,
        shape: z
          .enum(SHAPES)
          .default('light')
          .openapi({ description: 'How the HTML is to look, whatever the colours of whoever shows it' }),
      }),
    }),
    responses: {
      200: {
        description: 'The mail',
        schema: z.strictObject({
          ...summary,
          text: z.string(),
          html: z.string().openapi({ description: 'With its pictures in it; empty in the shape `text`' }),
        }),
      },
    },
  },
  async ({ services, png, input }) => {
    const chosen = findExample(services, { ...input.params, ...input.query });
    const mail = await writeChosen({ services, png }, chosen);
    const html = chosen.shape === 'text' ? '' : htmlInShape(mail, chosen.shape);
    return ok({ ...described(chosen), ...summaryOf(mail), text: mail.content.text, html });
  },
);

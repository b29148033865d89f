import type { Answer, Choice } from '../../kernel/choice.ts';
import { msg } from '../../kernel/msg.ts';

/** What somebody writes, and the answer that it must be. */
export type CorpusSample = { readonly choice: Choice; readonly text: string; readonly answer: Answer };

const optionsOf = (places: readonly string[]) =>
  places.map((place, i) => ({ id: `place-${i + 1}`, label: msg('kernel.answer-list', { items: [place] }) }));

const options = optionsOf([
  ...['Poland', 'Cuba', 'Iran', 'Women’s Suffrage', 'Czechoslovakia', 'Constantinople', 'The Saar', 'Danzig'],
]);
export const ONE_PLACE: Choice = { kind: 'one', options };
const ranking: Choice = { kind: 'ranking', options, min: 0, max: 8 };

const opciones = optionsOf([
  ...['Polonia', 'Cuba', 'Irán', 'Sufragio femenino', 'Checoslovaquia', 'Constantinopla', 'España', 'El Sarre'],
]);
export const UN_SITIO: Choice = { kind: 'one', options: opciones };
const lista: Choice = { kind: 'some', options: opciones, min: 0, max: 8 };
const reparto: Choice = {
  kind: 'spread',
  slots: opciones.map((option) => ({ ...option, max: 9 })),
  total: { min: 0, max: 20 },
};

const LONG = 'Constantinople, Czechoslovakia, Women’s Suffrage, The Saar, Danzig, Poland, Cuba, Iran';

/** By the language in which a mail has put its question. */
export const CORPUS_SAMPLES = {
  en: [
    { choice: ONE_PLACE, text: '2', answer: 'place-2' },
    { choice: ONE_PLACE, text: 'Cuba', answer: 'place-2' },
    { choice: ONE_PLACE, text: 'women’s suffrage', answer: 'place-4' },
    { choice: ONE_PLACE, text: 'Iran\n\nThanks!\nAnna', answer: 'place-3' },
    { choice: ranking, text: LONG, answer: [6, 5, 4, 7, 8, 1, 2, 3].map((n) => `place-${n}`) },
    { choice: ranking, text: '4, 2, 7', answer: ['place-4', 'place-2', 'place-7'] },
  ],
  es: [
    { choice: UN_SITIO, text: 'Irán', answer: 'place-3' },
    { choice: UN_SITIO, text: 'sufragio femenino\n\n¡Gracias!\nAnna', answer: 'place-4' },
    { choice: lista, text: 'Polonia, Checoslovaquia y España', answer: ['place-1', 'place-5', 'place-7'] },
    { choice: lista, text: 'Constantinopla e Irán', answer: ['place-6', 'place-3'] },
    { choice: lista, text: 'nada', answer: [] },
    { choice: reparto, text: '4 en España y 2 en El Sarre', answer: { 'place-7': 4, 'place-8': 2 } },
  ],
} satisfies { readonly [locale: string]: readonly CorpusSample[] };

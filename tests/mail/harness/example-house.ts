import type { ExampleHouse } from '../../../src/mail/examples/example-table.ts';
import { testPictures } from '../../harness/pictures.ts';

/** Where examples are written in tests: a server that takes replies by mail. */
export function exampleHouse(): Omit<ExampleHouse, 'translator'> {
  return {
    settings: {
      ...{ baseUrl: 'https://despatch.example', mailFrom: 'Despatch <despatch@despatch.example>' },
      ...{ replyDomain: 'in.despatch.example', mailMergeSeconds: 60, builtInMailbox: false },
    },
    pictures: testPictures(),
    now: new Date('2026-11-24T20:14:00Z'),
  };
}

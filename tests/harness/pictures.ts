import { createPictures, type Pictures } from '../../src/pictures/pictures.ts';

/** Pixels across where it counts that there is a picture, not how sharp it is. A board takes a tenth of the time. */
export const SMALL = { width: 180 };

let shared: Pictures | undefined;

/** Small pictures, drawn by one thread for all files of a worker. It ends with the worker; nobody else closes it. */
export function testPictures(): Pictures {
  if (!shared) {
    const opened = createPictures(SMALL);
    process.once('beforeExit', () => opened.close());
    shared = { ...opened, close: async () => {} };
  }
  return shared;
}

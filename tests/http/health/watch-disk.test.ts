import { tmpdir } from 'node:os';
import { expect, test } from '@jest/globals';
import { watchDisk } from '../../../src/http/health/watch-disk.ts';

test('a disk with room, and one that is somebody else’s, as long as no write fails', async () => {
  expect(await watchDisk(tmpdir()).hasRoom()).toBe(true);
  expect(await watchDisk(undefined).hasRoom()).toBe(true);
  expect(await watchDisk('/no/such/folder').hasRoom()).toBe(true);
});

test('a write that failed for want of room counts, wherever the database is', async () => {
  const disk = watchDisk(undefined);
  disk.sawFull();
  expect(await disk.hasRoom()).toBe(false);
});

test('a disk that is nearly full counts before a write fails', async () => {
  // No file system of the kernel's own has any room.
  expect(await watchDisk('/proc').hasRoom()).toBe(false);
});

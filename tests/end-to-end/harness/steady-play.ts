import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { RandomSource } from '../../../src/kernel/chance.ts';
import { sampleAnswer } from '../../../src/kernel/sample-answer.ts';
import type { Services } from '../../../src/platform/services.ts';
import { type Acknowledged, checkTable } from './check-table.ts';
import {
  aPlayer,
  askedOf,
  aTable,
  type PlayedTable,
  type Player,
  type Submission,
  send,
  submissionOf,
} from './players.ts';

/** What was sent to one table and acknowledged. */
type Story = {
  readonly table: PlayedTable;
  readonly sent: { readonly submission: Submission; readonly acknowledged: Acknowledged }[];
};

/** Players who go on whatever happens to their server: unanswered submissions are sent again with the same key. */
export type SteadyPlay = {
  /** Waits until this many more submissions are acknowledged; throws when a player met something they should not. */
  moreMoves(count: number): Promise<void>;
  /** Waits until a submission goes out: a server that is killed at once has not answered it. */
  sending(): Promise<void>;
  /** How many submissions had their answer cut off. */
  interrupted(): number;
  /** All players put their last move and stop. */
  finish(): Promise<void>;
  /** Every acknowledged submission gives its first result again, and is in a log that verifies exactly once. */
  check(services: Services): Promise<void>;
};

/** So many tables are set, and both players of each play at random at `url`. */
export async function playSteadily(
  services: Services,
  url: string,
  tables: number,
  random: RandomSource,
): Promise<SteadyPlay> {
  const stories: Story[] = await Promise.all(
    Array.from({ length: tables }, async () => {
      const ann = await aPlayer(services, 'Ann', { plain: true });
      const boris = await aPlayer(services, 'Boris', { plain: true });
      return { table: await aTable(services, [ann, boris]), sent: [] };
    }),
  );
  let over = false;
  let interrupted = 0;
  let goesOut = Promise.withResolvers<void>();

  const sit = async ({ table, sent }: Story, player: Player): Promise<void> => {
    while (!over) {
      const asked = await patiently(() => askedOf(url, table.id, player));
      if (!asked) {
        await sleep(20 + random(20));
        continue;
      }
      const submission = submissionOf(table.id, player, asked, sampleAnswer(asked.choice, random));
      let cut = false;
      const reply = await patiently(
        () => {
          const sending = send(url, submission);
          goesOut.resolve();
          return sending;
        },
        () => {
          cut = true;
        },
      );
      if (cut) interrupted += 1;
      expect([reply.status, reply.repeated && !cut]).toEqual([200, false]);
      sent.push({ submission, acknowledged: { key: submission.body.key, seq: reply.seq ?? 0 } });
    }
  };
  const playing = Promise.all(
    stories.flatMap((story) => [...story.table.players.values()].map((player) => sit(story, player))),
  );
  playing.catch(() => {}); // told by whoever waits
  const count = () => stories.reduce((all, { sent }) => all + sent.length, 0);

  return {
    async moreMoves(more) {
      const enough = count() + more;
      while (count() < enough) await Promise.race([sleep(5), playing]);
    },
    async sending() {
      goesOut = Promise.withResolvers();
      await Promise.race([goesOut.promise, playing]);
    },
    interrupted: () => interrupted,
    async finish() {
      over = true;
      await playing;
    },
    async check(at) {
      for (const { table, sent } of stories) {
        for (const { submission, acknowledged } of sent) {
          const again = await send(url, submission);
          expect(again).toEqual({ status: 200, seq: acknowledged.seq, repeated: true });
        }
        const acknowledged = sent.map((one) => one.acknowledged);
        await checkTable(at, table.id, acknowledged);
      }
    },
  };
}

/** Asks again and again until an answer comes back; only a dead server is a reason. */
async function patiently<T>(work: () => Promise<T>, onDead: () => void = () => {}): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDead(error)) throw error;
      onDead();
      await sleep(50);
    }
  }
}

/** Nobody answers, or the answer was cut off. Errors of `fetch` come from outside Jest's realm: no `instanceof`. */
function isDead(error: unknown): boolean {
  const message = typeof error === 'object' && error && 'message' in error ? String(error.message) : '';
  return ['fetch failed', 'terminated', 'starting'].includes(message);
}

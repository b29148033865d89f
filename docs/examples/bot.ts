// DESPATCH=https://despatch.example.org KEY=dsp_... node bot.ts
import { type Answer, type Choice, Despatch } from '../../src/http/docs/client/despatch.ts';

const { DESPATCH: baseUrl = 'http://localhost:3000', KEY, SECONDS = '60' } = process.env;
const { api } = new Despatch({ baseUrl, baseApiParams: { headers: { authorization: `Bearer ${KEY}` } } });

/** Any legal answer of the kinds that Iron Curtain asks. */
function anyOf(choice: Choice): Answer {
  if (choice.kind === 'one') return choice.options[Math.floor(Math.random() * choice.options.length)]?.id ?? '';
  if (choice.kind !== 'spread') throw new Error(`I do not know how to answer ${choice.kind}`);
  let left = choice.total.min;
  const slots = choice.slots.map(({ id, max }) => {
    const amount = Math.min(left, max);
    left -= amount;
    return [id, amount];
  });
  return Object.fromEntries(slots);
}

for (;;) {
  const { tables } = await api.getTables();
  for (const { id } of tables.filter(({ status, myTurn }) => status === 'playing' && myTurn)) {
    const { seq, decisions } = await api.getTablesTable(id);
    const answers = decisions.flatMap(({ id: decision, mine }) =>
      mine ? [{ decision, answer: anyOf(mine.choice) }] : [],
    );
    await api.postTablesTableSubmissions(id, { expectedSeq: seq, answers: answers.slice(0, 1), key: `${id}-${seq}` });
  }
  await new Promise((resolve) => setTimeout(resolve, Number(SECONDS) * 1000));
}

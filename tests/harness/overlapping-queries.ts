import pg from 'pg';

/**
 * What a client of Postgres was asked while it was still busy with something else: pg 8 warns of it, pg 9 refuses it.
 * Gives the SQL of both, as they came, from now on.
 */
export function overlappingQueries(): readonly string[] {
  const found: string[] = [];
  const running = new WeakMap<object, string>();
  pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
    apply(query, client, given) {
      const sql = String(given[0]?.text ?? given[0]);
      const busy = running.get(client);
      if (busy !== undefined) found.push(`${busy} | ${sql}`);
      running.set(client, sql);
      const answer = Reflect.apply(query, client, given);
      if (answer instanceof Promise) answer.then(...done(client, running));
      else running.delete(client);
      return answer;
    },
  });
  return found;
}

function done(client: object, running: WeakMap<object, string>): [() => void, () => void] {
  const end = () => {
    running.delete(client);
  };
  return [end, end];
}

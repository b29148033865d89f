import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import request from 'supertest';
import { issueSignInLink } from '../../../src/people/issue-sign-in-link.ts';
import { answerTurn, nextTurn, startTable } from '../harness/a-table.ts';
import { postForm as post } from '../harness/post-form.ts';
import { getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  ben = await server.person('Ben');
});
afterAll(() => server.close());

/** A browser nobody is signed in with: it keeps the cookies that it is given. */
function browser() {
  return request.agent(server.app).set('Accept', 'text/html');
}
type Browser = ReturnType<typeof browser>;

/** A form as this browser sends it, with the cookies that it has. */
const send = (asked: request.Test, fields: { readonly [name: string]: string }) => post(asked, fields, undefined);

/** Begins a first game; gives its address. */
async function begun(at: Browser, game = 'iron-curtain'): Promise<string> {
  const { headers } = await at.post(`/first-game/${game}`).expect(303);
  return headers.location ?? '';
}

/** Sends the first form of a page with its first button, or as it is. */
async function answerFirst(at: Browser, address: string): Promise<void> {
  const page = load((await at.get(address).expect(200)).text);
  const form = page('section.decision form[action*="/answer"]').first();
  const button = form.find('button[name=a]').first();
  const radio = form.find('input[type=radio]').first();
  const fields = {
    decision: String(form.find('[name=decision]').val()),
    ...(button.length > 0 ? { a: String(button.val()) } : radio.length > 0 ? { a: String(radio.val()) } : {}),
  };
  const { status } = await send(at.post(String(form.attr('action'))), fields);
  expect(status).toBe(303);
}

describe('a first game', () => {
  test('begins on the front page or the game’s, without an account, and is found again by the browser alone', async () => {
    const at = browser();
    const home = load((await at.get('/').expect(200)).text);
    expect(
      home('form[action^="/first-game/"]')
        .map((_, form) => home(form).attr('action'))
        .get(),
    ).toEqual(['/first-game/iron-curtain', '/first-game/versailles-1919']);
    expect((await at.get('/games/versailles-1919').expect(200)).text).toContain('/first-game/versailles-1919');
    expect((await at.get('/games/empires-in-arms').expect(200)).text).not.toContain('/first-game/');
    await at.post('/first-game/empires-in-arms').expect(404);

    const address = await begun(at);
    const { text } = await at.get(address).expect(200);
    const words = textOf(text);
    expect(words).toContain('Your first game of Iron Curtain');
    expect(words).toContain('You are the US; the computer is the USSR.');
    expect(text).toContain('<svg');
    const listed = load((await at.get('/').expect(200)).text);
    expect(listed(`a[href="${address}"]`).text()).toBe('Your first game of Iron Curtain');

    await browser().get(address).expect(404);
    await getPage(server, address, ada).expect(404);
    await browser().post(`${address}/end`).type('form').send({ sure: 'yes' }).expect(404);
  });

  test('goes on after each answer until its player is asked again; notes come once', async () => {
    const at = browser();
    const address = await begun(at);
    const before = textOf((await at.get(address)).text);
    for (let n = 0; n < 5; n += 1) await answerFirst(at, address);
    const page = load((await at.get(address)).text);
    expect(page('section.decision form[action*="/answer"]').length).toBeGreaterThan(0);
    expect(page.text()).not.toContain('The computer is thinking.');
    expect(page('.log-line').length).toBeGreaterThan(5);
    expect(before).toContain('You are the US');
    expect(page.text()).not.toContain('You are the US');
  });

  test('says what it cannot take, with the form as it was filled in', async () => {
    const at = browser();
    const address = await begun(at);
    const page = load((await at.get(address)).text);
    const form = page('section.decision form[action*="/answer"]').first();
    const action = String(form.attr('action'));
    const decision = String(form.find('[name=decision]').val());
    const empty = await send(at.post(action), { decision });
    expect(empty.status).toBe(400);
    expect(textOf(empty.text)).toContain('Nothing is picked yet.');
    const wrong = await send(at.post(action), { decision, a: 'no such card' });
    expect(wrong.status).toBe(422);
    const gone = await send(at.post(action.replace(/version=\d+/, 'version=0')), { decision, a: 'x' });
    expect(gone.status).toBe(409);
    const unasked = await send(at.post(action.replace('seat=us', 'seat=ussr')), { decision, a: 'x' });
    expect([400, 403]).toContain(unasked.status);
    await send(at.post(`${address}/computer?seat=us`), { decision }).expect(400);
    expect((await send(at.post(`${address}/back`), { to: '0' })).status).toBe(400);
  });

  test('is stopped, once its player is sure', async () => {
    const at = browser();
    const address = await begun(at);
    const asked = await at.post(`${address}/end`).expect(303);
    expect(textOf((await at.get(asked.headers.location ?? '')).text)).toContain('gone for good');
    await send(at.post(`${address}/end`), { sure: 'yes' }).expect(303);
    await at.get(address).expect(404);
  });

  test('is kept by whoever signs in, in any browser, and becomes a table of theirs', async () => {
    const at = browser();
    const address = await begun(at);
    await answerFirst(at, address);
    const keep = String(load((await at.get(address)).text)(`a[href^="${address}/keep"]`).attr('href'));
    const signIn = await at.get(keep).expect(303);
    const next = new URL(signIn.headers.location ?? '', 'http://x').searchParams.get('next') ?? '';
    expect(next).toBe(keep);

    // The mail is opened on the phone.
    const { token } = await issueSignInLink(server.services, { email: 'new@people.example', next });
    const phone = browser();
    const welcome = await phone.post(`/sign-in/${token}`).expect(303);
    expect(new URL(welcome.headers.location ?? '', 'http://x').searchParams.get('next')).toBe(keep);
    await phone.get(keep.replace(/code=./, 'code=!')).expect(404);
    expect(textOf((await phone.get(keep).expect(200)).text)).toContain('private table of yours');
    const kept = await phone.post(keep).expect(303);
    const table = await phone.get(kept.headers.location ?? '').expect(200);
    expect(textOf(table.text)).toContain('Your first game is a table of yours now.');
    expect(textOf(table.text)).toContain('Computer');
    await at.get(address).expect(404);
    await phone.post(keep).expect(404);
  });
});

describe('a sandbox', () => {
  /** A table of Iron Curtain at which somebody has given some answers. */
  async function aTable(answers: number) {
    const table = await startTable(server, ada, ben);
    for (let n = 0; n < answers; n += 1) await answerTurn(server, table, await nextTurn(server, table)).expect(200);
    return table;
  }

  test('begins on the table’s page, is played, compared and thrown away; the table does not notice', async () => {
    const table = await aTable(4);
    const before = (await as(server, ada, 'get', `/api/tables/${table.id}/log`)).body;
    const page = load((await getPage(server, `/t/${table.id}`, ada).expect(200)).text);
    const at = String(page('form[action$="/sandbox"] [name=at]').val());
    const { headers } = await postForm(server, `/t/${table.id}/sandbox`, { at }, ada).expect(303);
    const address = headers.location ?? '';
    const shown = load((await getPage(server, address, ada).expect(200)).text);
    expect(shown('h1').text()).toContain('Sandbox: Tuesday Club, after entry');
    await getPage(server, address, ben).expect(404);

    const computer = shown('form[action*="/computer"]').first();
    const decision = String(computer.find('[name=decision]').val());
    await postForm(server, String(computer.attr('action')), { decision }, ada).expect(303);
    await postForm(server, String(computer.attr('action')), { decision }, ada).expect(409);
    const compared = textOf((await getPage(server, `${address}/compare`, ada).expect(200)).text);
    expect(compared).toContain('Nothing has happened there since.');
    expect(compared).not.toContain('Nothing was tried yet.');
    await postForm(server, `${address}/back`, { to: '0' }, ada).expect(303);
    expect(textOf((await getPage(server, `${address}/compare`, ada)).text)).toContain('Nothing was tried yet.');
    await postForm(server, `${address}/keep`, {}, ada).expect(400);

    expect((await as(server, ada, 'get', `/api/tables/${table.id}/log`)).body).toEqual(before);
    const gone = await postForm(server, `${address}/end`, { sure: 'yes' }, ada).expect(303);
    expect(gone.headers.location).toBe(`/t/${table.id}`);
  });

  test('of a finished game begins at any entry but the last, with all hands open', async () => {
    const table = await aTable(4);
    await as(server, ada, 'post', `/api/tables/${table.id}/resign`).send({ confirm: true }).expect(200);
    expect((await getPage(server, `/t/${table.id}`, ben)).text).not.toContain('/sandbox"');
    expect((await getPage(server, `/t/${table.id}?at=3`, ben)).text).toContain('/sandbox"');
    await postForm(server, `/t/${table.id}/sandbox`, {}, ben).expect(400);
    const { headers } = await postForm(server, `/t/${table.id}/sandbox`, { at: '3' }, ben).expect(303);
    const hands = ['us', 'ussr'].map(async (seat) => {
      const { text } = await getPage(server, `${headers.location}?as=${seat}`, ben).expect(200);
      const real = await getPage(server, `/t/${table.id}?at=3`, table.people[seat]).expect(200);
      const handOf = (html: string) =>
        load(html)('.private li')
          .map((_, li) => textOf(load(html)(li).text()))
          .get();
      expect(handOf(text)).toEqual(handOf(real.text));
      return handOf(text);
    });
    const [us, ussr] = await Promise.all(hands);
    expect(us?.length).toBeGreaterThan(0);
    expect(us).not.toEqual(ussr);
  });
});

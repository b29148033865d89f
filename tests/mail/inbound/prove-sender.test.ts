import { describe, expect, test } from '@jest/globals';
import { dkimSign, sealMessage } from 'mailauth';
import { proveSender } from '../../../src/mail/inbound/prove-sender.ts';
import type { Arrived } from '../../../src/mail/inbound/proven-sender.ts';
import { dkimKey, exchanged, withFields, writtenMail } from './harness/signed-mail.ts';
import { testDns, timedOut } from './harness/test-dns.ts';

const ann = dkimKey();
const mallory = dkimKey();
const list = dkimKey();
const FROM = 'Ann <ann@home.example>';
const TO = 'reply+00@in.despatch.test';
const HERE = { address: '192.0.2.7', helo: 'mx.home.example' };
const ELSEWHERE = { address: '203.0.113.9', helo: 'mail.evil.example' };

const records = {
  'TXT s1._domainkey.home.example': [ann.record],
  'TXT s1._domainkey.evil.example': [mallory.record],
  'TXT s1._domainkey.list.example': [list.record],
  'TXT home.example': ['v=spf1 ip4:192.0.2.7 -all'],
  'TXT evil.example': ['v=spf1 ip4:203.0.113.9 -all'],
  'TXT _dmarc.home.example': ['v=DMARC1; p=reject'],
} as const;
const signedByAnn = { domain: 'home.example', privateKey: ann.privateKey };
const signedByMallory = { domain: 'evil.example', privateKey: mallory.privateKey };

const annsMail = await writtenMail({ from: FROM, to: TO, text: '2', signedBy: signedByAnn });
const forged = await writtenMail({ from: FROM, to: TO, text: '2', signedBy: signedByMallory });
const unsigned = await writtenMail({ from: FROM, to: TO, text: '2' });

const arrived = (raw: Uint8Array, how: Partial<Arrived> = {}): Arrived => ({
  raw,
  whole: true,
  mailFrom: 'ann@home.example',
  remote: ELSEWHERE,
  trusted: [],
  ...how,
});
const proofOf = async (raw: Uint8Array, how: Partial<Arrived> = {}, dns: Parameters<typeof testDns>[0] = records) => {
  const { proof } = await proveSender(arrived(raw, how), testDns(dns));
  return [proof.state, proof.by];
};

describe('DKIM', () => {
  test('proves a mail that its own domain has signed, wherever it comes from', async () => {
    expect(await proofOf(annsMail)).toEqual(['proven', 'dkim']);
    const { from, signed } = await proveSender(arrived(annsMail), testDns(records));
    expect([from, signed.length]).toEqual(['ann@home.example', 1]);
  });

  test.each([
    ['signed by somebody else', forged],
    ['with another text', exchanged(annsMail, '\r\n\r\n2', '\r\n\r\n1')],
    ['with another sender', exchanged(annsMail, 'ann@home.example', 'bob@home.example')],
    ['with two senders', withFields(annsMail, 'From: mallory@evil.example')],
    ['with seven signatures', withFields(annsMail, ...Array.from({ length: 6 }, () => 'DKIM-Signature: v=1'))],
  ])('does not prove a mail %s', async (_, raw) => {
    const [state] = await proofOf(raw);
    expect(state).not.toBe('proven');
  });

  test('does not prove a mail whose signature leaves the end of the text out, or whose key is on trial', async () => {
    const raw = Buffer.from(unsigned);
    const some = { signingDomain: 'home.example', selector: 's1', privateKey: ann.privateKey, maxBodyLength: 1 };
    const { signatures } = await dkimSign(raw, some);
    expect((await proofOf(Buffer.concat([Buffer.from(signatures), raw])))[0]).not.toBe('proven');
    const trial = { ...records, 'TXT s1._domainkey.home.example': [`${ann.record}; t=y`] };
    expect((await proofOf(annsMail, {}, trial))[0]).not.toBe('proven');
  });

  test('gives the same digest for the same signed text, however its signature is written', async () => {
    const folded = exchanged(annsMail, ' b=', '   b=');
    const [one, other] = await Promise.all(
      [annsMail, folded].map((raw) => proveSender(arrived(raw), testDns(records))),
    );
    expect([one?.proof, one?.signed]).toEqual([other?.proof, other?.signed]);
  });
});

describe('SPF', () => {
  test('proves a mail from a machine of its domain', async () => {
    expect(await proofOf(unsigned, { remote: HERE })).toEqual(['proven', 'spf']);
  });

  test('does not prove a mail whose envelope names another domain', async () => {
    expect(await proofOf(unsigned, { mailFrom: 'mallory@evil.example' })).toEqual(['failed', undefined]);
  });

  test('does not count where the operator’s own server brings the mail', async () => {
    expect(await proofOf(unsigned, { remote: undefined })).toEqual(['unproven', undefined]);
  });

  test('without a DMARC record proves the very domain alone', async () => {
    const { 'TXT _dmarc.home.example': _, ...none } = records;
    expect(await proofOf(unsigned, { remote: HERE }, none)).toEqual(['proven', 'spf']);
    const raw = await writtenMail({ from: 'ann@sub.home.example', to: TO, text: '2' });
    expect(await proofOf(raw, { remote: HERE }, none)).toEqual(['unproven', undefined]);
  });
});

describe('a forged mail', () => {
  test('has failed where the domain asks to reject it', async () => {
    expect(await proofOf(unsigned)).toEqual(['failed', undefined]);
    expect(await proofOf(forged, { mailFrom: 'mallory@evil.example' })).toEqual(['failed', undefined]);
  });

  test.each([
    ['its domain asks for nothing', 'v=DMARC1; p=none'],
    ['its domain is only trying', 'v=DMARC1; p=quarantine; t=y'],
  ])('is unproven where %s', async (_, record) => {
    expect(await proofOf(unsigned, {}, { ...records, 'TXT _dmarc.home.example': [record] })).toEqual([
      'unproven',
      undefined,
    ]);
  });

  test.each(['TXT home.example', 'TXT _dmarc.home.example', 'TXT s1._domainkey.evil.example'])(
    'is unproven while the DNS does not say what %s is',
    async (question) => {
      expect(await proofOf(forged, {}, { ...records, [question]: timedOut })).toEqual(['unproven', undefined]);
    },
  );

  test('is unproven where only its beginning was read', async () => {
    expect(await proofOf(unsigned, { whole: false })).toEqual(['unproven', undefined]);
  });
});

describe('the operator’s own server', () => {
  const says = (result: string, server = 'mx.despatch.test') =>
    `Authentication-Results: ${server};\r\n dmarc=${result} header.from=home.example; spf=pass`;
  const own = { trusted: ['mx.despatch.test'], remote: undefined };

  test.each([
    ['passes', says('pass (p=REJECT)'), ['proven', 'server']],
    ['fails', says('fail (p=REJECT sp=NONE)'), ['failed', 'server']],
    ['fails where nothing is asked for', says('fail (p=NONE)'), ['unproven', undefined]],
    ['says nothing', says('none'), ['unproven', undefined]],
  ])('is believed: it %s', async (_, field, expected) => {
    expect(await proofOf(withFields(unsigned, field), own)).toEqual(expected);
  });

  test.each([
    ['another server', says('pass', 'mx.evil.example')],
    ['one that stands below another’s', `${says('none', 'mx.evil.example')}\r\n${says('pass')}`],
    ['one that contradicts itself', `${says('pass')}\r\n${says('none')}`],
    ['a pass for another domain', says('pass').replace('home.example', 'evil.example')],
    ['a pass in brackets', says('none (dmarc=pass header.from=home.example)')],
    ['a pass in quotes', says('none reason="; dmarc=pass header.from=home.example"')],
    ['SPF and DKIM alone', 'Authentication-Results: mx.despatch.test; spf=pass; dkim=pass header.d=home.example'],
  ])('is not believed: %s', async (_, field) => {
    expect(await proofOf(withFields(unsigned, field), own)).toEqual(['unproven', undefined]);
  });

  test('is believed by nobody where it is not named', async () => {
    expect(await proofOf(withFields(unsigned, says('pass')), { trusted: [] })).toEqual(['failed', undefined]);
  });
});

describe('a seal (ARC)', () => {
  const sealed = async (authResults: string, i = 1) => {
    const raw = Buffer.from(exchanged(annsMail, '\r\n\r\n2', '\r\n\r\n2\r\n-- \r\nA list'));
    const seal = { signingDomain: 'list.example', selector: 's1', privateKey: list.privateKey, authResults, i };
    const headers = await sealMessage(raw, { ...seal, cv: 'none' });
    return Buffer.concat([headers, raw]);
  };
  const passed = 'mx.list.example; dmarc=pass header.from=home.example; dkim=pass header.i=@home.example';

  test('of a server that the operator trusts proves what had been proven there', async () => {
    const how = { trusted: ['mx.list.example'] };
    expect(await proofOf(await sealed(passed), how)).toEqual(['proven', 'arc']);
    expect((await proofOf(await sealed(passed.replace('dmarc=pass', 'dmarc=none')), how))[0]).not.toBe('proven');
  });

  test.each([
    ['nobody trusts', []],
    ['bears the name of another', ['mx.despatch.test']],
  ])('that %s proves nothing', async (_, trusted) => {
    const raw = await sealed(trusted.length === 0 ? passed : passed.replace('mx.list.example', 'mx.despatch.test'));
    expect((await proofOf(raw, { trusted }))[0]).not.toBe('proven');
  });
});

test.each([
  ['a field of blanks', `DKIM-Signature: v=1; b=${' '.repeat(60_000)}x\r\n`, ''],
  ['a field of folded blanks', `DKIM-Signature: v=1; b=${'\r\n \t '.repeat(10_000)}x\r\n`, ''],
  ['a result of blanks', `Authentication-Results: t; dmarc ${' '.repeat(60_000)}x\r\n`, ''],
  ['nothing but lines', 'DKIM-Signature: v=1; a=rsa-sha256; d=a.example; s=s; bh=a; b=a\r\n', '\n'.repeat(500_000)],
  ['nothing but a header', 'X: y\r\n'.repeat(80_000), ''],
])('a mail with %s is not looked at further', async (_, fields, body) => {
  const raw = Buffer.from(`${fields}From: ann@home.example\r\n\r\n${body}`);
  const asked: string[] = [];
  const found = await proveSender(arrived(raw, { trusted: ['t'] }), async (name) => {
    asked.push(name);
    throw timedOut;
  });
  expect([found.proof.state, asked]).toEqual(['unproven', []]);
});

test('a mail without any sender, or without anything, is unproven', async () => {
  for (const text of ['', 'To: x\r\n\r\n2', 'From: \r\n\r\n2', 'From: nobody\r\n\r\n2', '\0\0\0'])
    expect(await proofOf(Buffer.from(text))).toEqual(['unproven', undefined]);
});

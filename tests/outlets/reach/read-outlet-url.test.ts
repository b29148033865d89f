import { expect, test } from '@jest/globals';
import { readOutletUrl } from '../../../src/outlets/reach/read-outlet-url.ts';

const strict = { loopback: false };

test.each([
  ['https://hooks.example.org/services/T0/B0?x=1#top', 'https://hooks.example.org/services/T0/B0?x=1'],
  [' https://EXAMPLE.org:8443 ', 'https://example.org:8443/'],
  ['https://[2606:4700::1111]/', 'https://[2606:4700::1111]/'],
])('%s is taken', (given, read) => {
  expect(readOutletUrl(given, strict)).toBe(read);
});

test.each([
  ['http://example.org/', 'outlets.url-not-https'],
  ['file:///etc/passwd', 'outlets.url-not-https'],
  ['gopher://example.org/', 'outlets.url-not-https'],
  ['https://ada:secret@example.org/', 'outlets.url-password'],
  ['https://127.0.0.1/', 'outlets.url-private'],
  ['https://0x7f000001/', 'outlets.url-private'],
  ['https://2130706433/', 'outlets.url-private'],
  ['https://127.1/', 'outlets.url-private'],
  ['https://0/', 'outlets.url-private'],
  ['https://[::1]/', 'outlets.url-private'],
  ['https://[::ffff:10.0.0.1]/', 'outlets.url-private'],
  ['https://169.254.169.254/latest/meta-data', 'outlets.url-private'],
  ['https://localhost/', 'outlets.url-private'],
  ['https://a.LOCALHOST./', 'outlets.url-private'],
  ['https://１２７.0.0.1/', 'outlets.url-private'],
  ['nonsense', 'outlets.url-bad'],
  ['', 'outlets.url-bad'],
  ['https://example.org/\u0000', 'outlets.url-bad'],
  [`https://example.org/${'x'.repeat(1000)}`, 'outlets.url-too-long'],
])('%s is refused (%s)', (given, key) => {
  expect(() => readOutletUrl(given, strict)).toThrow(key);
});

test('a test’s receiver on this machine is taken only where that is allowed', () => {
  expect(readOutletUrl('http://127.0.0.1:9/x', { loopback: true })).toBe('http://127.0.0.1:9/x');
  expect(() => readOutletUrl('http://10.0.0.1/', { loopback: true })).toThrow('outlets.url-private');
});

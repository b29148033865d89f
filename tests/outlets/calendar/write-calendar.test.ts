import { expect, test } from '@jest/globals';
import { writeCalendar } from '../../../src/outlets/calendar/write-calendar.ts';

const event = {
  uid: '41.1.us.table@despatch.test',
  stamp: new Date('2026-11-24T12:00:00.000Z'),
  at: new Date('2026-11-26T20:00:00.123Z'),
  summary: 'Café de París: turno',
  description: 'Now, or never; you choose.\nC:\\games\rhttps://x',
  url: 'https://despatch.test/t/x',
};

test('a calendar has its events in UTC, and texts escaped', () => {
  const text = writeCalendar('Deadlines', [event]);
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Despatch//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Deadlines',
    'X-WR-CALNAME:Deadlines',
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    'BEGIN:VEVENT',
    'UID:41.1.us.table@despatch.test',
    'DTSTAMP:20261124T120000Z',
    'DTSTART:20261126T200000Z',
    'SUMMARY:Café de París: turno',
    'DESCRIPTION:Now\\, or never\\; you choose.\\nC:\\\\games\\nhttps://x',
    'URL:https://despatch.test/t/x',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('no line is longer than 75 bytes, and unfolded all is there', () => {
  const summary = '«Ñandú» — '.repeat(40).trim();
  const text = writeCalendar('Deadlines', [{ ...event, summary }]);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
  expect(text).not.toContain('\ufffd');
});

test('a text cannot begin a line of its own', () => {
  const text = writeCalendar('A', [{ ...event, summary: 'x\r\nEND:VCALENDAR\u0000\u2028' }]);
  expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1);
  expect(text).toContain('SUMMARY:x\\nEND:VCALENDAR\u2028\r\n');
});

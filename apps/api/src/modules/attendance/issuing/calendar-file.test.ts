import { expect, test } from 'vitest'
import { readCalendar } from '../../../testing/read-calendar.ts'
import { calendarFile } from './calendar-file.ts'

const facts = {
  registration_id: 7,
  event_id: 42,
  sequence: 1,
  host: 'forma.example',
  organizer: { name: 'Atelier; des, Savoirs', mail: 'bonjour@atelier.example' },
  attendee: { name: 'Élodie Œuvrard', mail: 'elodie@example.org' },
  title: 'Manager une équipe au quotidien, en présence et à distance, sans s’épuiser ; module 2',
  place: 'Nantes, salle Loire',
  url: 'https://forma.example/e/42',
  stamp: new Date('2027-01-05T08:00:00Z'),
  slots: [
    { id: 1, start: new Date('2027-03-26T08:00:00Z'), end: new Date('2027-03-26T11:30:00Z'), title: '' },
    { id: 2, start: new Date('2027-03-29T07:00:00Z'), end: new Date('2027-03-29T10:30:00Z'), title: 'Suite' },
  ],
}
const text = Buffer.from(calendarFile(facts)).toString('utf8')
const unfolded = text.replace(/\r\n[ \t]/g, '')

test('EXT-01 one entry per half-day, in UTC, with what calendars ask', () => {
  expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  for (const line of [
    'METHOD:REQUEST',
    'VERSION:2.0',
    'UID:42-1-7@forma.example',
    'UID:42-2-7@forma.example',
    'SEQUENCE:1',
    'DTSTAMP:20270105T080000Z',
    'DTSTART:20270326T080000Z',
    'DTEND:20270329T103000Z',
    'STATUS:CONFIRMED',
    'LOCATION:Nantes\\, salle Loire',
  ])
    expect(unfolded.split('\r\n')).toContain(line)
  expect(unfolded).toMatch(/ORGANIZER;CN="?Atelier/)
  expect(unfolded).toMatch(/ATTENDEE;[^\r]*elodie@example\.org/i)
})

test('EXT-01 a parser that is not ours reads it', () => {
  expect(readCalendar(text).within.map(({ properties }) => [properties.get('DTSTART'), properties.get('LOCATION')])).toEqual([
    ['20270326T080000Z', 'Nantes, salle Loire'],
    ['20270329T070000Z', 'Nantes, salle Loire'],
  ])
})

test('EXT-01 the same facts give the same uids when told again', () => {
  const again = Buffer.from(calendarFile({ ...facts, sequence: 2 })).toString('utf8')
  expect(again.match(/UID:.*/g)).toEqual(text.match(/UID:.*/g))
  expect(again).toContain('SEQUENCE:2')
})

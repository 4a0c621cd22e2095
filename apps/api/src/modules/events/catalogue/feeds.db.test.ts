import { feedsContract } from '@kxo/domain/events/catalogue/feed-contract'
import { fillPath } from '@kxo/domain/kernel/contract'
import { XmlDocument } from 'libxml2-wasm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { readCalendar } from '../../../testing/read-calendar.ts'
import { aTenant, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let world: TenantWorld
beforeAll(async () => {
  program = await startProgram()
  world = await aTenant(program, { label: 'Atelier ; & <co>' })
})
afterAll(() => program.close())

const fetchFeed = async (endpoint: { path: string }, params: Record<string, unknown> = {}, query = '') => {
  const url = `/api${fillPath(endpoint.path, { client: world.name, ...params })}`.replace(/\/$/, '') + query
  const answer = await program.app.inject({ url, headers: { 'accept-language': 'fr' } })
  return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body }
}

test('EXT-01: a calendar holds what the filters keep, with stable uids and the version as sequence', async () => {
  const title = 'Négocier, convaincre ; décider \\ – et tenir ses engagements jusqu’à la fin de l’année'
  const start = new Date('2027-03-02T08:00:00Z')
  const lyon = await anOpenEvent(world, {
    title,
    url: 'negocier',
    town: 'Lyon',
    start_date: start,
    end_date: new Date('2027-03-02T16:00:00Z'),
  })
  await anOpenEvent(world, { title: 'Ailleurs', url: 'ailleurs', town: 'Nantes' })
  await anOpenEvent(world, { title: 'Brouillon', url: 'brouillon', town: 'Lyon', is_active: false })
  await anOpenEvent(world, { title: 'Sur invitation', url: 'invites', town: 'Lyon', onboarding: 4 })
  const all = await fetchFeed(feedsContract.calendar)
  expect([all.status, all.type]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(readCalendar(all.text).within.map(({ properties }) => properties.get('SUMMARY'))).toEqual(
    expect.arrayContaining([title, 'Ailleurs']),
  )
  await world.inTenant((db) => db.updateTable('events').set({ version: 4 }).where('id', '=', lyon).execute())
  const calendar = readCalendar((await fetchFeed(feedsContract.calendar, {}, '?town=lyon')).text)
  expect(calendar.properties.get('VERSION')).toBe('2.0')
  expect(calendar.properties.get('METHOD')).toBe('PUBLISH')
  expect(calendar.within).toHaveLength(1)
  const { properties } = calendar.within[0]!
  expect(Object.fromEntries(properties)).toMatchObject({
    SUMMARY: title,
    DTSTART: '20270302T080000Z',
    DTEND: '20270302T160000Z',
    SEQUENCE: '4',
    STATUS: 'CONFIRMED',
    LOCATION: 'Lyon',
    URL: expect.stringMatching(/\/public\/[\w-]+\/negocier$/),
    UID: expect.stringMatching(new RegExp(`^event-${lyon}@`)),
  })
})

test('a public event is a calendar of its half-days; what is not public is not', async () => {
  const event = await anOpenEvent(world, { url: 'deux-jours' })
  const secret = await anOpenEvent(world, { url: 'secret', onboarding: 4 })
  const at = (day: number, hour: number) => new Date(Date.UTC(2027, 4, day, hour))
  await world.inTenant((db) =>
    db
      .insertInto('slots')
      .values([4, 5].map((day) => ({ event_id: event, start_at: at(day, 7), end_at: at(day, 10), title: '' })))
      .execute(),
  )
  const calendar = readCalendar((await fetchFeed(feedsContract.eventCalendar, { id: event })).text)
  expect(calendar.within.map(({ properties }) => properties.get('DTSTART'))).toEqual(['20270504T070000Z', '20270505T070000Z'])
  expect(new Set(calendar.within.map(({ properties }) => properties.get('UID'))).size).toBe(2)
  expect((await fetchFeed(feedsContract.eventCalendar, { id: secret })).status).toBe(404)
})

test('the Atom feed is well formed, says who publishes, and puts the last published first', async () => {
  for (const [url, published_at] of [
    ['ancien', '2026-01-01T10:00:00Z'],
    ['recent', '2026-06-01T10:00:00Z'],
  ] as const)
    await anOpenEvent(world, { url, title: `<${url}> & co`, town: 'Rennes', published_at: new Date(published_at) })
  const { type, text } = await fetchFeed(feedsContract.atom, {}, '?town=Rennes')
  expect(type).toBe('application/atom+xml; charset=utf-8')
  using document = XmlDocument.fromString(text)
  const find = (path: string) => document.find(path, { a: 'http://www.w3.org/2005/Atom' }).map(({ content }) => content)
  expect(find('/a:feed/a:entry/a:title')).toEqual(['<recent> & co', '<ancien> & co'])
  expect(find('/a:feed/a:updated')).toEqual(['2026-06-01T10:00:00.000Z'])
  expect(find('/a:feed/a:author/a:name')).toEqual(['Atelier ; & <co>'])
  for (const needed of ['id', 'title', 'updated']) expect(find(`/a:feed/a:entry[not(a:${needed})]`), needed).toEqual([])
})

test('a tenant without the catalogue has no feed', async () => {
  const without = await aTenant(program, { own: [] })
  for (const endpoint of [feedsContract.calendar, feedsContract.atom])
    expect((await fetchFeed(endpoint, { client: without.name })).status).toBe(404)
})

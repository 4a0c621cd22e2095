import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentsContract } from '@kxo/domain/documents/contract'
import { eventsContract } from '@kxo/domain/events/contract'
import { handoutsContract } from '@kxo/domain/events/handouts/handouts-contract'
import { pathContract } from '@kxo/domain/events/path/path-contract'
import { guideContract } from '@kxo/domain/help/guide-contract'
import { videosContract as contract } from '@kxo/domain/videos/contract'
import { watchingContract } from '@kxo/domain/videos/watching-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { filmOf } from '../../../seeds/films/film-of.ts'
import { aRegistration } from '../../testing/a-session.ts'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { sendFile } from '../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let learner: Persona
let event: number
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  learner = await tenant.aPerson()
  event = await anOpenEvent(tenant)
})

const still = readFileSync(join(import.meta.dirname, '../../../seeds/films/reunion-1.webp'))
/** Ten seconds of the same picture. */
const film = filmOf([still], 10)
const inTenant = <Params extends object>(params: Params) => ({ params: { client: tenant.name, ...params } })
const add = (query: Record<string, string> = {}, who = admin, bytes: Uint8Array | string = film, name = 'film.webm') =>
  sendFile(program, who, contract.add, { ...inTenant({}), query: { name: 'Les gestes', rank: '1', ...query }, name, bytes })
const read = (id: number, who = admin) => callAs(program, who, contract.read, inTenant({ id }))
const giveNew = async (query: Record<string, string> = {}) => {
  const video = await add({ event: String(event), ...query })
  return { video: video.id, document: video.events[0]?.document ?? 0 }
}
const own = (document: number, who = learner) => callAs(program, who, watchingContract.own, inTenant({ id: document }))
const open = (document: number, who = learner) => callAs(program, who, watchingContract.open, { ...inTenant({ id: document }), body: {} })
const report = (document: number, parts: [number, number][], position = parts.at(-1)?.[1] ?? 0, who = learner) =>
  callAs(program, who, watchingContract.report, { ...inTenant({ id: document }), body: { parts, position } })
/** Lets so many seconds pass since their time was last counted. */
const pass = (seconds: number) =>
  tenant.inTenant((db) =>
    db
      .updateTable('video_views')
      .set({ counted_at: new Date(Date.now() - seconds * 1000) })
      .execute(),
  )
const watchWhole = async (document: number, who = learner) => {
  await open(document, who)
  await pass(10)
  return report(document, [[0, 10]], 10, who)
}
const fetched = (address: string, range?: string) => program.app.inject({ method: 'GET', url: address, headers: range ? { range } : {} })
const vtt = 'WEBVTT\n\n00:00.000 --> 00:04.000\nProtéger\n\n00:04.000 --> 00:09.000\nAlerter\n'
const caption = (id: number, language = 'fr', bytes = vtt) =>
  sendFile(program, admin, contract.addCaptions, { ...inTenant({ id }), query: { language }, name: 'gestes.vtt', bytes })

describe('the library', () => {
  test('takes a film, reads its length from the file, and lists it with what is known of it', async () => {
    const video = await add({ seconds: '999' })
    expect(video).toMatchObject({ name: 'Les gestes', rank: 1, seconds: 10, status: 'ready', restriction: 'public', events: [], views: 0 })
    await giveNew({ name: 'Alerter', restriction: '2' })
    await caption(video.id)
    const list = async (query: object = {}) =>
      (await callAs(program, admin, contract.list, { ...inTenant({}), query: { page: 1, page_size: 25, sort: 'name', ...query } })).results
    expect((await list()).map(({ name, events, captions, restriction }) => [name, events, captions, restriction])).toEqual([
      ['Alerter', 1, null, 'registered'],
      ['Les gestes', 0, 'FR', 'public'],
    ])
    const names = async (query: object) => (await list(query)).map(({ name }) => name)
    expect(await names({ unused: true })).toEqual(['Les gestes'])
    expect(await names({ without_captions: true })).toEqual(['Alerter'])
    expect(await names({ restriction: 'registered' })).toEqual(['Alerter'])
    expect(await names({ event })).toEqual(['Alerter'])
    expect(await names({ video_id: video.id })).toEqual(['Les gestes'])
    expect(await names({ status: 'archived' })).toEqual([])
    expect(await names({ q: 'gest' })).toEqual(['Les gestes'])
  })

  test('refuses what is no film, and whoever may not write', async () => {
    await expect(add({}, admin, '%PDF-1.7 essai', 'film.mp4')).rejects.toMatchObject({ status: 415 })
    // The first bytes of an MP4, and nothing to show.
    await expect(add({}, admin, Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex'), 'film.mp4')).rejects.toMatchObject({
      status: 422,
      code: 'notAFilm',
    })
    await expect(add({ name: '' })).rejects.toMatchObject({ status: 422 })
    await expect(add({ rank: '' })).rejects.toMatchObject({ status: 422 })
    const reader = await tenant.anAdmin({ is_restricted: 1 })
    for (const who of [learner, reader]) await expect(add({}, who)).rejects.toMatchObject({ status: 403 })
    await expect(callAs(program, learner, contract.list, { ...inTenant({}), query: { page: 1, page_size: 25 } })).rejects.toMatchObject({
      status: 403,
    })
    const { id } = await add()
    const elsewhere = await aTenant(program)
    await expect(
      callAs(program, await elsewhere.anAdmin(), contract.read, { params: { client: elsewhere.name, id } }),
    ).rejects.toMatchObject({
      status: 404,
    })
  })

  test('a name and a level change wherever it is given, but where the event says its own', async () => {
    const { video } = await giveNew()
    const other = await anOpenEvent(tenant)
    await callAs(program, admin, contract.give, { ...inTenant({ id: video }), body: { events: [other] } })
    await tenant.inTenant((db) => db.updateTable('documents').set({ name: 'À part' }).where('event_id', '=', other).execute())
    const { version } = await read(video)
    const change = (body: object) => callAs(program, admin, contract.change, { ...inTenant({ id: video }), body: { version, ...body } })
    const changed = await change({
      name: 'Les bons gestes',
      restriction: 'registered',
      chapters: '0:05 Alerter\n0:00 Protéger',
      transcript: 'Tout.',
    })
    expect(changed).toMatchObject({
      name: 'Les bons gestes',
      restriction: 'registered',
      transcript: 'Tout.',
      chapters: [
        { at: 0, title: 'Protéger' },
        { at: 5, title: 'Alerter' },
      ],
    })
    const documents = await tenant.inTenant((db) =>
      db.selectFrom('documents').select(['name', 'restriction']).where('video_id', '=', video).orderBy('id').execute(),
    )
    expect(documents).toEqual([
      { name: 'Les bons gestes', restriction: 2 },
      { name: 'À part', restriction: 2 },
    ])
    await expect(change({ name: 'Trop tard' })).rejects.toMatchObject({ status: 409 })
    await expect(
      callAs(program, admin, contract.change, {
        ...inTenant({ id: video }),
        body: { version: changed.version, chapters: '0:20 Après la fin' },
      }),
    ).rejects.toMatchObject({ status: 422, code: 'wrongChapter' })
  })

  test('captions are checked, make the first transcript, and go with their language', async () => {
    const { id } = await add()
    await expect(caption(id, 'fr', '1\n00:00:01,000 --> 00:00:02,000\nBonjour')).rejects.toMatchObject({ status: 422, code: 'notCaptions' })
    await expect(caption(id, 'xx')).rejects.toMatchObject({ status: 422 })
    const captioned = await caption(id)
    expect(captioned.transcript).toBe('Protéger\nAlerter')
    const served = await fetched(captioned.captions[0]?.address ?? '')
    expect([served.statusCode, served.headers['content-type'], served.body]).toEqual([200, 'text/vtt', vtt])
    expect((await caption(id, 'en')).captions.map(({ language }) => language)).toEqual(['en', 'fr'])
    const without = await callAs(program, admin, contract.removeCaptions, inTenant({ id, language: 'fr' as const }))
    expect(without.captions.map(({ language }) => language)).toEqual(['en'])
    await expect(callAs(program, admin, contract.removeCaptions, inTenant({ id, language: 'fr' as const }))).rejects.toMatchObject({
      status: 404,
    })
  })

  test('is deleted while nobody uses it nor watched it, archived otherwise', async () => {
    await aRegistration(tenant, event, learner.id)
    const { video, document } = await giveNew()
    const remove = (id: number) => callAs(program, admin, contract.remove, inTenant({ id }))
    await expect(remove(video)).rejects.toMatchObject({ status: 409, code: 'videoUsed' })
    await watchWhole(document)
    await callAs(program, admin, contract.takeBack, inTenant({ id: video, event }))
    await expect(own(document)).rejects.toMatchObject({ status: 404 })
    await expect(remove(video)).rejects.toMatchObject({ status: 409, code: 'videoWatched' })
    const archive = (is_archived: boolean) =>
      callAs(program, admin, contract.archive, { ...inTenant({ id: video }), body: { is_archived } })
    expect((await archive(true)).status).toBe('archived')
    const give = () => callAs(program, admin, contract.give, { ...inTenant({ id: video }), body: { events: [event] } })
    await expect(give()).rejects.toMatchObject({ status: 409, code: 'videoArchived' })
    await archive(false)
    expect(await give()).toEqual({ given: 1 })
    const spare = await add()
    const address = spare.address
    await remove(spare.id)
    expect((await fetched(address)).statusCode).toBe(404)
  })
})

describe('giving a film', () => {
  test('copies it to other events without a byte, once each, and orders those of an event', async () => {
    const { video } = await giveNew()
    const second = await giveNew({ name: 'Alerter', rank: '2' })
    const other = await anOpenEvent(tenant)
    const give = (events: number[]) => callAs(program, admin, contract.give, { ...inTenant({ id: video }), body: { events } })
    expect([await give([other, event]), await give([other])]).toEqual([{ given: 1 }, { given: 0 }])
    const files = await tenant.inTenant((db) =>
      db.selectFrom('documents').select('file_id').distinct().where('video_id', '=', video).execute(),
    )
    expect(files).toHaveLength(1)
    const names = async () => (await callAs(program, admin, contract.ofEvent, inTenant({ id: event }))).map(({ name }) => name)
    expect(await names()).toEqual(['Les gestes', 'Alerter'])
    const order = (videos: number[]) => callAs(program, admin, contract.order, { ...inTenant({ id: event }), body: { videos } })
    await order([second.video, video])
    expect(await names()).toEqual(['Alerter', 'Les gestes'])
    await expect(order([video])).rejects.toMatchObject({ status: 422 })
    await expect(callAs(program, learner, contract.ofEvent, inTenant({ id: event }))).rejects.toMatchObject({ status: 403 })
  })

  test('one given out among the documents stands in the library; a copy of the event gives the same', async () => {
    const handout = await sendFile(program, admin, handoutsContract.giveOut, {
      ...inTenant({ id: event }),
      query: { name: 'Rediffusion', category: '11' },
      name: 'film.webm',
      bytes: film,
    })
    const { results } = await callAs(program, admin, contract.list, { ...inTenant({}), query: { page: 1, page_size: 25, event } })
    expect(results.map(({ name, seconds, restriction }) => [name, seconds, restriction])).toEqual([['Rediffusion', 10, 'registered']])
    const { id: copy } = await callAs(program, admin, eventsContract.duplicate, {
      ...inTenant({ id: event }),
      body: { title: 'Copie', as: 'event', parts: ['handouts'] },
    })
    expect((await read(results[0]?.id ?? 0)).events.map((one) => one.event)).toEqual(expect.arrayContaining([event, copy]))
    // Withdrawn everywhere, it stays in the library with its file.
    await callAs(program, admin, handoutsContract.withdrawHandout, { params: { client: tenant.name, id: event, handout: handout.id } })
    await callAs(program, admin, eventsContract.remove, { ...inTenant({ id: copy }), query: {} })
    const { address, events } = await read(results[0]?.id ?? 0)
    expect([events, (await fetched(address)).rawPayload.equals(film)]).toEqual([[], true])
  })

  test('another file takes the place of the first wherever it is given; progress stays', async () => {
    await aRegistration(tenant, event, learner.id)
    const { video, document } = await giveNew()
    await watchWhole(document)
    const longer = filmOf([still], 20)
    const replaced = await sendFile(program, admin, contract.replace, { ...inTenant({ id: video }), name: 'neuf.webm', bytes: longer })
    expect([replaced.seconds, replaced.watched, replaced.file_name]).toEqual([20, 1, 'neuf.webm'])
    const { address, progress } = await own(document)
    expect((await fetched(address)).rawPayload.equals(longer)).toBe(true)
    expect(progress).toMatchObject({ seconds: 10, state: 'whole' })
  })
})

describe('watching', () => {
  beforeEach(async () => void (await aRegistration(tenant, event, learner.id)))

  test('bytes come in parts at a signed address, and at no other', async () => {
    const { document } = await giveNew()
    const { address } = await own(document)
    const part = await fetched(address, 'bytes=0-3')
    expect([part.statusCode, part.headers['content-range'], part.rawPayload.toString('hex')]).toEqual([
      206,
      `bytes 0-3/${film.length}`,
      '1a45dfa3',
    ])
    expect((await fetched(address.replace(/.\/$/, (end) => (end === 'A/' ? 'B/' : 'A/')))).statusCode).toBe(404)
    const elsewhere = await aTenant(program)
    expect((await fetched(address.replace(tenant.name, elsewhere.name))).statusCode).toBe(404)
  })

  test('progress adds up, the same part told twice counts once, and it resumes where it stopped', async () => {
    const { document } = await giveNew()
    expect((await own(document)).progress).toMatchObject({ seconds: 0, state: 'notBegun' })
    await expect(report(document, [[0, 1]])).rejects.toMatchObject({ status: 404 })
    await open(document)
    await pass(4)
    expect(await report(document, [[0, 4]])).toMatchObject({ seconds: 4, state: 'begun', position: 4 })
    expect(await report(document, [[0, 4]])).toMatchObject({ seconds: 4 })
    await pass(5)
    expect(await report(document, [[4, 9.6]], 9.6)).toMatchObject({ seconds: 9, state: 'whole' })
    expect((await own(document)).progress).toMatchObject({ position: 9.6, parts: [[0, 9.6]], state: 'whole' })
  })

  test('no more is counted than can have been played since', async () => {
    const { document } = await giveNew()
    await open(document)
    await expect(report(document, [[0, 10]])).rejects.toMatchObject({ status: 409, code: 'tooFast' })
    await pass(2)
    // Twice as fast for two seconds, and what a clock may be wrong by.
    expect(await report(document, [[0, 7]])).toMatchObject({ seconds: 7 })
    expect((await own(document)).progress).toMatchObject({ state: 'begun' })
    // What is beyond the end of the film is not watched.
    await pass(60)
    expect(await report(document, [[7, 90]], 90)).toMatchObject({ seconds: 10, position: 10 })
  })

  test('is for those its level says, when it is open; who does not follow the event leaves no trace', async () => {
    const { document, video } = await giveNew({ restriction: '2' })
    const stranger = await tenant.aPerson()
    await expect(own(document, stranger)).rejects.toMatchObject({ status: 404 })
    expect((await own(document, admin)).progress).toBeNull()
    await expect(open(document, admin)).rejects.toMatchObject({ status: 409, code: 'notFollowing' })
    await tenant.inTenant((db) =>
      db.updateTable('documents').set({ opens: 3, opens_on: '2090-01-01' }).where('id', '=', document).execute(),
    )
    await expect(own(document)).rejects.toMatchObject({ status: 404 })
    expect((await read(video)).views).toBe(0)
  })

  test('a step of the path is done once it was watched whole, and not before its turn', async () => {
    const first = await giveNew()
    const second = await giveNew({ name: 'Alerter', rank: '2' })
    const steps = [first, second].map(({ document }) => ({ kind: 'document' as const, target: document }))
    await callAs(program, admin, pathContract.setPath, { ...inTenant({ id: event }), body: { mode: 'activityAll', steps } })
    const path = async () => callAs(program, learner, pathContract.ownPath, inTenant({ id: event }))
    const standing = async () => (await path()).map(({ is_open, is_done }) => [is_open, is_done])
    expect(await standing()).toEqual([
      [true, false],
      [false, false],
    ])
    await expect(own(second.document)).rejects.toMatchObject({ status: 409, code: 'stepLocked' })
    const [step] = await path()
    await expect(callAs(program, learner, pathContract.finishStep, inTenant({ id: event, item: step?.id ?? 0 }))).rejects.toMatchObject({
      status: 409,
      code: 'stepIsFilm',
    })
    await watchWhole(first.document)
    expect(await standing()).toEqual([
      [true, true],
      [true, false],
    ])
    expect((await own(first.document)).next).toEqual({ document: second.document, name: 'Alerter' })
    expect((await own(second.document)).next).toBeNull()
  })

  test('progress says who watched what and who has not, and leaves as a file', async () => {
    const late = await tenant.aPerson()
    await aRegistration(tenant, event, late.id)
    const { video, document } = await giveNew()
    await watchWhole(document)
    const list = (query: object = {}, who = admin) =>
      callAs(program, who, watchingContract.progress, { ...inTenant({}), query: { page: 1, page_size: 25, sort: '-percent', ...query } })
    expect((await list({ video })).results.map(({ person, percent, state, views }) => [person, percent, state, views])).toEqual([
      [learner.id, 100, 'whole', 1],
      [late.id, 0, 'notBegun', 0],
    ])
    expect((await list({ event, state: 'notBegun' })).results.map(({ person }) => person)).toEqual([late.id])
    await expect(list({}, learner)).rejects.toMatchObject({ status: 403 })
    const file = await program.app.inject({
      method: 'GET',
      url: `/api/clients/${tenant.name}/video-progress/?format=csv`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect([file.statusCode, file.body.split('\n').length]).toEqual([200, 4])
    // Withdrawn, what was watched stays told.
    await callAs(program, admin, contract.takeBack, inTenant({ id: video, event }))
    expect((await list({ video })).results.map(({ person }) => person)).toEqual([learner.id])
  })

  test('the calls of the specification list what an event gives the caller, and say where its bytes are', async () => {
    const { document } = await giveNew({ restriction: '2' })
    const query = { category: 'Video' as const, morph: 'Event' as const, morph_id: String(event) }
    const listed = async (who: Persona | null) =>
      (await callAs(program, who, guideContract.documentFiles, { ...inTenant({}), query })).results
    expect(await listed(learner)).toMatchObject([{ id: document, video_id: `event-${document}`, name: 'Les gestes', rank: 1, status: 5 }])
    expect([await listed(null), await listed(await tenant.aPerson())]).toEqual([[], []])
    const url = async (who: Persona) => (await callAs(program, who, guideContract.videoUrl, { query: { id: `event-${document}` } })).url
    expect((await fetched(await url(learner))).rawPayload.equals(film)).toBe(true)
    await expect(url(await tenant.aPerson())).rejects.toMatchObject({ status: 404 })
  })

  test('the documents of the person lead to it', async () => {
    const { document } = await giveNew({ restriction: '2' })
    const { results } = await callAs(program, learner, documentsContract.documents, {
      params: { client: tenant.name },
      query: { page: 1, page_size: 25, category: ['video'], user: 'given' },
    })
    expect(results.map(({ id, content_type }) => [id, content_type])).toEqual([[document, 'video/webm']])
  })
})

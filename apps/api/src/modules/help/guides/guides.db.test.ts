import { guideContract as contract, type GuideFields, type TutorialFields } from '@kxo/domain/help/guide-contract'
import { defaultLoginClient } from '@kxo/domain/identity/paths'
import type { RichText } from '@kxo/domain/kernel/rich-text'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acrossTenants } from '../../../platform/database/tenancy.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { sendFile } from '../../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let vendor: TenantWorld
let tenant: TenantWorld
let team: Persona
const people: Record<string, Persona> = {}
beforeAll(async () => {
  program = await startProgram()
  vendor = await aTenant(program)
  await acrossTenants(program.database, ({ db }) =>
    db.updateTable('tenants').set({ name: defaultLoginClient }).where('id', '=', vendor.id).execute(),
  )
  vendor = { ...vendor, name: defaultLoginClient }
  team = await vendor.anAdmin({ is_super_admin: true })
  tenant = await aTenant(program, { own: ['mailing'] })
  people.admin = await tenant.anAdmin()
  people.limited = await tenant.anAdmin({ is_restricted: 2 })
  people.consultant = await tenant.aPerson({ profile_code: 'CNS' })
  people.readonly = await tenant.anAdmin({ is_restricted: 1 })
})
afterAll(() => program.close())

const here = () => ({ client: tenant.name })
const status = (work: Promise<unknown>) => work.then(() => 200).catch((error: { status: number }) => error.status)
const text: RichText = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'À lire avant le premier jour.' }] }] }

describe('own guides', () => {
  const add = (who: Persona, overrides: Partial<GuideFields>) =>
    callAs(program, who, contract.addGuide, {
      params: here(),
      body: { category: 'guide', title: 'Livret', body: text, restriction: 'public', rank: 0, ...overrides },
    })
  const titles = async (who: Persona) => (await callAs(program, who, contract.guides, { params: here() })).map(({ title }) => title)

  test('are read as their restriction says, in their order', async () => {
    await add(people.admin!, { title: 'Pour tous', rank: 3 })
    await add(people.admin!, { title: 'Administration', restriction: 'restrictedAdmins', rank: 2 })
    await add(people.admin!, { title: 'Direction', restriction: 'admins', rank: 1 })
    expect(await titles(people.admin!)).toEqual(['Direction', 'Administration', 'Pour tous'])
    expect(await titles(people.limited!)).toEqual(['Administration', 'Pour tous'])
    expect(await titles(people.consultant!)).toEqual(['Pour tous'])
    expect(await status(titles(people.readonly!))).toBe(403)
  })

  test('hold a text or a file of whoever writes them, and are changed one version at a time', async () => {
    expect(await status(add(people.consultant!, {}))).toBe(403)
    expect(await status(add(people.admin!, { body: null }))).toBe(422)
    const file = await sendFile(program, people.admin!, contract.uploadGuide, {
      params: here(),
      name: 'livret.pdf',
      bytes: '%PDF-1.7 livret',
    })
    expect(await status(add(people.limited!, { file: file.id }))).toBe(422)
    const guide = await add(people.admin!, { title: 'En PDF', body: null, file: file.id, restriction: 'admins' })
    expect(guide.file_name).toBe('livret.pdf')
    const read = (who: Persona) => status(callAs(program, who, contract.guideFile, { params: { ...here(), id: guide.id } }))
    expect([await read(people.admin!), await read(people.limited!)]).toEqual([200, 404])
    const { id, version } = guide
    const change = () =>
      callAs(program, people.admin!, contract.changeGuide, {
        params: { ...here(), id },
        body: { category: 'help', title: 'Relu', body: text, file: file.id, restriction: 'public', rank: 0, version },
      })
    expect(await change()).toMatchObject({ title: 'Relu', category: 'help', version: version + 1 })
    expect(await status(change())).toBe(409)
    await callAs(program, people.admin!, contract.removeGuide, { params: { ...here(), id } })
    expect(await titles(people.admin!)).not.toContain('Relu')
  })
})

test('whether an article helped is kept once a person, the last answer counting', async () => {
  const rate = (helped: boolean) =>
    callAs(program, people.admin!, contract.rate, { params: here(), body: { article: 'create-event', helped } })
  await rate(true)
  await rate(false)
  const ratings = await tenant.inTenant((db) => db.selectFrom('guide_ratings').select(['user_id', 'article', 'helped']).execute())
  expect(ratings).toEqual([{ user_id: people.admin!.id, article: 'create-event', helped: false }])
})

describe('films', () => {
  const fields = (overrides: Partial<TutorialFields> = {}): TutorialFields => ({
    title_fr: 'Publier',
    title_en: 'Publish',
    topic_fr: '',
    topic_en: '',
    rank: 1,
    steps_fr: 'Ouvrir\nPublier',
    steps_en: 'Open\nPublish',
    page: '/admin/events',
    is_published: true,
    ...overrides,
  })
  const add = (overrides: Partial<TutorialFields> = {}, who = team, client = vendor.name) =>
    callAs(program, who, contract.addTutorial, { params: { client }, body: fields(overrides) })
  const listed = async (who: Persona, client = tenant.name) => callAs(program, who, contract.tutorials, { params: { client } })

  test('are published by the vendor’s team alone', async () => {
    expect(await status(add({}, people.admin!, tenant.name))).toBe(403)
    expect(await status(add({}, await vendor.anAdmin(), vendor.name))).toBe(403)
    expect(await status(add({ steps_en: 'Open' }))).toBe(422)
  })

  test('are seen by every tenant that has their feature, drafts by the vendor alone; ticks are one’s own', async () => {
    const film = await add()
    const draft = await add({ title_fr: 'Brouillon', is_published: false })
    await add({ title_fr: 'Comptabilité', feature: 'accounting' })
    const names = (films: { title: { fr: string } }[]) => films.map(({ title }) => title.fr)
    expect(names(await listed(people.admin!))).toEqual(['Publier'])
    expect(names(await listed(team, vendor.name))).toEqual(['Publier', 'Brouillon', 'Comptabilité'])
    expect((await listed(people.admin!))[0]?.steps).toEqual([
      { fr: 'Ouvrir', en: 'Open' },
      { fr: 'Publier', en: 'Publish' },
    ])
    const see = (id: number, is_seen: boolean) =>
      callAs(program, people.admin!, contract.see, { params: { ...here(), id }, body: { is_seen } })
    await see(film.id, true)
    await see(film.id, true)
    expect([(await listed(people.admin!))[0]?.is_seen, (await listed(people.limited!))[0]?.is_seen]).toEqual([true, false])
    await see(film.id, false)
    expect((await listed(people.admin!))[0]?.is_seen).toBe(false)
    expect(await status(see(draft.id, true))).toBe(404)

    const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 0x18]), Buffer.from('ftypmp42'), Buffer.alloc(64)])
    const send = (bytes: Buffer) =>
      sendFile(program, team, contract.uploadFilm, { params: { client: vendor.name, id: film.id }, name: 'film.mp4', bytes })
    expect(await status(send(Buffer.from('pas un film')))).toBe(415)
    expect((await send(mp4)).has_film).toBe(true)
    const shown = await callAs(program, null, contract.documentFiles, {
      params: { client: vendor.name },
      query: { category: 'Video', morph: 'Event', morph_id: '' },
    })
    expect(shown.results.map(({ video_id, name, status: code }) => [video_id, name, code])).toEqual([[film.id, 'Publier', 5]])
    const { url } = await callAs(program, null, contract.videoUrl, { query: { id: String(film.id) } })
    const bytes = await program.app.inject({ method: 'GET', url })
    expect([bytes.statusCode, bytes.headers['content-type'], bytes.rawPayload.equals(mp4)]).toEqual([200, 'video/mp4', true])
    expect(bytes.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '76' })
    // One seeks: a part is asked, of the same bytes as before.
    const ask = async (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') => {
      const answer = await program.app.inject({ method, url, headers: { 'accept-encoding': 'br, gzip', ...headers } })
      return {
        code: answer.statusCode,
        range: answer.headers['content-range'],
        payload: answer.rawPayload,
        etag: String(answer.headers.etag),
      }
    }
    const { etag } = await ask({})
    expect(await ask({ range: 'bytes=4-11' })).toMatchObject({ code: 206, range: 'bytes 4-11/76', payload: Buffer.from('ftypmp42') })
    expect(await ask({ range: 'bytes=4-11', 'if-range': etag })).toMatchObject({ code: 206, range: 'bytes 4-11/76' })
    expect(await ask({ range: 'bytes=-4' })).toMatchObject({ code: 206, range: 'bytes 72-75/76', payload: Buffer.alloc(4) })
    const ignored: Record<string, string>[] = [
      { range: 'bytes=4-11', 'if-range': '"film-0"' },
      { range: 'bytes=0-1,4-11' },
      { range: 'bytes=11-4' },
    ]
    for (const headers of ignored) {
      const whole = await ask(headers)
      expect([whole.code, whole.range, whole.payload.equals(mp4)]).toEqual([200, undefined, true])
    }
    for (const range of ['bytes=76-', 'bytes=99999999999999999999-', 'bytes=-0'])
      expect(await ask({ range })).toMatchObject({ code: 416, range: 'bytes */76', payload: Buffer.alloc(0) })
    expect(await ask({ range: 'bytes=4-11' }, 'HEAD')).toMatchObject({ code: 206, payload: Buffer.alloc(0) })
    await send(Buffer.concat([mp4, Buffer.alloc(8)]))
    expect(await ask({ range: 'bytes=4-11', 'if-range': etag })).toMatchObject({ code: 200 })
    expect(await status(callAs(program, null, contract.videoUrl, { query: { id: String(draft.id) } }))).toBe(404)
  })
})

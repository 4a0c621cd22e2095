import { randomBytes } from 'node:crypto'
import { badgeFormat, badgesPerFile } from '@kxo/domain/attendance/badges/badge'
import { attendanceContract } from '@kxo/domain/attendance/contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printedText } from '../../../platform/pdf/printed-text.ts'
import { closePdfEngine } from '../../../platform/pdf/render-document.ts'
import { aRegistration, aSession } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { keepFile } from '../../documents/index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let event: { id: number }
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  event = await aSession(tenant)
})
afterAll(async () => {
  await closePdfEngine()
  await program.close()
})

const badges = (who: Persona, query = '', of = event) =>
  program.app.inject({
    method: 'GET',
    url: `/api/clients/${tenant.name}/events/${of.id}/badges/${query}`,
    headers: { authorization: `Bearer ${who.token}` },
  })
/** Pages of a PDF, by its page objects. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

test('badges are one label a page in the format chosen, printed again at will, and every printing is traced', async () => {
  await expect(badges(admin)).resolves.toMatchObject({ statusCode: 409 })
  const people = []
  for (const [first_name, last_name] of [
    ['Anne-Élisabeth', 'de La Rochefoucauld-Montmorency'],
    ['Léa', 'Roy'],
    ['Tom', 'Colin'],
  ] as const)
    people.push(await aRegistration(tenant, event.id, (await tenant.aPerson({ first_name, last_name })).id))
  const [all, one, again] = [
    await badges(admin),
    await badges(admin, `?registration=${people[1]!.id}`),
    await badges(admin, `?registration=${people[1]!.id}`),
  ]
  expect([all, one, again].map(({ statusCode, rawPayload }) => [statusCode, pagesOf(rawPayload)])).toEqual([
    [200, 3],
    [200, 1],
    [200, 1],
  ])
  const at = { client: tenant.name, id: event.id }
  const layout = { format: 'sheet', fields: ['company', 'code'], has_qr: true } as const
  expect(await callAs(program, admin, attendanceContract.badgeLayout, { params: at })).toMatchObject({ format: 'badge', has_qr: true })
  await callAs(program, admin, attendanceContract.changeBadgeLayout, { params: at, body: { ...layout, fields: [...layout.fields] } })
  expect(await callAs(program, admin, attendanceContract.badgeLayout, { params: at })).toEqual({ ...layout, people: 3 })
  expect(pagesOf((await badges(admin)).rawPayload)).toBe(1)
  const traces = await tenant.inTenant((db) =>
    db.selectFrom('traces').select('change').where('action', '=', 'print_badges').where('event_id', '=', event.id).orderBy('id').execute(),
  )
  expect(traces.map(({ change }) => (change as { people: number }).people)).toEqual([3, 1, 1, 3])
})

test('every format prints, and those who only read print nothing', async () => {
  for (const format of badgeFormat.keys) {
    const body = { format, fields: [], has_qr: false }
    await callAs(program, admin, attendanceContract.changeBadgeLayout, { params: { client: tenant.name, id: event.id }, body })
    expect((await badges(admin)).statusCode).toBe(200)
  }
  expect((await badges(await tenant.anAdmin({ is_restricted: 1 }))).statusCode).toBe(403)
})

const layOut = (
  of: { id: number },
  body: { format: (typeof badgeFormat.keys)[number]; fields: ('company' | 'job' | 'event' | 'code' | 'logo')[]; has_qr: boolean },
) => callAs(program, admin, attendanceContract.changeBadgeLayout, { params: { client: tenant.name, id: of.id }, body })

test('a badge says who bears it, for whom they work and what they do; what is hostile stays a text, whatever the format', async () => {
  const day = await aSession(tenant)
  const hostile = '#panic("x") $y$ *z*'
  const employer = await tenant.inTenant((db) =>
    db.insertInto('companies').values({ name: '#eval("1")' }).returning('id').executeTakeFirstOrThrow(),
  )
  const person = await tenant.aPerson({ first_name: 'Zoé', last_name: hostile })
  await tenant.inTenant((db) => db.updateTable('users').set({ job: '`code` <b>' }).where('id', '=', person.id).execute())
  const { id } = await aRegistration(tenant, day.id, person.id, 'registered', employer.id)
  const logo_file_id = await tenant.asMachine(async (context) => {
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    return keepFile(context, { name: 'logo.png', content_type: 'image/png', bytes })
  })
  await tenant.inTenant((db) => db.updateTable('entities').set({ logo_file_id }).execute())
  for (const format of badgeFormat.keys)
    for (const has_qr of [true, false]) {
      await layOut(day, { format, fields: ['company', 'job', 'event', 'logo'], has_qr })
      const { rawPayload, statusCode } = await badges(admin, `?registration=${id}`, day)
      expect([format, statusCode, pagesOf(rawPayload)]).toEqual([format, 200, 1])
      const page = (await printedText(rawPayload)).join(' ').replace(/\s+/g, '')
      for (const said of ['Zoé', hostile, '#eval("1")', '`code`<b>']) expect(page).toContain(said.replace(/\s+/g, ''))
      expect(rawPayload.toString('latin1').match(/\/Subtype\s*\/Image\b/g) ?? []).not.toHaveLength(0)
    }
})

test('those ticked alone are printed, by name, and nobody of another event with them', async () => {
  const [day, other] = [await aSession(tenant), await aSession(tenant)]
  const people = []
  for (const last_name of ['Zola', 'Arago', 'Monge'])
    people.push(await aRegistration(tenant, day.id, (await tenant.aPerson({ first_name: 'Ada', last_name })).id))
  const stranger = await aRegistration(tenant, other.id, (await tenant.aPerson({ last_name: 'Ailleurs' })).id)
  const waiting = await aRegistration(tenant, day.id, (await tenant.aPerson({ last_name: 'Enattente' })).id, 'toValidate')
  const ids = [people[0], people[1], stranger, waiting].map((one) => one!.id).join(',')
  const { rawPayload } = await badges(admin, `?registrations=${ids}`, day)
  expect((await printedText(rawPayload)).map((page) => /Zola|Arago|Monge|Ailleurs|Enattente/.exec(page)?.[0])).toEqual(['Arago', 'Zola'])
  expect((await badges(admin, `?registrations=${stranger.id}`, day)).statusCode).toBe(409)
})

test('five hundred badges are drawn in three files, by name, each within its time', async () => {
  const crowd = await aSession(tenant)
  const names = Array.from({ length: 500 }, (_, at) => `Personne${String(at).padStart(4, '0')}`)
  await tenant.inTenant(async (db) => {
    const people = await db
      .insertInto('users')
      .values(
        names.map((last_name) => ({
          first_name: 'Ada',
          last_name,
          mail: `${last_name}.${tenant.name}@exemple.test`.toLowerCase(),
          unique_id: `${last_name}.${tenant.name}`,
        })),
      )
      .returning('id')
      .execute()
    const status = registrationStatus.codeOf('registered')
    const code = () => randomBytes(10).toString('hex').toUpperCase()
    await db
      .insertInto('registrations')
      .values(people.map(({ id }) => ({ event_id: crowd.id, user_id: id, status, code: code() })))
      .execute()
  })
  await layOut(crowd, { format: 'sheet', fields: ['company'], has_qr: true })
  const at = { client: tenant.name, id: crowd.id }
  expect(await callAs(program, admin, attendanceContract.badgeLayout, { params: at })).toMatchObject({ people: 500 })
  const taken: number[] = []
  for (const part of [1, 2, 3]) {
    const began = performance.now()
    const { rawPayload } = await badges(admin, `?part=${part}`, crowd)
    taken.push(performance.now() - began)
    const own = names.slice((part - 1) * badgesPerFile, part * badgesPerFile)
    expect(pagesOf(rawPayload)).toBe(own.length / 10)
    const said = (await printedText(rawPayload)).join(' ')
    expect(names.filter((name) => said.includes(name))).toEqual(own)
  }
  // A second each alone on two cores; the compiler gives up after thirty.
  expect(Math.max(...taken)).toBeLessThan(30_000)
  expect((await badges(admin, '?part=4', crowd)).statusCode).toBe(409)
}, 90_000)

import { badgeFormat } from '@kxo/domain/attendance/badges/badge'
import { attendanceContract } from '@kxo/domain/attendance/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRegistration, aSession } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

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
afterAll(() => program.close())

const badges = (who: Persona, query = '') =>
  program.app.inject({
    method: 'GET',
    url: `/api/clients/${tenant.name}/events/${event.id}/badges/${query}`,
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
  expect(await callAs(program, admin, attendanceContract.badgeLayout, { params: at })).toEqual(layout)
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

import { attendanceContract as contract } from '@kxo/domain/attendance/contract'
import { consentVersion } from '@kxo/domain/attendance/words'
import { fillPath } from '@kxo/domain/kernel/contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/database/tenancy.ts'
import { aPartnerOf, aRegistration, aSession, type Session } from '../../testing/a-session.ts'
import { control } from '../../testing/control.ts'
import { many, type Program, startProgram } from '../../testing/program.ts'
import { noRowLockOn, withoutProtection } from '../../testing/without-locks.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { findSheetRow, signaturesOf } from './queries.ts'
import { verifyChain } from './sheets/chain.ts'

const crowd = 40
const scanners = 20

let program: Program
let tenant: TenantWorld
let admin: Persona
let address: string
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL']) throw new Error('This test needs a real PostgreSQL: TEST_DATABASE_URL.')
  program = await startProgram({ connections: many })
  address = await program.app.listen({ port: 0, host: '127.0.0.1' })
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

async function post(who: Persona, path: string, body: object): Promise<{ status: number; code: string | undefined }> {
  const response = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json', 'accept-language': 'fr' },
    body: JSON.stringify(body),
  })
  return { status: response.status, code: ((await response.json()) as { code?: string }).code }
}
const now = () => ({ start_at: new Date(Date.now() - 3_600_000), end_at: new Date(Date.now() + 3_600_000) })
const aRoom = async (halfDay = now()) => {
  const event = await aSession(tenant, { slots: [halfDay] })
  const people = await Promise.all(Array.from({ length: crowd }, () => tenant.aPerson()))
  const registrations = await Promise.all(people.map(({ id }) => aRegistration(tenant, event.id, id)))
  return { event, people, registrations, slot: event.slots[0] as number }
}
const signing = (who: Persona, slot: number) =>
  post(who, fillPath(contract.sign.path, { client: tenant.name, slot }), { consent_version: consentVersion, typed_name: 'Camille Durand' })
const chainOf = (event: Session) =>
  tenant.inTenant(async (db) => verifyChain(await signaturesOf(db, event.id), (await findSheetRow(db, event.id))?.last_hash ?? ''))

describe('FOR-33 a room that signs at once', () => {
  test('keeps one unbroken chain, and one signature each whatever the double taps', async () => {
    const { event, people, slot } = await aRoom()
    const trainer = await tenant.aPartner()
    await aPartnerOf(tenant, event.id, trainer.id)
    const answers = await Promise.all([...people, ...people, trainer].map((who) => signing(who, slot)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(await chainOf(event)).toEqual({ count: crowd + 1, is_unbroken: true, broken_at: null })
    expect(await callAs(program, admin, contract.verifySheet, { params: { client: tenant.name, id: event.id } })).toMatchObject({
      is_unbroken: true,
    })
  })

  test('control: the same without the lock of the sheet breaks the chain', control, async () => {
    const { event, people, slot } = await aRoom()
    const [first, ...others] = people
    await signing(first!, slot)
    await withoutProtection(program, { strip: noRowLockOn('attendance_sheets') }, () =>
      Promise.all(others.map((who) => signing(who, slot))),
    )
    expect(await chainOf(event)).toMatchObject({ count: crowd, is_unbroken: false })
  })

  test('FOR-32 the sheet locked meanwhile: each has signed and is settled, or is told that it is locked', async () => {
    const { event, people, registrations, slot } = await aRoom({
      start_at: new Date(Date.now() - 7_200_000),
      end_at: new Date(Date.now() - 3_600_000),
    })
    const trainer = await tenant.aPartner()
    await aPartnerOf(tenant, event.id, trainer.id)
    await signing(trainer, slot)
    const lock = () => post(trainer, fillPath(contract.lockSheet.path, { client: tenant.name, id: event.id }), {})
    const half = crowd / 2
    const [before, locked, after] = await Promise.all([
      Promise.all(people.slice(0, half).map((who) => signing(who, slot))),
      lock(),
      Promise.all(people.slice(half).map((who) => signing(who, slot))),
    ])
    expect(locked.status).toBe(200)
    const answers = [...before, ...after]
    expect(answers.filter(({ status, code }) => status !== 201 && code !== 'sheetLocked')).toEqual([])
    const signed = answers.filter(({ status }) => status === 201).length
    expect(await chainOf(event)).toEqual({ count: signed + 1, is_unbroken: true, broken_at: null })
    const statuses = await tenant.inTenant((db) =>
      db.selectFrom('registrations').select(['id', 'status']).where('event_id', '=', event.id).execute(),
    )
    for (const [index, { id }] of registrations.entries())
      expect(registrationStatus.keyOf(statuses.find((row) => row.id === id)!.status)).toBe(
        answers[index]!.status === 201 ? 'signedIn' : 'absent',
      )
  })
})

describe('EXT-10 scanners at the same door', () => {
  const scan = (event: Session, code: string) =>
    post(admin, fillPath(contract.checkIn.path, { client: tenant.name, id: event.id }), { code })

  test.each(['with half-days', 'without'])('one lets in, the others are told so (%s)', async (kind) => {
    const event = await aSession(tenant, kind === 'without' ? {} : { slots: [now()] })
    const guest = await tenant.aPerson()
    const { code, id } = await aRegistration(tenant, event.id, guest.id)
    const answers = await Promise.all(Array.from({ length: scanners }, () => scan(event, code)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 409 && answer.code === 'alreadyIn')).toHaveLength(scanners - 1)
    const history = await tenant.inTenant((db) =>
      db.selectFrom('registration_history').select('to_status').where('registration_id', '=', id).execute(),
    )
    expect(history).toHaveLength(1)
  })

  test('control: reading before writing lets several in', control, async () => {
    const event = await aSession(tenant, {})
    const guest = await tenant.aPerson()
    const { id } = await aRegistration(tenant, event.id, guest.id)
    const winners = await Promise.all(
      Array.from({ length: scanners }, () =>
        withTenant(program.database, tenant.id, async ({ db }) => {
          const row = await db.selectFrom('registrations').select('checked_in_at').where('id', '=', id).executeTakeFirstOrThrow()
          if (row.checked_in_at) return false
          await db.updateTable('registrations').set({ checked_in_at: new Date() }).where('id', '=', id).execute()
          return true
        }),
      ),
    )
    expect(winners.filter(Boolean).length).toBeGreaterThan(1)
  })
})

import { createHash, randomUUID, webcrypto } from 'node:crypto'
import { attendanceContract } from '@kxo/domain/attendance/contract'
import { type QueuedSignature, queuedText } from '@kxo/domain/attendance/day/queued-signature'
import { consentVersion } from '@kxo/domain/attendance/words'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPartnerOf, aRegistration, aSession } from '../../../testing/a-session.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const hour = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * hour)
const curve = { name: 'ECDSA', namedCurve: 'P-256' }

/** A device that queues signatures, each after the one before; its clock is `slow` milliseconds behind. */
async function aDevice(event: number, slow = 0) {
  const { privateKey, publicKey } = await webcrypto.subtle.generateKey(curve, false, ['sign', 'verify'])
  const public_key = Buffer.from(await webcrypto.subtle.exportKey('raw', publicKey)).toString('base64url')
  let previous = ''
  return {
    /** `signed_at` is the true instant; what is queued bears the clock of the device. */
    async queue(slot: number, signed_at: Date, overrides: Partial<QueuedSignature> = {}) {
      const one: QueuedSignature = {
        id: randomUUID(),
        event,
        slot,
        as: 'participant',
        registration: null,
        signed_at: new Date(signed_at.getTime() - slow),
        consent_version: consentVersion,
        drawing: null,
        typed_name: 'Léa Roy',
        code: null,
        previous,
        ...overrides,
      }
      const hash = createHash('sha256').update(queuedText(one)).digest('hex')
      const seal = Buffer.from(await webcrypto.subtle.sign({ ...curve, hash: 'SHA-256' }, privateKey, Buffer.from(hash)))
      previous = hash
      return { ...one, hash, seal: seal.toString('base64url'), public_key }
    },
    send: (who: Persona, { slot, drawing: _, ...one }: QueuedSignature & { hash: string; seal: string; public_key: string }) =>
      callAs(program, who, attendanceContract.signQueued, {
        params: { client: tenant.name, slot },
        body: { ...one, typed_name: one.typed_name ?? '', sent_at: new Date(Date.now() - slow) },
      }),
  }
}

async function aDay() {
  const event = await aSession(tenant, {
    slots: [
      { start_at: at(-4), end_at: at(-1) },
      { start_at: at(-0.2), end_at: at(3) },
      { start_at: at(20), end_at: at(23) },
    ],
  })
  const trainer = await tenant.aPerson({ is_partner: true })
  await aPartnerOf(tenant, event.id, trainer.id)
  const learner = await tenant.aPerson({ first_name: 'Léa', last_name: 'Roy' })
  const registration = await aRegistration(tenant, event.id, learner.id)
  return { event, trainer, learner, registration }
}
const sheetOf = (id: number) => callAs(program, admin, attendanceContract.sheet, { params: { client: tenant.name, id } })
const verify = (id: number) => callAs(program, admin, attendanceContract.verifySheet, { params: { client: tenant.name, id } })

describe('FOR-33 a signature made without the network', () => {
  test('is taken in at its true instant though the clock was an hour slow, countersigned, and flagged on the sheet', async () => {
    const { event, learner } = await aDay()
    const device = await aDevice(event.id, hour)
    const signed = at(-0.1)
    const proof = await device.send(learner, await device.queue(event.slots[1]!, signed))
    expect(proof.is_former).toBe(false)
    expect(Math.abs(proof.signed_at.getTime() - signed.getTime())).toBeLessThan(60_000)
    const sheet = await sheetOf(event.id)
    expect(sheet.people[0]!.marks[1]).toMatchObject({ state: 'signed', synchronised_at: expect.any(Date) })
    expect(sheet.anomalies).toMatchObject([{ kind: 'synchronised', people: ['Léa Roy'] }])
    expect(await verify(event.id)).toMatchObject({ count: 1, is_unbroken: true })
    const { evidence } = await tenant.inTenant((db) =>
      db.selectFrom('signatures').select('evidence').where('event_id', '=', event.id).executeTakeFirstOrThrow(),
    )
    expect(evidence).toMatchObject({ offline: { is_chained: true, countersignature: expect.stringMatching(/^[\w-]{86}$/) } })
  })

  test('is refused for a half-day to come, and once altered; a second one leaves the first', async () => {
    const { event, learner } = await aDay()
    const device = await aDevice(event.id)
    const future = await device.queue(event.slots[2]!, new Date())
    await expect(device.send(learner, future)).rejects.toMatchObject({ status: 409 })
    // A clock set to the day of the half-day changes nothing: it is read against the server's.
    const ahead = await aDevice(event.id, -21 * hour)
    await expect(ahead.send(learner, await ahead.queue(event.slots[2]!, new Date()))).rejects.toMatchObject({ status: 409 })
    const altered = { ...(await device.queue(event.slots[1]!, new Date())), typed_name: 'Autre' }
    await expect(device.send(learner, altered)).rejects.toMatchObject({ status: 422 })
    const first = await device.send(learner, await device.queue(event.slots[1]!, at(-0.1)))
    const second = await device.send(learner, await device.queue(event.slots[1]!, at(-0.05)))
    expect(second).toMatchObject({ id: first.id, is_former: true })
    expect(await verify(event.id)).toMatchObject({ count: 1, is_unbroken: true })
  })

  test('on a device passed round, names its witness; one whose former is missing is told before locking', async () => {
    const { event, trainer, registration } = await aDay()
    const device = await aDevice(event.id)
    await device.queue(event.slots[0]!, at(-0.15), { registration: registration.id })
    const queued = await device.queue(event.slots[1]!, at(-0.1), { registration: registration.id })
    expect(await device.send(trainer, queued)).toMatchObject({ is_former: false })
    const sheet = await sheetOf(event.id)
    expect(sheet.people[0]!.marks[1]).toMatchObject({ identified_by: 'tablet' })
    expect(sheet.anomalies).toMatchObject([{ kind: 'brokenChain' }])
    const stranger = await tenant.aPerson()
    await expect(device.send(stranger, queued)).rejects.toMatchObject({ status: 403 })
  })
})

import { eventsContract } from '@kxo/domain/events/contract'
import { onboarding } from '@kxo/domain/events/nature'
import type { Filter } from '@kxo/domain/kernel/listing'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let event: number
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  event = await anOpenEvent(tenant, { onboarding: onboarding.codeOf('onCriteria') })
})

const on = (id: number) => ({ params: { client: tenant.name, id } })
const isMember: Filter = { field: 'is_adherent', comparator: '=', value: true }
const inBrest: Filter = { field: 'town', comparator: 'contains', value: 'brest' }
const ask = async (mode: 'all' | 'any', criteria: Filter[], text: string | null = null) => {
  const { version } = await callAs(program, admin, eventsContract.record, on(event))
  return callAs(program, admin, eventsContract.changeQualification, {
    ...on(event),
    body: { version, mode, criteria, text, needs_approval: false },
  })
}
const live = async (profile: { is_adherent?: boolean; town?: string }): Promise<Persona> => {
  const person = await tenant.aPerson()
  await tenant.inTenant((db) => db.updateTable('users').set(profile).where('id', '=', person.id).execute())
  return person
}
const register = (who: Persona) => callAs(program, who, registrationsContract.start, { ...on(event), body: {} })
const admission = async (who: Persona) => (await callAs(program, who, eventsContract.get, on(event))).admission

test('FOR-36: only who meets every condition registers; the others read which one is missing', async () => {
  await ask('all', [isMember, inBrest], 'Adhérez pour venir.')
  const [member, other] = [await live({ is_adherent: true, town: 'BREST' }), await live({ is_adherent: true, town: 'Paris' })]
  expect((await register(member)).status).toBe('pending')
  await expect(register(other)).rejects.toMatchObject({ status: 403, code: 'criteriaUnmet' })
  expect(await admission(other)).toEqual({
    mode: 'all',
    text: 'Adhérez pour venir.',
    is_eligible: false,
    criteria: [
      { label: 'Client', comparator: '=', value: 'oui', is_met: true },
      { label: 'Ville', comparator: 'contains', value: 'brest', is_met: false },
    ],
  })
  expect((await admission(member))?.is_eligible).toBe(true)
  // Who answers for the event still lets in whom they want.
  expect((await callAs(program, admin, registrationsContract.start, { ...on(event), body: { user: other.id } })).status).toBe('registered')
})

test('at least one condition is enough when the event says so; the count and the try tell it before', async () => {
  const [, native] = [await live({ is_adherent: true, town: 'Paris' }), await live({ is_adherent: false, town: 'Brest nord' })]
  const criteria = [isMember, inBrest]
  const count = (mode: 'all' | 'any') => callAs(program, admin, eventsContract.countMeeting, { ...on(event), body: { mode, criteria } })
  expect([await count('all'), await count('any')]).toEqual([{ n: 0 }, { n: 2 }])
  const attempt = (mode: 'all' | 'any') =>
    callAs(program, admin, eventsContract.tryCriteria, { ...on(event), body: { mode, criteria, user: native.id } })
  expect([await attempt('all'), await attempt('any')]).toEqual([
    { is_eligible: false, met: [false, true] },
    { is_eligible: true, met: [false, true] },
  ])
  await ask('any', criteria)
  expect((await register(native)).status).toBe('pending')
})

test('without a condition nobody comes in and the event is not published; what criteria may not compare is refused', async () => {
  await expect(register(await live({ is_adherent: true }))).rejects.toMatchObject({ code: 'criteriaUnmet' })
  const { gaps } = await callAs(program, admin, eventsContract.record, on(event))
  expect(gaps).toContainEqual({ part: 'criteria', step: 'qualification', blocks: true })
  await expect(ask('all', [{ field: 'has_unpaid_bill', comparator: '=', value: true }])).rejects.toMatchObject({ status: 422 })
  await expect(ask('all', [{ field: 'is_adherent', comparator: '=', value: 'peut-être' }])).rejects.toMatchObject({ status: 422 })
})

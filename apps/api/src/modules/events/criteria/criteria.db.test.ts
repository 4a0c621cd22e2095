import { documentCategory } from '@kxo/domain/documents/category'
import { documentStatus } from '@kxo/domain/documents/status'
import { eventsContract } from '@kxo/domain/events/contract'
import { onboarding } from '@kxo/domain/events/nature'
import type { Filter } from '@kxo/domain/kernel/listing'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aRegistration } from '../../../testing/a-session.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { remindToAnswer } from '../../registrations/deciding/late-answers.ts'

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

test('a paper accepted and still valid, and what somebody was certified for, are conditions', async () => {
  await ask('all', [
    { field: 'accepted_paper', comparator: '=', value: 'Carte professionnelle' },
    { field: 'certified_event', comparator: 'contains', value: 'Niveau 1' },
  ])
  const person = await live({ town: 'Lyon' })
  const earlier = await anOpenEvent(tenant, { title: 'Niveau 1' })
  const { id: registration_id } = await aRegistration(tenant, earlier, person.id)
  const met = async () => (await admission(person))?.criteria.map(({ is_met }) => is_met)
  expect(await met()).toEqual([false, false])
  const aDocument = (category: 'other' | 'certificate') =>
    tenant.inTenant(async (db) => {
      const file = { name: 'a.pdf', content_type: 'application/pdf', size: 1, sha256: 'a', storage_key: category }
      const { id: file_id } = await db.insertInto('files').values(file).returning('id').executeTakeFirstOrThrow()
      const status = documentStatus.codeOf('validated')
      return db
        .insertInto('documents')
        .values({ category: documentCategory.codeOf(category), status, name: 'a', user_id: person.id, event_id: earlier, file_id })
        .returning('id')
        .executeTakeFirstOrThrow()
    })
  const { id: document_id } = await aDocument('other')
  await tenant.inTenant(async (db) => {
    const card = { event_id: earlier, name: 'Carte professionnelle' }
    const { id: paper_id } = await db.insertInto('event_papers').values(card).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('registration_papers').values({ registration_id, paper_id, document_id, decided_at: new Date() }).execute()
  })
  expect(await met()).toEqual([true, false])
  const { id: certificate } = await aDocument('certificate')
  expect(await met()).toEqual([true, true])
  await tenant.inTenant((db) => db.updateTable('registration_papers').set({ valid_until: '2020-01-01' }).execute())
  expect(await met()).toEqual([false, true])
  const validUntil = (day: string) =>
    tenant.inTenant((db) =>
      db
        .updateTable('documents')
        .set({ source: JSON.stringify({ valid_until: day }) })
        .where('id', '=', certificate)
        .execute(),
    )
  await validUntil('2020-01-01')
  expect(await met()).toEqual([false, false])
  await validUntil('2099-01-01')
  expect(await met()).toEqual([false, true])
})

test('requests go to who decides, and a task reminds them once past the delay', async () => {
  const reviewer = await tenant.anAdmin()
  const open = await anOpenEvent(tenant)
  const { version } = await callAs(program, admin, eventsContract.record, on(open))
  const deciding = { needs_approval: true, reviewer_ids: [reviewer.id, (await tenant.aPerson()).id], answer_days: 3 }
  const saved = await callAs(program, admin, eventsContract.changeQualification, {
    ...on(open),
    body: { version, mode: 'all', criteria: [], text: null, ...deciding },
  })
  expect(saved).toMatchObject({ reviewer_ids: [reviewer.id], answer_days: 3 })
  const person = await tenant.aPerson()
  const request = await callAs(program, person, registrationsContract.start, { ...on(open), body: { submit: true } })
  expect(request.status).toBe('toValidate')
  const requests = await tenant.inTenant((db) =>
    db.selectFrom('mails').select('recipient').where('moment', '=', 'ask_validation').execute(),
  )
  expect(requests).toEqual([{ recipient: reviewer.mail }])
  const tasksAfter = async (days: number) => {
    await tenant.asMachine((context) => remindToAnswer({ ...context, now: new Date(Date.now() + days * 86_400_000) }))
    return tenant.inTenant((db) => db.selectFrom('tasks').select(['todo_user_id', 'event_id', 'user_id']).execute())
  }
  expect(await tasksAfter(2)).toEqual([])
  const reminder = { todo_user_id: reviewer.id, event_id: open, user_id: person.id }
  expect([await tasksAfter(4), await tasksAfter(5)]).toEqual([[reminder], [reminder]])
  // The decision closes it, whoever makes it.
  await callAs(program, admin, registrationsContract.approve, on(request.id))
  const closed = await tenant.inTenant((db) => db.selectFrom('tasks').select(['status', 'closed_by']).execute())
  expect(closed).toEqual([{ status: 'done', closed_by: admin.id }])
})

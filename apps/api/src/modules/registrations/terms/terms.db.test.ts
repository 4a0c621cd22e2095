import { createHash } from 'node:crypto'
import { eventsContract } from '@kxo/domain/events/contract'
import { registrationsContract as registrations } from '@kxo/domain/registrations/contract'
import { registrationDetailContract } from '@kxo/domain/registrations/detail/detail-contract'
import { termsContract as terms } from '@kxo/domain/registrations/terms/terms-contract'
import { settingsContract } from '@kxo/domain/tenants/settings/settings-contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let event: number
let person: Persona
beforeAll(async () => {
  program = await startProgram()
})
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  event = await anOpenEvent(tenant)
  person = await tenant.aPerson()
})
afterAll(() => program.close())

const on = (id: number) => ({ params: { client: tenant.name, id } })
async function setTenantTerms(text: string): Promise<void> {
  const {
    last_change: _,
    wordings: _wordings,
    ...texts
  } = await callAs(program, admin, settingsContract.texts, {
    params: { client: tenant.name },
  })
  await callAs(program, admin, settingsContract.saveTexts, {
    params: { client: tenant.name },
    body: { ...texts, conditions_inscription: text },
  })
}
async function setEventTerms(text: string): Promise<void> {
  const { version, onboarding } = await callAs(program, admin, eventsContract.record, on(event))
  await callAs(program, admin, eventsContract.changeRegistration, {
    ...on(event),
    body: { version, onboarding, terms: text || null, needs_approval: false },
  })
}
const start = (submit = false) => callAs(program, person, registrations.start, { ...on(event), body: { submit } })
const submit = (id: number) => callAs(program, person, registrations.submit, { ...on(id), body: {} })
const read = (id: number) => callAs(program, person, terms.readTerms, on(id))
const accept = (id: number, { wording, sha256 }: { wording: number; sha256: string }, who = person) =>
  callAs(program, who, terms.acceptTerms, { ...on(id), body: { wording, sha256 } })
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

it('asks nothing where there are no conditions', async () => {
  expect((await start(true)).status).toBe('registered')
})

it('finishes once the wording of the tenant is accepted, kept with its date and the hash of what was read', async () => {
  await setTenantTerms('Annulation sous 10 jours.')
  const { id, status } = await start(true)
  expect(status).toBe('toComplete')
  await expect(submit(id)).rejects.toMatchObject({ status: 409, code: 'termsToAccept' })
  const terms = await read(id)
  expect(terms).toMatchObject({ text: 'Annulation sous 10 jours.', sha256: hashOf('Annulation sous 10 jours.'), accepted_at: null })
  await accept(id, terms)
  expect((await submit(id)).status).toBe('registered')
  const { terms: evidence } = await callAs(program, admin, registrationDetailContract.detail, on(id))
  expect(evidence).toMatchObject([{ wording: terms.wording, sha256: terms.sha256, by_name: expect.any(String) }])
  const unchanged = tenant.inTenant((db) => db.updateTable('registration_terms').set({ sha256: '0' }).execute())
  await expect(unchanged).rejects.toThrow(/permission denied|append/i)
})

it('refuses an agreement to a wording that changed since it was read, and one that was tampered with', async () => {
  await setTenantTerms('Première rédaction.')
  const { id } = await start()
  const former = await read(id)
  await expect(accept(id, { ...former, sha256: hashOf('autre chose') })).rejects.toMatchObject({ status: 409, code: 'termsChanged' })
  await setTenantTerms('Seconde rédaction.')
  await expect(accept(id, former)).rejects.toMatchObject({ status: 409, code: 'termsChanged' })
  const latter = await read(id)
  expect([latter.text, latter.wording > former.wording]).toEqual(['Seconde rédaction.', true])
  await accept(id, latter)
  await setTenantTerms('Troisième rédaction.')
  await expect(submit(id)).rejects.toMatchObject({ status: 409, code: 'termsToAccept' })
})

it('asks the event’s own wording instead of the tenant’s, and the tenant’s again once it has none', async () => {
  await setTenantTerms('Celles du client.')
  await setEventTerms('Celles de l’évènement.')
  const { id } = await start()
  expect((await read(id)).text).toBe('Celles de l’évènement.')
  expect((await callAs(program, admin, eventsContract.record, on(event))).terms).toBe('Celles de l’évènement.')
  await setEventTerms('')
  expect((await read(id)).text).toBe('Celles du client.')
  await setTenantTerms('')
  expect((await submit(id)).status).toBe('registered')
})

it('is accepted by the person alone: nobody accepts in somebody’s place, and whoever registers others is not asked', async () => {
  await setTenantTerms('À lire.')
  const { id } = await start()
  await expect(accept(id, await read(id), admin)).rejects.toMatchObject({ status: 403 })
  const other = await tenant.aPerson()
  const registered = await callAs(program, admin, registrations.start, { ...on(event), body: { user: other.id, submit: true } })
  expect(registered.status).toBe('registered')
})

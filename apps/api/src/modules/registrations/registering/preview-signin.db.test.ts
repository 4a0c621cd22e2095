import { previewContract } from '@kxo/domain/registrations/preview/preview-contract'
import type { PreviewedAs } from '@kxo/domain/registrations/preview/signin-preview'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
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

const preview = (id: number, as: PreviewedAs, who = admin) =>
  callAs(program, who, previewContract.previewSignin, { params: { client: tenant.name, id }, query: { as } })

test('each way in reads its steps and what they ask, and nothing is recorded', async () => {
  const id = await anOpenEvent(tenant, { price_ht: 12_000, hold_minutes: 20, needs_approval: true })
  await tenant.inTenant((db) =>
    db.insertInto('event_papers').values({ event_id: id, name: 'Diplôme', is_required: true, is_checked: true }).execute(),
  )
  const person = await preview(id, 'person')
  expect(person).toMatchObject({ hold_minutes: 20, is_open: true, later: [], arrival: 'toPay' })
  expect(person.steps.map(({ step }) => step)).toEqual(['you', 'payer', 'price', 'papers', 'summary'])
  expect(person.steps.find(({ step }) => step === 'price')?.items).toEqual([
    { label: 'Tarif public', is_required: true, amount_ht: 12_000 },
  ])
  expect(person.steps.find(({ step }) => step === 'papers')?.items).toEqual([{ label: 'Diplôme', is_required: true, amount_ht: null }])
  const referent = await preview(id, 'referent')
  expect(referent.steps.map(({ step }) => step)).toEqual(['people', 'payer', 'price', 'summary'])
  expect(referent).toMatchObject({ hold_minutes: null, is_open: true, later: ['papers'], arrival: 'toComplete' })
  expect(await preview(id, 'invited')).toMatchObject({ hold_minutes: null, steps: person.steps })
  const left = await tenant.inTenant((db) =>
    db
      .selectFrom('registrations')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('event_id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  expect(left.n).toBe(0)
})

test('it is read by those who follow registrations alone', async () => {
  const id = await anOpenEvent(tenant)
  await expect(preview(id, 'person', await tenant.aPerson())).rejects.toMatchObject({ status: 403 })
})

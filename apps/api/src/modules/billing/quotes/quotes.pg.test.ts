import { quoteContract as contract } from '@kxo/domain/billing/quotes/quote-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aQuote } from '../../../testing/a-quote.ts'
import { control } from '../../../testing/control.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { noRowLockOn, withoutProtection } from '../../../testing/without-locks.ts'
import { aTenant, callAs, type Persona, postalAddress, type TenantWorld } from '../../../testing/world.ts'

const crowd = 20

let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL']) throw new Error('This test needs a real PostgreSQL: TEST_DATABASE_URL.')
  program = await startProgram({ connections: many })
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  person = await tenant.aPerson({ ...postalAddress })
})

const on = (id: number) => ({ params: { client: tenant.name, id } })

/** Asked at once many times over, an accepted quote is invoiced: how many times it was answered yes, how many drafts there are. */
async function invoiceAtOnce(): Promise<{ answered: number; drafts: number }> {
  const { id } = await aQuote(program, admin, { client: tenant.name, user: person.id })
  await callAs(program, person, contract.acceptQuote, { ...on(id), body: { name: 'Zoé' } })
  const answers = await Promise.allSettled(Array.from({ length: crowd }, () => callAs(program, admin, contract.invoiceQuote, on(id))))
  const drafts = await tenant.inTenant((db) => db.selectFrom('bills').select('id').where('user_id', '=', person.id).execute())
  return { answered: answers.filter(({ status }) => status === 'fulfilled').length, drafts: drafts.length }
}

describe('a quote invoiced at once by many', () => {
  it('has one bill', async () => {
    expect(await invoiceAtOnce()).toEqual({ answered: 1, drafts: 1 })
  })

  it('control: without the lock of the quote, several drafts are begun', control, async () => {
    const { counted } = await withoutProtection(program, { strip: noRowLockOn('quotes'), counting: /insert into "bills"/ }, invoiceAtOnce)
    expect(counted).toBeGreaterThan(1)
  })
})

describe('a quote answered at once by many', () => {
  it('is accepted or refused, once', async () => {
    const { id } = await aQuote(program, admin, { client: tenant.name, user: person.id })
    const answers = await Promise.allSettled(
      Array.from({ length: crowd }, (_, index) =>
        index % 2 === 0
          ? callAs(program, person, contract.acceptQuote, { ...on(id), body: { name: 'Zoé' } })
          : callAs(program, person, contract.refuseQuote, { ...on(id), body: { name: 'Zoé', reason: 'Non' } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

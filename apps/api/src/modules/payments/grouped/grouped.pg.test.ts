import { groupedContract as contract } from '@kxo/domain/payments/grouped/grouped-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { groupedWorld } from '../../../testing/billable-places.ts'
import { control } from '../../../testing/control.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { noRowLockOn, withoutProtection } from '../../../testing/without-locks.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { verifyChains } from '../../billing/index.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let world: ReturnType<typeof groupedWorld>
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL']) throw new Error('This test needs a real PostgreSQL: TEST_DATABASE_URL.')
  program = await startProgram({ connections: many })
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program, { params: { billing_page: true } })
  admin = await tenant.anAdmin()
  world = groupedWorld(program, tenant, admin)
})

const payers = 3
const people = 2

/** Two colleagues who looked at the same rows, each with a run over all of them, worked at once by two workers. */
async function twoRuns() {
  const event = await world.anEvent()
  for (let payer = 0; payer < payers; payer += 1) {
    const company = await world.aCompany(`Atelier ${payer}`)
    for (let one = 0; one < people; one += 1) await world.confirmed(event, company)
  }
  const groups = await world.chosen('payer')
  const runs = [await world.start('issue', 'payer', groups), await world.start('issue', 'payer', groups)]
  await Promise.all(runs.map(world.work))
  const read = await Promise.all(runs.map(world.read))
  const bills = await world.bills()
  return { read, bills, made: read.reduce((sum, run) => sum + run.bills, 0) }
}

describe('two runs at once over the same rows', () => {
  it('INV-03 bill each place once, in one series without a hole, and the second is refused the number it has', async () => {
    const { read, bills, made } = await twoRuns()
    expect(made).toBe(payers)
    expect(bills.map(({ amount }) => amount)).toEqual(Array.from({ length: payers }, () => people * 12_000))
    expect(bills.map(({ number }) => Number(number!.slice(-6))).toSorted((a, b) => a - b)).toEqual([1, 2, 3])
    const refused = read.flatMap((run) => run.outcomes.filter(({ bill }) => bill === null).map(({ reason }) => reason))
    expect(refused).toHaveLength(payers)
    for (const reason of refused) expect(reason).toMatch(/^Déjà facturé\u00A0: /)
    expect((await tenant.asMachine(verifyChains)).broken).toEqual([])
  })

  it('bill places twice without the wait for the registrations', control, async () => {
    const { result } = await withoutProtection(program, { strip: noRowLockOn('registrations') }, twoRuns)
    expect(result.made).toBeGreaterThan(payers)
  })
})

it('a run worked by two workers at once, as after one was taken for dead, bills nothing twice', async () => {
  const event = await world.anEvent()
  for (let payer = 0; payer < payers; payer += 1) await world.confirmed(event, await world.aCompany(`Atelier ${payer}`))
  const run = await world.start('issue', 'payer', await world.chosen('payer'))
  await Promise.all([world.work(run), world.work(run)])
  const after = await callAs(program, admin, contract.readRun, { params: { client: tenant.name, id: run.id } })
  expect(after).toMatchObject({ status: 'done', done: payers, bills: payers, failed: 0 })
  expect(await world.bills()).toHaveLength(payers)
})

import { unitPriceOf } from '@kxo/domain/kernel/money'
import { totalsOf } from '@kxo/domain/kernel/totals'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Context } from '../../../platform/context.ts'
import { servedToday } from '../../../testing/a-bill.ts'
import { aSession } from '../../../testing/a-session.ts'
import { control } from '../../../testing/control.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { noRowLockOn, withoutProtection } from '../../../testing/without-locks.ts'
import { aTenant, type TenantWorld } from '../../../testing/world.ts'
import { writeDraft } from '../drafts/write-draft.ts'
import { issueBill, verifyChains } from '../index.ts'

const crowd = 50
const failing = 10

let program: Program
let tenant: TenantWorld
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL']) throw new Error('This test needs a real PostgreSQL: TEST_DATABASE_URL.')
  program = await startProgram({ connections: many })
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
})

class Interrupted extends Error {}

/** Fifty issues at once, ten of them rolled back after their number was taken. */
async function issueAtOnce(events: readonly number[] = []): Promise<{ numbers: string[]; failures: unknown[] }> {
  const person = await tenant.aPerson()
  const drafts = await Promise.all(
    Array.from({ length: crowd }, (_, index) =>
      tenant.asMachine((context) => draft(context, person.id, index, events[index % events.length])),
    ),
  )
  const results = await Promise.allSettled(
    drafts.map((id, index) =>
      tenant.asMachine(async (context) => {
        const { number } = await issueBill(context, id)
        if (index % (crowd / failing) === 0) throw new Interrupted()
        return number ?? ''
      }),
    ),
  )
  return {
    numbers: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])).toSorted(),
    failures: results.flatMap((result) => (result.status === 'rejected' && !(result.reason instanceof Interrupted) ? [result.reason] : [])),
  }
}

async function draft(context: Context, user_id: number, index: number, event?: number): Promise<number> {
  const line = {
    name: `Atelier ${index}`,
    description: '',
    quantity: 10_000,
    unit_price: unitPriceOf(1000),
    discount: 0,
    discount_type: 'percent' as const,
    vat_rate: 2000,
    vat_reason: null,
    accounting_code: null,
    user_id,
  }
  expect(totalsOf([line]).total_ttc).toBe(1200)
  const bill = await writeDraft(context, {
    category: 'invoice',
    nature: 'individual',
    morph: event === undefined ? 'User' : 'Event',
    morph_id: event ?? user_id,
    user_id,
    company_id: null,
    ...servedToday,
    discount: { discount: 0, discount_type: 'percent' },
    lines: [line],
  })
  return bill.id
}

describe('INV-03 under concurrency', () => {
  it('50 issues at once with 10 rollbacks give 1 to 40 without gap or duplicate, and the chains are whole', async () => {
    const { numbers, failures } = await issueAtOnce()
    expect(failures).toEqual([])
    const year = new Date().getFullYear()
    expect(numbers).toEqual(Array.from({ length: crowd - failing }, (_, index) => `FA-${year}-${String(index + 1).padStart(6, '0')}`))
    expect(await tenant.asMachine(verifyChains)).toMatchObject({ is_whole: true, bills: crowd - failing, entries: crowd - failing })
  })

  it('INV-04: bills of events of two issuers, issued at once, give each issuer its series without gap', async () => {
    const events = [await aSession(tenant), await aSession(tenant)].map(({ id }) => id)
    const branch = {
      name: 'Antenne',
      siren: '732829320',
      siret: '73282932000074',
      series: JSON.stringify({ bill: 'SUD', credit: 'ASUD' }),
      address: '1 quai',
      code_postal: '13001',
    }
    await tenant.inTenant(async (db) => {
      const [entity] = await db
        .insertInto('entities')
        .values({ ...branch, town: 'Marseille' })
        .returning('id')
        .execute()
      await db.updateTable('events').set({ entity_id: entity!.id }).where('id', '=', events[0]!).execute()
    })
    const { numbers, failures } = await issueAtOnce(events)
    expect(failures).toEqual([])
    const year = new Date().getFullYear()
    const series = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${prefix}-${year}-${String(index + 1).padStart(6, '0')}`)
    const organised = crowd / 2 - failing / 2
    expect(numbers).toEqual([...series('FA', crowd - failing - organised), ...series('SUD', organised)])
    expect(await tenant.asMachine(verifyChains)).toMatchObject({ is_whole: true, bills: crowd - failing })
  })

  it('control: without the lock of the counter, numbers collide', control, async () => {
    const { result } = await withoutProtection(program, { strip: noRowLockOn('bill_counters') }, issueAtOnce)
    const { numbers, failures } = result
    const collided = failures.filter(
      (failure) => (failure as { code?: string }).code === '23505' && (failure as { constraint?: string }).constraint === 'bills_number',
    )
    expect(collided.length, `${numbers.length} issued`).toBeGreaterThan(0)
  })
})

import { dayInZone } from '@kxo/domain/kernel/dates'
import { matchingContract as contract } from '@kxo/domain/payments/matching/matching-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBill } from '../../../testing/a-bill.ts'
import { camtOf } from '../../../testing/bank-statements.ts'
import { control } from '../../../testing/control.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { sendFile } from '../../../testing/send-file.ts'
import { noRowLockOn, withoutProtection } from '../../../testing/without-locks.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { verifyChains } from '../../billing/index.ts'

const crowd = 8
let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL']) throw new Error('This test needs a real PostgreSQL: TEST_DATABASE_URL.')
  program = await startProgram({ connections: many })
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})

const today = dayInZone(new Date(), 'Europe/Paris')
const send = (bytes: string) => sendFile(program, admin, contract.importBankFile, { params: { client: tenant.name }, name: 'a.xml', bytes })
const codesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code?: string }).code] : []))

/** A line that pays a part of a bill, so that nothing of the bill refuses it twice, accepted by many at once. */
async function acceptAtOnce() {
  const bill = await aBill(program, admin, { client: tenant.name, user: (await tenant.aPerson()).id, euros: 1000 })
  await send(camtOf([{ amount: '10.00', label: `VIR ${bill.id}`, day: today, id: String(bill.id) }]))
  const { results } = await callAs(program, admin, contract.bankLines, {
    params: { client: tenant.name },
    query: { page: 1, page_size: 25 },
  })
  const answers = await Promise.allSettled(
    Array.from({ length: crowd }, () =>
      callAs(program, admin, contract.matchLine, {
        params: { client: tenant.name, id: results[0]!.id },
        body: { shares: [{ bill: bill.id, amount: 1000 }], is_receipt_sent: false },
      }),
    ),
  )
  const payments = await tenant.inTenant((db) => db.selectFrom('payments').select('amount').where('bill_id', '=', bill.id).execute())
  return { codes: codesOf(answers), payments: payments.length }
}

describe('one line accepted by many at once', () => {
  it('is recorded once, the others are told; the chains are whole', async () => {
    expect(await acceptAtOnce()).toEqual({ codes: Array.from({ length: crowd - 1 }, () => 'lineMatched'), payments: 1 })
    expect(await tenant.asMachine(verifyChains)).toMatchObject({ is_whole: true })
  })

  it('control: without the lock of the line, others come as far as recording it again', control, async () => {
    const { result } = await withoutProtection(program, { strip: noRowLockOn('bank_lines') }, acceptAtOnce)
    expect(result.codes.filter((code) => code !== 'lineMatched').length).toBeGreaterThan(0)
  })
})

describe('one statement imported by many at once', () => {
  it('adds its lines once', async () => {
    const file = camtOf(Array.from({ length: 30 }, (_, rank) => ({ amount: '10.00', label: `VIR ${rank}`, day: today })))
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(file)))
    expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(30)
  })
})

import type { DraftBody } from '@kxo/domain/billing/bill-shape'
import { billingContract as contract } from '@kxo/domain/billing/contract'
import { addDays } from '@kxo/domain/kernel/dates'
import { mostCents, unitPriceOf } from '@kxo/domain/kernel/money'
import * as fc from 'fast-check'
import { XmlDocument, type XsdValidator } from 'libxml2-wasm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printedText } from '../../../platform/pdf/printed-text.ts'
import { closePdfEngine } from '../../../platform/pdf/render-document.ts'
import { servedToday } from '../../../testing/a-bill.ts'
import { openFacturXSchema } from '../../../testing/factur-x-schema.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, Refused, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let schema: XsdValidator
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { params: { vat_training_exempt_from: '2020-01-01' } })
  admin = await tenant.anAdmin()
  schema = openFacturXSchema()
})
afterAll(async () => {
  schema.dispose()
  await program.close()
  await closePdfEngine()
})

/** What people paste and files bring: controls, halves of emoji, scripts of every direction, marks of XML and of the page's language, words without end. */
const rough = fc.constantFrom(
  '\u0001\u001f',
  '\u0085\u009f',
  '\ud83c',
  '🎉👩‍🚀',
  '\u202Eabc\u202C',
  'العربية',
  '日本語',
  '\uffff',
  '<b>&amp;]]></b>',
  '#eval("1") $x$ `y` \\',
  'é'.normalize('NFD'),
  '\n\t',
  'sans-fin-'.repeat(30),
  '«\u00A0»',
)
const text = fc.tuple(fc.string({ unit: 'binary', maxLength: 12 }), rough, fc.constantFrom('Atelier', '')).map((parts) => parts.join(''))
const acceptedRates = [{ vat: 2000 }, { vat: 1000 }, { vat: 550 }, { vat: 0, vat_reason: 'training_exempt' as const }]
/** A French buyer gets no export, and no zero rate without its reason: one such line refuses the whole bill. */
const refusedRates = [{ vat: 0, vat_reason: 'export' as const }, { vat: 0 }]
const line = fc.record({
  rate: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...acceptedRates) }, { weight: 1, arbitrary: fc.constantFrom(...refusedRates) }),
  stored: fc.record({ name: text, description: text }),
  quantity: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(10_000, 15_000, 33_333, 1) }, { weight: 1, arbitrary: fc.constant(-10_000) }),
  unit_price: fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 0, max: 99_990_000 }) },
    { weight: 1, arbitrary: fc.constantFrom(1, 500_000_000, unitPriceOf(mostCents)) },
  ),
  reduction: fc.oneof(
    { weight: 6, arbitrary: fc.constant({ discount: 0, discount_type: 'percent' as const }) },
    { weight: 1, arbitrary: fc.record({ discount: fc.integer({ min: 1, max: 10_000 }), discount_type: fc.constant('percent' as const) }) },
    { weight: 1, arbitrary: fc.record({ discount: fc.integer({ min: 1, max: 12_000 }), discount_type: fc.constant('euro' as const) }) },
  ),
})
const draft = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  discount: fc.constantFrom(0, 0, 1000, 3333),
  discount_type: fc.constantFrom('percent' as const, 'euro' as const),
  prices_include_tax: fc.boolean(),
  buyer: fc.record({ first_name: text, last_name: text, address: text }),
  due_in: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(0, 30, 45) }, { weight: 1, arbitrary: fc.constant(90) }),
})

const refusalOf = async <T>(call: Promise<T>): Promise<T | Refused> =>
  call.catch((error: unknown) => {
    if (error instanceof Refused && error.status < 500) return error
    throw error
  })
/** Stored by a program that cleaned nothing, as an import of old did: the database itself refuses NUL and halves of a pair. */
const storable = (value: string) => value.replaceAll('\0', '').toWellFormed()
const store = (bill_id: number, lines: readonly { stored: { name: string; description: string } }[]) =>
  tenant.inTenant(async (db) => {
    const rows = await db.selectFrom('bill_lines').select('id').where('bill_id', '=', bill_id).orderBy('id').execute()
    for (const [index, { id }] of rows.entries()) {
      const { name = '', description = '' } = lines[index]?.stored ?? {}
      await db
        .updateTable('bill_lines')
        .set({ name: storable(name), description: storable(description) })
        .where('id', '=', id)
        .execute()
    }
  })
const numbersTaken = () =>
  tenant.inTenant(async (db) => (await db.selectFrom('bills').select('number').where('number', 'is not', null).execute()).length)

test('INV-03 whatever takes a number prints and becomes a valid XML, whoever the buyer and whatever the lines say', async () => {
  const seen = { numbered: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(draft, async ({ buyer, due_in, lines, ...amounts }) => {
      const client = await tenant.aPerson({
        first_name: storable(buyer.first_name),
        last_name: storable(buyer.last_name),
        address: storable(buyer.address),
      })
      const body: DraftBody = {
        user: client.id,
        ...servedToday,
        due_date: addDays(servedToday.service_start, due_in),
        ...amounts,
        lines: lines.map(({ rate, reduction, stored: _, ...one }) => ({ name: 'Atelier', description: '', ...one, ...rate, ...reduction })),
      }
      const written = await refusalOf(callAs(program, admin, contract.draftBill, { params: { client: tenant.name }, body }))
      if (!(written instanceof Refused)) await store(written.id, lines)
      const before = await numbersTaken()
      const bill =
        written instanceof Refused
          ? written
          : await refusalOf(
              callAs(program, admin, contract.issueBill, { params: { client: tenant.name, id: written.id }, body: { is_sent: false } }),
            )
      if (bill instanceof Refused) {
        seen.refused++
        expect(await numbersTaken()).toBe(before)
        return
      }
      seen.numbered++
      await runJobNow(program, tenant.id, 'print-bill', { bill_id: bill.id, is_sent: false })
      const file = async (kind: 'pdf' | 'xml') => {
        const answer = await program.app.inject({
          url: `/api/clients/${tenant.name}/bills/${bill.id}/${kind}/`,
          headers: { authorization: `Bearer ${admin.token}` },
        })
        expect([kind, answer.statusCode]).toEqual([kind, 200])
        return answer
      }
      const pages = await printedText((await file('pdf')).rawPayload)
      expect(pages.join(' ')).toContain(bill.number)
      using xml = XmlDocument.fromString((await file('xml')).body)
      expect(() => schema.validate(xml)).not.toThrow()
    }),
    { numRuns: 60 },
  )
  // Neither side alone would say anything.
  expect(seen.numbered).toBeGreaterThan(8)
  expect(seen.refused).toBeGreaterThan(8)
}, 180_000)

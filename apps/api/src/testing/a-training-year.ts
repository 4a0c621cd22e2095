import { partnerKind } from '@kxo/domain/partners/kind'
import { partnerStatus } from '@kxo/domain/partners/status'
import { aSignature } from './a-signature.ts'
import { anOpenEvent } from './an-open-event.ts'
import { outsideSeries } from './outside-series.ts'
import type { Program } from './program.ts'
import type { Persona, TenantWorld } from './world.ts'

type Line = { amount_ht: number; accounting_code?: string }
type Billed = {
  company_id?: number
  user_id?: number
  is_funder_share?: boolean
  is_deposit?: boolean
  deducted?: number
  printed?: string
  category?: number
  issue_date?: string
  lines: readonly Line[]
}

let numbered = 0

/** A bill of an event, issued in the middle of 2025 unless told. Cents without tax. */
export const anIssuedBill = (program: Program, tenant: TenantWorld, event_id: number, billed: Billed): Promise<number> => {
  const { lines, issue_date = '2025-06-30', printed, ...columns } = billed
  return outsideSeries(program, () =>
    tenant.inTenant(async (db) => {
      const entity = await db.selectFrom('entities').select('id').where('is_default', '=', true).executeTakeFirstOrThrow()
      const amount = lines.reduce((sum, { amount_ht }) => sum + amount_ht, 0)
      const { id } = await db
        .insertInto('bills')
        .values({ entity_id: entity.id, category: 1, nature: 1, morph: 'Event', morph_id: event_id, amount_ht: amount, amount, ...columns })
        .returning('id')
        .executeTakeFirstOrThrow()
      const usual = { bill_id: id, name: 'Prestation', vat_rate: 0, vat_reason: 'training_exempt', tax_amount: 0 }
      await db
        .insertInto('bill_lines')
        .values(lines.map((line, rank) => ({ ...usual, rank, unit_price: line.amount_ht * 10_000, amount: line.amount_ht, ...line })))
        .execute()
      await db
        .updateTable('bills')
        .set({ status: 4, number: `B-${++numbered}`, issue_date, ...(printed === undefined ? {} : { printed }) })
        .where('id', '=', id)
        .execute()
      return id
    }),
  )
}

const halfDays = (tenant: TenantWorld, event_id: number, spans: readonly (readonly [string, string])[]): Promise<number[]> =>
  tenant.inTenant(async (db) => {
    const rows = await db
      .insertInto('slots')
      .values(spans.map(([start_at, end_at]) => ({ event_id, start_at: new Date(start_at), end_at: new Date(end_at) })))
      .returning('id')
      .execute()
    return rows.map(({ id }) => id)
  })

/** People registered for an event, who sign the half-days that `signed` gives of each. */
async function learners(
  tenant: TenantWorld,
  event_id: number,
  people: readonly { company_id?: number; signed: readonly number[] }[],
): Promise<number[]> {
  const registered: number[] = []
  for (const { company_id, signed } of people) {
    const person = await tenant.aPerson(company_id === undefined ? {} : { company_id })
    registered.push(
      await tenant.inTenant(async (db) => {
        const { id } = await db
          .insertInto('registrations')
          .values({ event_id, user_id: person.id, company_id: company_id ?? null, status: 7, code: `BPF${event_id}-${person.id}` })
          .returning('id')
          .executeTakeFirstOrThrow()
        for (const slot_id of signed) await aSignature(db, { event_id, slot_id, registration_id: id })
        return id
      }),
    )
  }
  return registered
}

async function leads(tenant: TenantWorld, who: Persona, event_id: number, kind: 'guest' | 'provider', slots: readonly number[]) {
  await tenant.inTenant(async (db) => {
    await db
      .insertInto('event_partners')
      .values({ event_id, user_id: who.id, kind: partnerKind.codeOf(kind), status: partnerStatus.codeOf('validated') })
      .execute()
    const led = await db.selectFrom('slots').select(['id', 'start_at', 'end_at']).where('id', 'in', slots).execute()
    await db
      .insertInto('slot_partners')
      .values(led.map(({ id, ...span }) => ({ slot_id: id, user_id: who.id, ...span })))
      .execute()
  })
}

const aCompany = (tenant: TenantWorld, columns: { name: string; naf?: string; is_funder?: boolean }): Promise<number> =>
  tenant.inTenant(async (db) => (await db.insertInto('companies').values(columns).returning('id').executeTakeFirstOrThrow()).id)
const times = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one)

/** The worked example of the yearly return (BPF-09), in 2025: its trainings A to D with who followed, led and paid for them. */
export async function aTrainingYear(program: Program, tenant: TenantWorld) {
  const employer = await aCompany(tenant, { name: 'Verrier', naf: '2573A' })
  const funder = await aCompany(tenant, { name: 'Opco 2i', is_funder: true })
  const franceTravail = await aCompany(tenant, { name: 'France Travail Bretagne' })
  const otherBody = await aCompany(tenant, { name: 'Formations du Ponant' })
  const training = (title: string, day: string, columns: Record<string, unknown> = {}) =>
    anOpenEvent(tenant, {
      title,
      is_training: true,
      start_date: new Date(`${day}T08:00:00Z`),
      end_date: new Date(`${day}T16:00:00Z`),
      ...columns,
    })
  const own = await tenant.aPerson()
  const external = await tenant.aPerson()
  const day = (of: string): [string, string][] => [
    [`${of}T07:00:00Z`, `${of}T10:30:00Z`],
    [`${of}T12:00:00Z`, `${of}T15:30:00Z`],
  ]

  const a = await training('Tableur', '2025-03-03')
  const slotsOfA = await halfDays(tenant, a, [...day('2025-03-03'), ...day('2025-03-04')])
  const peopleOfA = await learners(tenant, a, [
    ...times(4, { company_id: employer, signed: slotsOfA }),
    { company_id: employer, signed: slotsOfA.slice(0, 3) },
  ])
  const billOfA = await anIssuedBill(program, tenant, a, { company_id: employer, lines: [{ amount_ht: 270_000 }] })
  await anIssuedBill(program, tenant, a, { company_id: funder, is_funder_share: true, lines: [{ amount_ht: 180_000 }] })
  await leads(tenant, own, a, 'guest', slotsOfA)

  const b = await training('Comptabilité', '2025-04-07', { sheet: JSON.stringify({ certification_code: 'RS5678' }) })
  const slotsOfB = await halfDays(tenant, b, day('2025-04-07'))
  const peopleOfB = await learners(tenant, b, times(3, { signed: slotsOfB }))
  await anIssuedBill(program, tenant, b, { company_id: franceTravail, lines: [{ amount_ht: 105_000 }] })
  await leads(tenant, external, b, 'provider', slotsOfB)

  const c = await training('Accueil', '2025-05-05', { sheet: JSON.stringify({ ordered_by: 'Formations du Ponant' }) })
  const slotsOfC = await halfDays(tenant, c, day('2025-05-05'))
  await learners(tenant, c, times(10, { signed: slotsOfC }))
  await anIssuedBill(program, tenant, c, { company_id: otherBody, lines: [{ amount_ht: 140_000 }] })
  await leads(tenant, own, c, 'guest', slotsOfC)

  const d = await training('Tableur à distance', '2025-06-02', { is_online: true })
  const slotsOfD = await halfDays(tenant, d, [['2025-06-02T07:00:00Z', '2025-06-02T11:00:00Z']])
  await learners(tenant, d, times(2, { signed: slotsOfD }))
  for (const _ of times(2, 0)) await anIssuedBill(program, tenant, d, { user_id: own.id, lines: [{ amount_ht: 15_000 }] })
  await leads(tenant, own, d, 'guest', slotsOfD)

  await tenant.inTenant(async (db) => {
    await db
      .insertInto('bpf_events')
      .values([
        { event_id: a, nsf_code: '326' },
        { event_id: b, nsf_code: '314', given_to: 'Atelier du Chiffre' },
        { event_id: d, nsf_code: '326' },
      ])
      .execute()
    await db
      .insertInto('bpf_learners')
      .values(peopleOfB.map((registration_id) => ({ registration_id, status: 3 })))
      .execute()
  })
  return { employer, funder, otherBody, trainings: { a, b, c, d }, slotsOfA, peopleOfA, billOfA, own, external }
}

import type { Input } from '@kxo/domain/kernel/contract'
import { isSiret } from '@kxo/domain/kernel/identifiers'
import { groupBillables } from '@kxo/domain/payments/grouped/group-billables'
import { type Grouping } from '@kxo/domain/payments/grouped/grouped-choices'
import type { Billables, RunMode } from '@kxo/domain/payments/grouped/grouped-contract'
import { groupedContract as contract } from '@kxo/domain/payments/grouped/grouped-contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { anOpenEvent } from './an-open-event.ts'
import type { Program } from './program.ts'
import { runJobNow, waitingJobs } from './run-jobs.ts'
import { callAs, type Persona, postalAddress, type TenantWorld } from './world.ts'

let last = 20_000_000_000_000
/** A number of its own, that passes its check. */
function siret(): string {
  do last += 1
  while (!isSiret(String(last)))
  return String(last)
}

type Query = Input<typeof contract.billables>['query']
type CompanyFields = Partial<{ siret: string | null; address: string | null; needs_purchase_order: boolean }>

/** What grouped billing is tried on: companies, and their people confirmed without a bill. */
export function groupedWorld(program: Program, tenant: TenantWorld, admin: Persona) {
  const client = { client: tenant.name }
  const aCompany = (name: string, fields: CompanyFields = {}) =>
    tenant.inTenant(async (db) => {
      const { id } = await db
        .insertInto('companies')
        .values({ name, siret: siret(), ...postalAddress, ...fields })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    })
  const anEvent = (price_ht: number | null = 10_000, more: Parameters<typeof anOpenEvent>[1] = {}) =>
    anOpenEvent(tenant, { ...(price_ht !== null && { price_ht }), ...more })
  /** Confirmed by an administrator, before anything was invoiced. */
  async function confirmed(event_id: number, company_id: number | null, more: { status?: 'toPay' | 'registered'; created_at?: Date } = {}) {
    const { status = 'registered', ...columns } = more
    const person = await tenant.aPerson(company_id === null ? {} : { company_id })
    const { id } = await tenant.inTenant((db) =>
      db
        .insertInto('registrations')
        .values({
          event_id,
          user_id: person.id,
          company_id,
          code: `code-${person.id}`,
          status: registrationStatus.codeOf(status),
          is_company_paid: company_id !== null,
          ...columns,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    return { id, user: person.id }
  }
  const list = (query: Query = {}): Promise<Billables> => callAs(program, admin, contract.billables, { params: client, query })
  const clear = (found: Billables) => found.rows.filter(({ blockers }) => blockers.length === 0)
  /** Chooses every group that nothing keeps from a bill, as the page does. */
  async function chosen(grouping: Grouping, query: Query = {}) {
    return groupBillables(clear(await list(query)), grouping).map((group) => ({
      rows: group.rows.map(({ key, fingerprint }) => ({ key, fingerprint })),
      announced: group.amount,
    }))
  }
  const start = (mode: RunMode, grouping: Grouping, groups: { rows: { key: string; fingerprint: string }[]; purchase_order?: string }[]) =>
    callAs(program, admin, contract.run, {
      params: client,
      body: { mode, grouping, groups: groups.map(({ rows, purchase_order }) => ({ rows, ...(purchase_order && { purchase_order }) })) },
    })
  /** Works the job of a run as a worker would. */
  async function work(run: { id: number }): Promise<void> {
    const data = (await waitingJobs(program, tenant.id, 'bill-groups')).find(({ work_id }) => work_id === run.id)
    await runJobNow(program, tenant.id, 'bill-groups', data!)
  }
  const read = (run: { id: number }) => callAs(program, admin, contract.readRun, { params: { ...client, id: run.id } })
  async function ran(mode: RunMode, grouping: Grouping, query: Query = {}) {
    const groups = await chosen(grouping, query)
    const run = await start(mode, grouping, groups)
    await work(run)
    return { groups, run: await read(run) }
  }
  const bills = () => tenant.inTenant((db) => db.selectFrom('bills').selectAll().where('status', '<>', 9).orderBy('id').execute())
  return { client, aCompany, anEvent, confirmed, list, clear, chosen, start, work, read, ran, bills }
}

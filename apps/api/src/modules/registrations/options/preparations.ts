import { may as mayProducts } from '@kxo/domain/products/permissions'
import type { OptionTotal, registrationOptionsContract } from '@kxo/domain/registrations/options/option-contract'
import { preparationList } from '@kxo/domain/registrations/options/preparation-list'
import { may } from '@kxo/domain/registrations/permissions'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { listOrExport } from '../../traces/index.ts'
import { countedChoices, isPaid } from './event-products.ts'

type Contract = typeof registrationOptionsContract

/** What people hold of the options of an event. */
const choicesAt = (db: Queries, event_id: number) =>
  countedChoices(db)
    .innerJoin('event_options as o', (join) => join.onRef('o.tenant_id', '=', 'c.tenant_id').onRef('o.id', '=', 'c.option_id'))
    .where('o.event_id', '=', event_id)

const selectPreparations = (db: Queries, event_id: number) =>
  choicesAt(db, event_id)
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'r.tenant_id').onRef('u.id', '=', 'r.user_id'))
    .select([
      'c.registration_id as registration',
      'c.option_id as option',
      'o.name',
      'u.first_name',
      'u.last_name',
      'r.company_label as company_name',
      'c.quantity',
      'c.answer',
      isPaid.as('is_paid'),
      'c.handed_at',
    ])

const plan = planOf(
  preparationList,
  {
    last_name: 'u.last_name',
    first_name: 'u.first_name',
    company_name: 'r.company_label',
    name: 'o.name',
    quantity: 'c.quantity',
    answer: 'c.answer',
    is_paid: { at: isPaid },
    handed_at: 'c.handed_at',
  },
  {
    search: sql`searchable(concat_ws(' ', u.last_name, u.first_name, r.company_label, o.name))`,
    sort: 'last_name',
    // A registration holds an option once.
    id: sql`(c.registration_id::numeric * 10000000000 + c.option_id)`,
  },
)
const columns = exportsOf(preparationList)

/** @throws 404 */
async function requireEvent({ actor, db }: Context, id: number): Promise<void> {
  authorize(mayProducts.readOptions(actor) && may.list(actor))
  found(await db.selectFrom('events').select('id').where('id', '=', id).executeTakeFirst())
}

export const preparations: Verb<Contract['preparations']> = async (context, { params, query }) => {
  await requireEvent(context, params.id)
  return listOrExport(context, 'export_event_products', {
    name: context.language.noun('product', 'pl'),
    plan: { ...plan, zone: context.tenant.time_zone },
    asked: query,
    query: (db: Queries) => selectPreparations(db, params.id),
    present: (rows: Awaited<ReturnType<ReturnType<typeof selectPreparations>['execute']>>) => rows,
    columns,
  })
}

export const optionTotals: Verb<Contract['optionTotals']> = async (context, { params }) => {
  await requireEvent(context, params.id)
  const rows = await choicesAt(context.db, params.id)
    .select(({ fn }) => ['o.id as option', 'o.name', 'c.answer', fn.sum<number>('c.quantity').as('quantity')])
    .groupBy(['o.id', 'o.name', 'o.rank', 'c.answer'])
    .orderBy('o.rank')
    .orderBy('o.id')
    .orderBy('c.answer')
    .execute()
  const totals = new Map<number, OptionTotal>()
  for (const { option, name, answer, quantity } of rows) {
    const total = totals.get(option) ?? { option, name, quantity: 0, answers: [] }
    total.quantity += quantity
    if (answer !== '') total.answers.push({ answer, quantity })
    totals.set(option, total)
  }
  return [...totals.values()]
}

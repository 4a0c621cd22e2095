import type { entityContract, Qualiopi } from '@kxo/domain/billing/entity-contract'
import { billingErrors } from '@kxo/domain/billing/errors'
import { quoteSeries } from '@kxo/domain/billing/quotes/quote-rules'
import type { Input } from '@kxo/domain/kernel/contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { bareIdentifier, maskIban } from '@kxo/domain/kernel/identifiers'
import { sql } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { prefixesOf } from '../issuing/prefixes-of.ts'
import { findEntity } from '../queries.ts'
import { authorizeEntities, presentEntity } from './list-entities.ts'

type Fields = Input<typeof entityContract.createEntity>['body']

/** One SIREN issues once. The tenant's issuers are locked first: two at once wait for each other. @throws 409 naming the other */
async function refuseTakenSiren({ db }: Context, siren: string, except: number): Promise<void> {
  const others = await db.selectFrom('entities').select(['id', 'name', 'siren', 'archived_at']).orderBy('id').forUpdate().execute()
  const taken = others.find((other) => other.id !== except && other.siren === siren && other.archived_at === null)
  if (taken) refuse(billingErrors.sirenTaken, { name: taken.name }, [{ field: 'siret', message: 'duplicate' }])
}

/** The certificate as it is stored: whole, or none. */
const certificateOf = ({ qualiopi_number: number, qualiopi_issued_on: issued_on, qualiopi_valid_until, qualiopi_scope: scope }: Fields) =>
  number && issued_on && scope
    ? JSON.stringify({ number, issued_on, valid_until: qualiopi_valid_until ?? null, scope } satisfies Qualiopi)
    : null

/** What a form tells of an issuer, as its row keeps it. @throws 422 when two series bear one prefix */
export const columnsOf = (changes: Fields, series: { bill: string; credit: string }) => {
  const { bill_prefix, credit_prefix, siret: typed, ...others } = changes
  const { qualiopi_number: _n, qualiopi_issued_on: _i, qualiopi_valid_until: _u, qualiopi_scope: _s, ...fields } = others
  const siret = bareIdentifier(typed)
  const chosen = { bill: bill_prefix ?? series.bill, credit: credit_prefix ?? series.credit }
  // Quotes take their numbers in a series of their own: a bill there would leave gaps in both (INV-03).
  for (const kind of ['bill', 'credit'] as const)
    if (chosen[kind] === quoteSeries) refuse(kernelErrors.invalid, {}, [{ field: `${kind}_prefix`, message: 'duplicate' }])
  if (chosen.bill === chosen.credit) refuse(kernelErrors.invalid, {}, [{ field: 'credit_prefix', message: 'duplicate' }])
  return { ...fields, siret, siren: siret.slice(0, 9), series: JSON.stringify(chosen), qualiopi: certificateOf(changes) }
}

/** What a trace tells of a value: an account number is never written in clear. */
const traceValue = (name: string, value: unknown): unknown => (name === 'iban' && typeof value === 'string' ? maskIban(value) : value)

export const createEntity: Verb<typeof entityContract.createEntity> = async (context, { body }) => {
  authorizeEntities(context)
  const { db } = context
  const columns = columnsOf(body, prefixesOf({ series: null }))
  await refuseTakenSiren(context, columns.siren, 0)
  const hasDefault = await db.selectFrom('entities').select('id').where('is_default', '=', true).executeTakeFirst()
  const { id } = await db
    .insertInto('entities')
    .values({ ...columns, is_default: !hasDefault })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'update_entity', info: body.name, subject_id: id, change: { name: [null, body.name] } })
  return presentEntity(context, id)
}

/** Changes an issuer; an IBAN left blank is kept. What is issued keeps its own data (INV-10). @throws 409 */
export const changeEntity: Verb<typeof entityContract.changeEntity> = async (context, { params, body }) => {
  authorizeEntities(context)
  const { db } = context
  const before = found(await findEntity(db, params.id))
  const { version, iban, ...fields } = body
  const columns = { ...columnsOf(fields, prefixesOf(before)), ...(iban && { iban }) }
  await refuseTakenSiren(context, columns.siren, before.id)
  const changed = await db
    .updateTable('entities')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', before.id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  if (!changed) return refuse(kernelErrors.editedMeanwhile)
  const names = (Object.keys(columns) as (keyof typeof columns & keyof typeof changed)[]).filter(
    (name) => JSON.stringify(changed[name]) !== JSON.stringify(before[name]),
  )
  await trace(context, {
    action: 'update_entity',
    info: changed.name,
    subject_id: before.id,
    change: Object.fromEntries(names.map((name) => [name, [traceValue(name, before[name]), traceValue(name, changed[name])]])),
  })
  return presentEntity(context, before.id)
}

import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { isSignedIn } from '@kxo/domain/kernel/permissions'
import type { tenantsContract } from '@kxo/domain/tenants/contract'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'

/** Columns and filters of every screen of a person fit in this many characters. */
const longest = 10_000
/** @throws 413 for more than screens write */
function packed(fields: object, filters: object) {
  const values = { fields: JSON.stringify(fields), filters: JSON.stringify(filters) }
  if (values.fields.length + values.filters.length > longest) refuse(kernelErrors.tooLarge)
  return values
}

const columns = ['id', 'user_id as user', 'fields', 'filters'] as const
type Row = { id: number; user: number; fields: unknown; filters: unknown }
const present = (row: Row) => ({ ...row, fields: row.fields as Record<string, unknown>, filters: row.filters as Record<string, unknown> })

/** Saved columns and filters of the caller: at most one record a person. */
export const listContexts: Verb<typeof tenantsContract.context> = async ({ actor, db }) => {
  authorize(isSignedIn(actor))
  return (await db.selectFrom('contexts').select(columns).where('user_id', '=', actor.user_id).execute()).map(present)
}

export const createContext: Verb<typeof tenantsContract.createContext> = async ({ actor, db }, { body }) => {
  authorize(isSignedIn(actor))
  const values = packed(body.fields ?? {}, body.filters ?? {})
  return present(
    await db
      .insertInto('contexts')
      .values({ user_id: actor.user_id as number, ...values })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(values))
      .returning(columns)
      .executeTakeFirstOrThrow(),
  )
}

export const changeContext: Verb<typeof tenantsContract.changeContext> = async ({ actor, db }, { params, body }) => {
  authorize(isSignedIn(actor))
  const own = found(
    await db
      .selectFrom('contexts')
      .select(columns)
      .where('id', '=', params.id)
      .where('user_id', '=', actor.user_id)
      .forUpdate()
      .executeTakeFirst(),
  )
  const { fields, filters } = { ...present(own), ...body }
  await db.updateTable('contexts').set(packed(fields, filters)).where('id', '=', own.id).execute()
  return present({ ...own, fields, filters })
}

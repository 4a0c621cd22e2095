import { bareIdentifier, isSiren, isSiret } from '@kxo/domain/kernel/identifiers'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { trace } from '../../traces/index.ts'
import { storedFields } from '../writing/written-fields.ts'
import { refuseKnown } from './known-company.ts'

type NewEmployer = { siret: string; name: string; address: string; code_postal: string; town: string }

const living = (db: Queries) =>
  db
    .selectFrom('companies')
    .select(['id', 'name', 'siret', 'code_postal', 'town'])
    .where('archived_at', 'is', null)
    .where('is_foreign', '=', false)
    .where('siret', 'is not', null)

/** The establishments somebody may name as their employer by a SIRET, or by the SIREN they share; undefined when it is neither. */
export async function employersOf(db: Queries, typed: string) {
  const number = bareIdentifier(typed)
  if (isSiret(number)) return living(db).where('siret', '=', number).execute()
  if (isSiren(number)) return living(db).where('siren', '=', number).orderBy('town').orderBy('id').limit(20).execute()
  return undefined
}

/** The company of exactly this number. */
export const employerOf = async (db: Queries, siret: string): Promise<number | null> =>
  (await living(db).where('siret', '=', siret).executeTakeFirst())?.id ?? null

/** Writes down the employer somebody names, for its bill: nobody is attached to it. @throws 409 when it is known under another number */
export async function addEmployer(context: Context, { siret, name, ...address }: NewEmployer): Promise<number> {
  await refuseKnown(context, { name, siret, code_postal: address.code_postal })
  const { id } = await context.db
    .insertInto('companies')
    .values({ ...(await storedFields(context, { siret, ...address })), name, is_prospect: true, created_at: context.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'create_company', info: name, subject_id: id })
  return id
}

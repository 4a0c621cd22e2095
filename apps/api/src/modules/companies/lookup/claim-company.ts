import { teamWords as w } from '@kxo/domain/contacts/team-words'
import { bareIdentifier, isSiren, isSiret } from '@kxo/domain/kernel/identifiers'
import { type SqlBool, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { askAttachment } from '../../contacts/index.ts'

/** The company a text names: by its SIRET, the only one of its SIREN, or the only one of that name. */
async function companyNamed(db: Queries, said: string) {
  const number = bareIdentifier(said)
  const known = db.selectFrom('companies').select(['name', 'manager_id']).where('archived_at', 'is', null).limit(2)
  const named = isSiret(number)
    ? known.where('siret', '=', number)
    : isSiren(number)
      ? known.where('siren', '=', number)
      : known.where(sql<SqlBool>`searchable(name) = searchable(${said})`)
  const [first, ...others] = await named.execute()
  return others.length === 0 ? first : undefined
}

/** A visitor who opens an account says where they work: never attached, nor created, by their word alone. */
export async function claimCompany(
  context: Context,
  { person, said }: { person: { id: number; first_name: string; last_name: string; mail: string }; said: string },
): Promise<void> {
  const known = await companyNamed(context.db, said)
  const company = known ?? { name: said, manager_id: null }
  await askAttachment(context, { person, company, sentence: known ? w.claimedKnown : w.claimedUnknown })
}

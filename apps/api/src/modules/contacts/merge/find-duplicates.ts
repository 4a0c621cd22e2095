import type { contactsContract, Duplicate } from '@kxo/domain/contacts/contract'
import { may } from '@kxo/domain/contacts/permissions'
import { phoneFromText } from '@kxo/domain/kernel/phones'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { selectContacts } from '../queries.ts'

type DuplicatesQuery = Parameters<Verb<typeof contactsContract.duplicates>>[1]['query']
const most = 5
/** Trigram likeness from which two names of a company are the same one misspelt. */
const likeness = 0.45

/** People who may be the one being typed, the surest first, each once. */
export const findDuplicates: Verb<typeof contactsContract.duplicates> = async (context, { query }) => {
  authorize(may.writeContacts(context.actor))
  const found = new Map<number, Duplicate>()
  for (const { reason, where } of suspicions(query)) {
    if (found.size >= most) break
    for (const one of await suspects(context, where, query.except)) if (!found.has(one.id)) found.set(one.id, { ...one, reason })
  }
  return [...found.values()].slice(0, most)
}

function suspicions({
  mail,
  phone,
  first_name,
  last_name,
  company,
}: DuplicatesQuery): { reason: Duplicate['reason']; where: RawBuilder<SqlBool> }[] {
  const address = mail?.trim().toLowerCase()
  const number = phone ? phoneFromText(phone) : undefined
  const name = last_name && first_name ? `${last_name.trim()} ${first_name.trim()}` : ''
  const mirrored = `${first_name?.trim()} ${last_name?.trim()}`
  return [
    ...(address?.includes('@') ? [{ reason: 'mail' as const, where: sql<SqlBool>`users.mail = ${address}` }] : []),
    ...(number ? [{ reason: 'phone' as const, where: sql<SqlBool>`users.phone = ${number}` }] : []),
    ...(name ? [{ reason: 'name' as const, where: sql<SqlBool>`users.name_key in (searchable(${name}), searchable(${mirrored}))` }] : []),
    ...(name && company
      ? [
          {
            reason: 'name' as const,
            where: sql<SqlBool>`users.company_id = ${company} and similarity(users.name_key, searchable(${name})) >= ${likeness}`,
          },
        ]
      : []),
  ]
}

const suspects = ({ db }: Context, where: RawBuilder<SqlBool>, except: number | undefined) =>
  selectContacts(db)
    .clearSelect()
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.mail', 'companies.name as company_name'])
    .where(where)
    .$if(except !== undefined, (rows) => rows.where('users.id', '<>', except!))
    .orderBy('users.id')
    .limit(most)
    .execute()

import { accountStatus } from '@kxo/domain/identity/status'
import type { CopyRole } from '@kxo/domain/mailing/templates/copies'
import type { Context } from '../../platform/context.ts'
import type { MailRequest } from '../../platform/mail.ts'
import { fullAdministrators } from '../tenants/index.ts'
import { mailingDependencies, type PaidFor } from './dependencies.ts'

type About = Pick<MailRequest, 'to' | 'event_id' | 'bill_id'>
type Source = (context: Context, of: About) => Promise<{ mail: string }[]>

const paidFor = ({ to: { user_id }, event_id, bill_id }: About): PaidFor | undefined => {
  if (bill_id !== undefined) return { bill_id }
  return user_id !== null && event_id ? { user_id, event_id } : undefined
}

const payerOf = async (context: Context, about: About, who: 'payer' | 'funder') => {
  const paid = paidFor(about)
  const mail = paid ? (await mailingDependencies().payersOf(context, paid))[who] : null
  return mail === null ? [] : [{ mail }]
}

const active = accountStatus.codeOf('active')

const sources: Record<CopyRole, Source> = {
  referent: async ({ db }, { to }) =>
    to.user_id === null
      ? []
      : db
          .selectFrom('users as reader')
          .innerJoin('companies', (join) =>
            join.onRef('companies.tenant_id', '=', 'reader.tenant_id').onRef('companies.id', '=', 'reader.company_id'),
          )
          .innerJoin('users', (join) =>
            join.onRef('users.tenant_id', '=', 'companies.tenant_id').onRef('users.id', '=', 'companies.referent_id'),
          )
          .select('users.mail')
          .where('reader.id', '=', to.user_id)
          .where('users.status', '=', active)
          .execute(),
  responsible: async ({ db }, { event_id }) =>
    event_id
      ? db
          .selectFrom('events')
          .innerJoin('users', (join) =>
            join.onRef('users.tenant_id', '=', 'events.tenant_id').onRef('users.id', '=', 'events.responsible_id'),
          )
          .select('users.mail')
          .where('events.id', '=', event_id)
          .where('users.status', '=', active)
          .execute()
      : [],
  payer: async (context, about) => payerOf(context, about, 'payer'),
  funder: async (context, about) => payerOf(context, about, 'funder'),
  partner: async (context, { event_id }) => (event_id ? mailingDependencies().partnersOf(context, event_id) : []),
  administrators: ({ db }) => fullAdministrators(db).execute(),
}

/** Addresses of those who receive a copy by what they are, as they stand when the mail is written. */
export async function copiedPeople(context: Context, roles: readonly CopyRole[], about: About): Promise<string[]> {
  const found: string[] = []
  for (const role of roles) found.push(...(await sources[role](context, about)).map(({ mail }) => mail))
  return found
}

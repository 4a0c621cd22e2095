import { login } from '@kxo/domain/identity/paths'
import type { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { email } from '@kxo/domain/kernel/validation'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Context } from '../../../platform/context.ts'
import { acrossTenantsFrom } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { throttle } from '../../../platform/http/throttle.ts'
import { mailSpacesJob } from '../jobs.ts'
import { blockedCodes } from './is-blocked.ts'

/** For who does not know the address of their space: its whole name or its code finds it, spaces are never listed. */
export const findSpace: Verb<typeof waysInContract.findSpace> = async (context, { body }) => {
  await throttle(context, 'space')
  const mail = z.safeDecode(email, body.asked)
  if (mail.success) {
    // Done apart: asking takes the same time whether the address has spaces or not.
    await context.enqueue(mailSpacesJob, { mail: mail.data, locale: context.language.locale }, { priority: 1 })
    return { space: null, is_sent: true }
  }
  const { db, tenant, transaction } = context
  const found = await acrossTenantsFrom(transaction, { home: tenant.id }, () =>
    db
      .selectFrom('tenants')
      .select(['name', 'label'])
      .where((where) =>
        where.or([where('name', '=', body.asked.toLowerCase()), where(sql`searchable(label)`, '=', sql`searchable(${body.asked})`)]),
      )
      .orderBy('name')
      .limit(2)
      .execute(),
  )
  // Two of the same name: neither is told, the mail tells which.
  return { space: found.length === 1 ? found[0]! : null, is_sent: false }
}

const hour = 3_600_000

/** Mails somebody the list of their spaces, once an hour; nothing to an address that has none. */
export async function mailSpaces(context: Context, { mail, locale }: { mail: string; locale: Locale }): Promise<void> {
  const { db, tenant, transaction, now, services } = context
  const spaces = await acrossTenantsFrom(transaction, { home: tenant.id }, () =>
    db
      .selectFrom('users')
      .innerJoin('tenants', 'tenants.id', 'users.tenant_id')
      .select(['tenants.name', 'tenants.label'])
      .where('users.mail', '=', mail)
      .where('users.status', 'not in', blockedCodes)
      .where('tenants.suspended_at', 'is', null)
      .orderBy('tenants.label')
      .execute(),
  )
  if (spaces.length === 0) return
  await services.enqueueMail(context, {
    moment: 'your_spaces',
    to: { user_id: null, mail, first_name: '', last_name: '', language: locale },
    occurrence: `${mail} ${Math.floor(now.getTime() / hour)}`,
    values: { spaces: spaces.map(({ name, label }) => `${label}\n${services.publicUrl()}${login(name)}`).join('\n\n') },
  })
}

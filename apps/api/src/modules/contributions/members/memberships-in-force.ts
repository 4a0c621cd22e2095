import { membershipStatus } from '@kxo/domain/contributions/status'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { traceAll } from '../../traces/index.ts'

const effective = membershipStatus.codeOf('effective')
export const todayOf = ({ now, tenant }: Pick<Context, 'now' | 'tenant'>): string => dayInZone(now, tenant.time_zone)

type Named = { user_id: number; name: string }
const traceEach = (context: Context, action: 'become_member' | 'cancel_membership' | 'end_membership', people: readonly Named[]) =>
  traceAll(
    context,
    people.map(({ user_id, name }) => ({ action, subject_id: user_id, info: name })),
  )

/** Effective memberships `m` whose time has come make members of their people. */
export async function beginMemberships(context: Context, which: RawBuilder<SqlBool>): Promise<void> {
  const { db, now } = context
  const { rows } = await sql<Named>`
    update contribution_members m set begun_at = ${now} from contributions c
     where c.tenant_id = m.tenant_id and c.id = m.contribution_id and m.status = ${effective} and m.begun_at is null
       and m.starts_on <= ${todayOf(context)}::date and ${which}
    returning m.user_id, c.name`.execute(db)
  if (rows.length === 0) return
  await sql`update users set is_adherent = true, version = version + 1
    where not is_adherent and id = any(${rows.map(({ user_id }) => user_id)}::bigint[])`.execute(db)
  await traceEach(context, 'become_member', rows)
}

/** Memberships `m` that stop counting: who has no other is no longer a member, where one of them had made one. */
export async function stopMemberships(
  context: Context,
  which: RawBuilder<SqlBool>,
  to: 'toPay' | 'ended' | 'cancelled',
): Promise<{ user_id: number }[]> {
  const { db } = context
  const { rows } = await sql<Named & { was_begun: boolean }>`
    with stopping as (select m.tenant_id, m.id, m.begun_at from contribution_members m where ${which} for update)
    update contribution_members m set status = ${membershipStatus.codeOf(to)}, begun_at = ${to === 'ended' ? sql`m.begun_at` : sql`null`}
      from stopping s, contributions c
     where s.tenant_id = m.tenant_id and s.id = m.id and c.tenant_id = m.tenant_id and c.id = m.contribution_id
    returning m.user_id, c.name, s.begun_at is not null as was_begun`.execute(db)
  const left = rows.filter(({ was_begun }) => was_begun)
  if (left.length > 0)
    await sql`update users u set is_adherent = false, version = version + 1
      where u.is_adherent and u.id = any(${left.map(({ user_id }) => user_id)}::bigint[])
        and not exists (select from contribution_members o where o.tenant_id = u.tenant_id and o.user_id = u.id
          and o.status = ${effective} and o.begun_at is not null)`.execute(db)
  if (to !== 'toPay') await traceEach(context, to === 'ended' ? 'end_membership' : 'cancel_membership', rows)
  return rows
}

/** Each night: periods that begin, and those that are over. */
export async function followDays(context: Context): Promise<void> {
  await beginMemberships(context, sql<SqlBool>`true`)
  await stopMemberships(context, sql<SqlBool>`m.status = ${effective} and m.ends_on < ${todayOf(context)}::date`, 'ended')
}

import { mayRegisterPeople } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { orderReferenceOf } from '../../billing/index.ts'
import { settingsOf } from '../../tenants/index.ts'

export type GroupMember = {
  user: number
  first_name: string
  last_name: string
  mail: string
  company_id: number | null
  company_name: string | null
  profile_code: string
  is_adherent: boolean
  region_id: number | null
  employees_number: number | null
  /** Of the registration still alive; null without one. */
  status: number | null
}

/** The people of a group in the order given, each once. @throws 403 to who registers nobody, 404 when one is not theirs to register */
export async function groupOf(context: Context, event_id: number, userIds: readonly number[]): Promise<GroupMember[]> {
  const { actor, db, tenant } = context
  const has_delegation = settingsOf(tenant).features.includes('delegation')
  const scope = mayRegisterPeople(actor, { has_delegation })
  authorize(scope !== 'nobody')
  const ids = [...new Set(userIds)]
  const { rows } = await sql<GroupMember>`
    select u.id as user, u.first_name, u.last_name, u.mail, u.company_id, c.name as company_name, u.profile_code, u.is_adherent,
           u.region_id, c.employees_number,
           (select r.status from registrations r where r.tenant_id = u.tenant_id and r.event_id = ${event_id} and r.user_id = u.id
              and r.status <> ${registrationStatus.codeOf('cancelled')} limit 1) as status
      from users u left join companies c on c.tenant_id = u.tenant_id and c.id = u.company_id
     where u.tenant_id = current_tenant() and u.id = any(${ids}::bigint[])
       and (${scope === 'anybody'} or u.company_id = ${actor.company_id}::bigint)`.execute(db)
  const byId = new Map(rows.map((row) => [row.user, row]))
  return ids.map((id) => found(byId.get(id)))
}

/** The number one of their companies wants on its bills, and which; null when none does. */
export async function orderReferenceOfAll(context: Context, members: readonly Pick<GroupMember, 'company_id'>[]) {
  for (const company_id of new Set(members.map((member) => member.company_id))) {
    const company = await orderReferenceOf(context, company_id)
    if (company?.reference) return { name: company.name, asked: company.reference }
  }
  return null
}

/** Who has to be given a place: those without one, invited or not registered. */
export const needsPlace = ({ status }: GroupMember): boolean => status === null || registrationStatus.keyOf(status) === 'invited'
export const nameOf = ({ first_name, last_name }: Pick<GroupMember, 'first_name' | 'last_name'>): string => `${first_name} ${last_name}`

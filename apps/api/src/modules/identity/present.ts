import type { SessionUser } from '@kxo/domain/identity/contract'
import { profileNameOf } from '@kxo/domain/identity/profile'
import type { Profile } from '@kxo/domain/kernel/actor'
import type { Context } from '../../platform/context.ts'
import { paramsOf } from '../tenants/index.ts'
import { pendingRequirements } from './login/pending-requirements.ts'
import type { SessionUserRow } from './queries.ts'

export function presentSessionUser(row: SessionUserRow, { language, tenant }: Pick<Context, 'language' | 'tenant'>): SessionUser {
  const profile = row.profile_code as Profile
  return {
    id: row.id,
    client: row.tenant_id,
    mail: row.mail,
    first_name: row.first_name,
    last_name: row.last_name,
    avatar: null,
    company: row.company_id,
    company_name: row.company_name,
    region_name: row.region_name,
    profile_code: profile,
    profile_name: language.say(profileNameOf({ profile_code: profile, is_super_admin: row.is_super_admin })),
    profile_has_task: row.has_tasks || row.is_admin,
    is_admin: row.is_admin,
    is_super_admin: row.is_super_admin,
    is_restricted: row.is_restricted,
    is_restricted_session: row.is_link,
    acting_admin: row.acting_admin_name,
    language: row.language as 'fr' | 'en',
    held: pendingRequirements({ ...row, admins_need_totp: paramsOf(tenant).admins_need_totp }),
  }
}

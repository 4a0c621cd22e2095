import { may } from '@kxo/domain/identity/permissions'
import type { Actor, Profile, Restriction } from '@kxo/domain/kernel/actor'
import { blockedCodes } from '../login/is-blocked.ts'
import type { UserRow } from '../queries.ts'

const restrictions: Restriction[] = ['none', 'readOnly', 'limited']

const readOfPerson = [
  'id',
  'tenant_id',
  'profile_code',
  'company_id',
  'is_admin',
  'is_restricted',
  'is_super_admin',
  'is_partner',
  'has_tasks',
  'language',
  'status',
  'totp_confirmed_at',
] as const satisfies (keyof UserRow)[]
/** What is read of a person each time they act. */
export type PersonActing = Pick<UserRow, (typeof readOfPerson)[number]>
export const columnsOfPerson = (alias: string): string => readOfPerson.map((name) => `${alias}.${name}`).join(', ')
export const excludedStatuses = blockedCodes.join(', ')

type Behind = Pick<Actor, 'is_recruiting' | 'session_id' | 'acting_admin_id'> & { is_link: boolean }

/** A person as an actor, behind a session or, to know what a personal link would let them see, before it opens. */
export const actorBehind = (user: PersonActing, { is_recruiting, is_link, session_id, acting_admin_id }: Behind): Actor => ({
  user_id: user.id,
  tenant_id: user.tenant_id,
  profile: user.profile_code as Profile,
  company_id: user.company_id,
  is_admin: user.is_admin,
  restriction: restrictions[user.is_restricted] ?? 'readOnly',
  is_super_admin: user.is_super_admin,
  is_partner: user.is_partner,
  has_tasks: user.has_tasks || user.is_admin,
  is_recruiting,
  session: is_link ? 'link' : 'full',
  session_id,
  acting_admin_id,
})

/** The person of a session held in the name of another, as `may.connectAs` asks about them. */
export const actedPerson = (user: Pick<UserRow, 'id' | 'profile_code' | 'is_admin' | 'is_super_admin'>) => ({
  user_id: user.id,
  profile: user.profile_code as Profile,
  is_admin: user.is_admin,
  is_super_admin: user.is_super_admin,
})

/** The administrator behind session `s`, read while their own session of the same tenant is open; null otherwise. */
export const actingAdminColumn = `(select row_to_json(admin) from (
    select ${columnsOfPerson('a')} from sessions o join users a on a.tenant_id = o.tenant_id and a.id = o.user_id
    where o.tenant_id = s.tenant_id and o.id = s.acting_session_id and o.revoked_at is null and o.expires_at > now() and a.status not in (${excludedStatuses})
  ) admin) as acting_admin, coalesce(s.acting_tenant_id = s.tenant_id, false) as is_acted_from_here`
export type ActingColumns = { acting_admin: PersonActing | null; is_acted_from_here: boolean }

/** A session held in someone's name lives as long as its administrator's own, and as their right to hold it. From another tenant it is revoked with theirs. */
export const mayStillAct = (person: PersonActing, { acting_admin, is_acted_from_here }: ActingColumns, is_recruiting: boolean): boolean =>
  !is_acted_from_here ||
  (acting_admin !== null &&
    may.connectAs(
      actorBehind(acting_admin, { is_recruiting, is_link: false, session_id: null, acting_admin_id: null }),
      actedPerson(person),
    ))

/** Profile codes, as they travel. */
export const profiles = ['ADM', 'REF', 'USR', 'REC', 'CNS'] as const
export type Profile = (typeof profiles)[number]

/** What an administrator is held to: `none` writes everywhere, `readOnly` (wire 1) consults, `limited` (wire 2) writes on the restricted menu. */
export type Restriction = 'none' | 'readOnly' | 'limited'

/** Who acts, as plain data: every permission is a function of it. */
export type Actor = {
  /** Null for a visitor. */
  user_id: number | null
  tenant_id: number
  profile: Profile | null
  company_id: number | null
  is_admin: boolean
  restriction: Restriction
  is_super_admin: boolean
  is_partner: boolean
  has_tasks: boolean
  /** Works at a recruiting platform, whose menus are its own. */
  is_recruiting: boolean
  /** `link`: a restricted session opened by a personal link. */
  session: 'none' | 'link' | 'full'
  session_id: string | null
  /** The administrator acting as this person; 0 for one of another tenant. */
  acting_admin_id: number | null
}

export const visitor = (tenant_id: number): Actor => ({
  user_id: null,
  tenant_id,
  profile: null,
  company_id: null,
  is_admin: false,
  restriction: 'none',
  is_super_admin: false,
  is_partner: false,
  has_tasks: false,
  is_recruiting: false,
  session: 'none',
  session_id: null,
  acting_admin_id: null,
})

/** The product itself: jobs and schedulers. */
export const machine = (tenant_id: number): Actor => ({ ...visitor(tenant_id), is_admin: true, session: 'full' })

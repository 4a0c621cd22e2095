import type { Profile } from '@kxo/domain/kernel/actor'

/** Password of every demo account. */
export const demoPassword = 'Demo2026!'

type DemoAccount = {
  local: string
  first_name: string
  last_name: string
  profile_code: Profile
  is_admin?: boolean
  is_super_admin?: boolean
  is_restricted?: 0 | 1 | 2
  is_partner?: boolean
  has_tasks?: boolean
  hasCompany?: boolean
}

/** A demo account per profile, named `<profile>@<tenant>.test`. */
export const demoAccounts: readonly DemoAccount[] = [
  { local: 'super', first_name: 'Sophie', last_name: 'Laurent', profile_code: 'ADM', is_admin: true, is_super_admin: true },
  { local: 'admin', first_name: 'Claire', last_name: 'Moreau', profile_code: 'ADM', is_admin: true, has_tasks: true },
  { local: 'readonly', first_name: 'Hugo', last_name: 'Petit', profile_code: 'ADM', is_admin: true, is_restricted: 1 },
  { local: 'restricted', first_name: 'Inès', last_name: 'Garnier', profile_code: 'ADM', is_admin: true, is_restricted: 2 },
  { local: 'referent', first_name: 'Nadia', last_name: 'Benali', profile_code: 'REF', hasCompany: true },
  { local: 'user', first_name: 'Julien', last_name: 'Roux', profile_code: 'USR', hasCompany: true },
  { local: 'partner', first_name: 'Élodie', last_name: 'Faure', profile_code: 'USR', is_partner: true },
  { local: 'recruiter', first_name: 'Marc', last_name: 'Lemoine', profile_code: 'REC', hasCompany: true },
  { local: 'consultant', first_name: 'Aïcha', last_name: 'Diallo', profile_code: 'CNS', has_tasks: true },
]

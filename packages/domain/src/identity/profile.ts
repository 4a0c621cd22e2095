import type { Profile } from '../kernel/actor.ts'
import { type Sentence, words } from '../kernel/sentence.ts'

/** Profile codes, as shown in the header. */
export const profileNames = words({
  ADM: { fr: 'Administration', en: 'Administration' },
  REF: { fr: '{referent:cap}', en: '{referent:cap}' },
  USR: { fr: 'Utilisateur', en: 'User' },
  REC: { fr: 'Recrutement', en: 'Recruiting' },
  CNS: { fr: 'Consultation', en: 'Consulting' },
  superAdmin: { fr: 'Super administration', en: 'Super administration' },
})

/** What the profile of an account is called. */
export const profileNameOf = ({ profile_code, is_super_admin }: { profile_code: Profile; is_super_admin: boolean }): Sentence =>
  is_super_admin ? profileNames.superAdmin : profileNames[profile_code]

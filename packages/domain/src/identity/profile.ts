import { words } from '../kernel/sentence.ts'

/** Profile codes of specification §6, as shown in the header. */
export const profileNames = words({
  ADM: { fr: 'Administration', en: 'Administration' },
  REF: { fr: '{referent:cap}', en: '{referent:cap}' },
  USR: { fr: 'Utilisateur', en: 'User' },
  REC: { fr: 'Recrutement', en: 'Recruiting' },
  CNS: { fr: 'Consultation', en: 'Consulting' },
  superAdmin: { fr: 'Super administration', en: 'Super administration' },
})

import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** Nature of an event. */
export const eventNature = catalogue({
  master: { code: 1, label: { fr: '{event:cap}', en: '{event:cap}' } },
  activity: { code: 2, label: { fr: '{activity:cap}', en: '{activity:cap}' } },
  model: { code: 3, label: { fr: 'Modèle', en: 'Template' } },
  registration: { code: 4, label: { fr: '{registration:cap} permanent{registration.e}', en: 'Open {registration}' } },
})
export type EventNature = KeyOf<typeof eventNature>

/** Kind of training. */
export const trainingKind = catalogue({
  inter: { code: 1, label: { fr: 'Inter-entreprises', en: 'Open course' } },
  intra: { code: 2, label: { fr: 'Intra-entreprise', en: 'In-house course' } },
  longPath: { code: 3, label: { fr: 'Parcours long', en: 'Long programme' } },
})

/** Who may enter (onboarding types). */
export const onboarding = catalogue({
  public: { code: 1, label: { fr: 'Ouvert au public', en: 'Public' } },
  openToAll: { code: 2, label: { fr: 'Ouvert à tous les comptes', en: 'Open to all accounts' } },
  onCriteria: { code: 3, label: { fr: 'Sur critères', en: 'On criteria' } },
  onInvitation: { code: 4, label: { fr: 'Sur liste d’invitation', en: 'On the guest list' } },
  reserved: { code: 5, label: { fr: 'Réservé à {company.un}', en: 'Reserved for {company.un}' } },
})
export type Onboarding = KeyOf<typeof onboarding>

/** Order in which activities are followed. */
export const sequentialMode = catalogue({
  default: { code: 0, label: { fr: 'Libre', en: 'Free' } },
  activityAll: { code: 1, label: { fr: '{activity.tous:cap}, dans l’ordre', en: 'All, in order' } },
  activitySingle: { code: 2, label: { fr: 'Un{activity.e} seul{activity.e}, au choix', en: 'Only one, of their choice' } },
})

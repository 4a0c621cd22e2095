import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** How a cancelled registration ended: what its owner reads instead of the bare status. */
export const registrationEnding = catalogue({
  cancelled: { code: 1, label: { fr: 'Annulé{registration.e}', en: 'Cancelled' } },
  expired: { code: 2, label: { fr: 'Expiré{registration.e}', en: 'Expired' } },
  refused: { code: 3, label: { fr: 'Refusé{registration.e}', en: 'Refused' } },
  declined: { code: 4, label: { fr: 'Invitation déclinée', en: 'Invitation declined' } },
})
export type RegistrationEnding = KeyOf<typeof registrationEnding>

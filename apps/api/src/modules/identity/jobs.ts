import type { Locale } from '@kxo/domain/kernel/sentence'
import { job } from '../../platform/work/jobs.ts'

/** After a failed login: whoever was invited and never chose a password receives a new link. */
export const inviteAgain = job<{ mail: string }>({
  name: 'invite-again',
  label: { fr: 'Renvoyer un lien de mot de passe', en: 'Sending a password link again' },
})

/** The spaces of somebody who asked for them from the vendor's login. */
export const mailSpacesJob = job<{ mail: string; locale: Locale }>({
  name: 'mail-spaces',
  label: { fr: 'Envoyer la liste de ses espaces', en: 'Sending the list of one’s spaces' },
})

/** Done apart so that asking takes the same time whether the account exists or not. */
export const sendPasswordLink = job<{ mail: string }>({
  name: 'send-password-link',
  label: { fr: 'Envoyer un lien de mot de passe', en: 'Sending a password link' },
})

import type { Sentence } from '../../kernel/sentence.ts'
import { words } from '../../kernel/sentence.ts'
import { type Audience, audiences, type Moment } from '../moments/moment.ts'
import type { CopyRole } from './copies.ts'

export const roleNames = Object.keys(audiences) as [Audience, ...Audience[]]

export const recipientWords = words({
  label: { fr: 'Destinataires', en: 'Recipients' },
  help: {
    fr: 'Les premiers reçoivent le message avec leurs liens\u202F; les autres, une copie sans lien personnel.',
    en: 'The first ones receive the message with their links; the others, a copy without personal links.',
  },
  main: { fr: 'Reçoivent le message', en: 'Receive the message' },
  removed: { fr: 'Ne le reçoit plus\u00A0: {who}', en: 'No longer receives it: {who}' },
  leftOut: { fr: 'Retiré des destinataires de ce message', en: 'Removed from the recipients of this message' },
})

/** Why those a message is for cannot be removed; undefined where a tenant chooses. */
export function lockedAudience({ isSecret, isMarketing, isFixed, isAlwaysOn }: Moment): Sentence | undefined {
  if (isSecret)
    return {
      fr: 'Ce message contient un accès ou touche à la sécurité du compte\u00A0: il va à son destinataire, et à personne d’autre.',
      en: 'This message holds an access or concerns the security of the account: it goes to its recipient and nobody else.',
    }
  if (isMarketing)
    return {
      fr: 'Ce message va aux personnes qui l’ont accepté\u00A0: la loi n’en laisse pas choisir d’autres.',
      en: 'This message goes to those who agreed to receive it: the law leaves no other choice.',
    }
  if (isFixed || isAlwaysOn)
    return {
      fr: 'Ce message annonce ce que ses destinataires doivent savoir\u00A0: ils ne peuvent pas être retirés.',
      en: 'This message says what its recipients must know: they cannot be removed.',
    }
  return undefined
}

/** Who roles are, one after the other. */
export const rolesInWords = (roles: readonly Audience[], say: (sentence: Sentence) => string): string =>
  roles.map((role) => say(audiences[role])).join(', ')

type Chosen = { removed_roles: readonly Audience[]; copy_roles: readonly CopyRole[]; copy_to: readonly string[] }

/** Who a tenant may remove from those a message writes to by itself. */
export const removableRoles = (moment: Moment): readonly Audience[] => (lockedAudience(moment) ? [] : moment.to)

/** Those of the catalogue who still receive a message. */
export const receivingRoles = (moment: Moment, { removed_roles }: Pick<Chosen, 'removed_roles'>): Audience[] =>
  moment.to.filter((role) => !removed_roles.includes(role))

/** Whether a message still reaches somebody: one that is for nobody is switched off instead. */
export const reachesSomebody = (moment: Moment, chosen: Chosen): boolean =>
  receivingRoles(moment, chosen).length + chosen.copy_roles.length + chosen.copy_to.length > 0

import type { Sentence } from '../kernel/sentence.ts'
import type { SuppressionFacts } from '../mailing/suppression.ts'
import { blockedBy } from '../mailing/suppression.ts'
import type { MailTopic } from '../mailing/topic.ts'

/** What a message to many people is: about what binds them to the organisation, or to make it known (PRV-01, PRV-03). */
export const campaignKinds = ['information', 'prospection'] as const
export type CampaignKind = (typeof campaignKinds)[number]

/** Why somebody chosen does not get the message, the first that holds. */
export const exclusions = {
  noAddress: { fr: 'Sans adresse mail', en: 'No email address' },
  duplicate: { fr: 'Adresse déjà dans la liste', en: 'Address already in the list' },
  closed: { fr: 'Compte suspendu ou désactivé', en: 'Account suspended or disabled' },
  suppressed_bounce: { fr: 'Adresse en échec', en: 'Address that bounces' },
  suppressed_complaint: { fr: 'S’est plaint de nos messages', en: 'Complained about our messages' },
  unsubscribed: { fr: 'Désinscription', en: 'Unsubscribed' },
  noConsent: { fr: 'N’a pas donné son accord', en: 'Has not agreed to it' },
} satisfies Record<string, Sentence>
export type Exclusion = keyof typeof exclusions

export type RecipientFacts = {
  address: string
  isDuplicate: boolean
  /** Their account lets nobody in. */
  isClosed: boolean
  /** Reached for their work: informed, free to refuse; anyone else must have agreed first (PRV-02). */
  isProfessional: boolean
  /** Their last answer about news by mail; null without one. */
  consent: boolean | null
  suppressions: readonly SuppressionFacts[]
}

/** Why somebody is left out of a message to many people; undefined when it reaches them (PRV-02, PRV-03). */
export function exclusionOf(person: RecipientFacts, { kind, topic }: { kind: CampaignKind; topic: MailTopic }): Exclusion | undefined {
  if (person.address === '') return 'noAddress'
  if (person.isDuplicate) return 'duplicate'
  if (person.isClosed) return 'closed'
  const isMarketing = kind === 'prospection'
  const blocked = blockedBy(person.suppressions, { isMarketing, isForMany: true, topic })
  if (blocked) return blocked
  if (!isMarketing) return undefined
  if (person.consent === false) return 'unsubscribed'
  return person.consent === true || person.isProfessional ? undefined : 'noConsent'
}

import type { Sentence } from '../kernel/sentence.ts'
import type { MailTopic } from './topic.ts'

/** Why nothing, or nothing of a topic, is sent to an address any more (PRV-11). */
export const suppressionCauses = {
  hard_bounce: { fr: 'Adresse refusée par son serveur', en: 'Address refused by its server' },
  complaint: { fr: 'Signalé comme indésirable', en: 'Reported as spam' },
  opt_out: { fr: 'Désinscription', en: 'Unsubscribed' },
} satisfies Record<string, Sentence>
export type SuppressionCause = keyof typeof suppressionCauses

export type SuppressionFacts = { cause: SuppressionCause; topic: MailTopic | null }
/** Why a mail does not leave, as its line in the register says it. */
export type BlockedReason = 'suppressed_bounce' | 'suppressed_complaint' | 'unsubscribed'

type Sending = { isMarketing: boolean; isForMany: boolean; topic?: MailTopic | undefined }
/**
 * What of the suppression list holds a mail back: an address that fails gets nothing, whoever complained no message to many people,
 * whoever left a topic nothing of it. What a person is owed (a summons, an invoice) ignores refusals (PRV-03).
 */
export function blockedBy(
  suppressions: readonly SuppressionFacts[],
  { isMarketing, isForMany, topic }: Sending,
): BlockedReason | undefined {
  if (suppressions.some(({ cause }) => cause === 'hard_bounce')) return 'suppressed_bounce'
  if ((isMarketing || isForMany) && suppressions.some(({ cause }) => cause === 'complaint')) return 'suppressed_complaint'
  const left = suppressions.some((one) => one.cause === 'opt_out' && (one.topic === null || one.topic === (topic ?? 'news')))
  return isMarketing && left ? 'unsubscribed' : undefined
}

/** An address as a page shows it to whoever holds a link: `m…@cabinet.fr`. */
export const maskedAddress = (address: string): string => address.replace(/^(.)[^@]*/, '$1…')

import { type MailStatus, mailStatus } from '@kxo/domain/mailing/status'
import * as z from 'zod/mini'
import { aNumber, oneOf } from '../../ui/navigation/address-schema.ts'

/** The tabs of mails by what became of them. */
export const shownStatuses = ['sending', 'sent', 'rejected'] as const
const codeOf = (status: MailStatus): string => String(mailStatus.codeOf(status))

/** The tab of the page, the mail opened over it, and whether one comes to write. */
export const mailsAddress = z.object({
  status: oneOf([...shownStatuses.map(codeOf), 'upcoming', 'suppressed', 'push', 'sender']),
  mail: aNumber,
  compose: oneOf(['1']),
})
export const statusIn = (text: string | undefined): (typeof shownStatuses)[number] | undefined =>
  shownStatuses.find((status) => codeOf(status) === text)
/** How a tab of mails is written in the address. */
export const addressOf = (key: string): string | undefined => {
  const status = shownStatuses.find((known) => known === key)
  return status && codeOf(status)
}

import { ticketByLink } from '@kxo/domain/documents/paths'
import type { MailRequest } from '../../../platform/mail.ts'
import type { RegistrationRow } from '../../registrations/index.ts'

/** Where a ticket opens for whoever has no account: that ticket alone, until its event is over. */
export const linkToTicket = (
  { id, end_date }: Pick<RegistrationRow, 'id' | 'end_date'>,
  url: string,
): NonNullable<MailRequest['by_link']> => ({
  purpose: 'ticket',
  path: ticketByLink(url, id),
  until: end_date,
})

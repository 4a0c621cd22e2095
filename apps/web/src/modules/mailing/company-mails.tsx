import { mailingWords as w } from '@kxo/domain/mailing/words'
import { MailList } from './mail-list.tsx'

/** Mails written to a company and to its people, on its record. */
export default function CompanyMails({ id: company }: { id: number }) {
  return <MailList about={{ company }} savedAs="record_mails" empty={{ sentence: w.noExchange }} />
}

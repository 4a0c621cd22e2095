import { mailingWords as w } from '@kxo/domain/mailing/words'
import { MailList } from './mail-list.tsx'

/** Mails written to a person, on their record. */
export default function PersonMails({ id: user }: { id: number }) {
  return <MailList about={{ user }} savedAs="record_mails" empty={{ sentence: w.noExchange }} />
}

import { historyWords as w } from '@kxo/domain/history/words'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { type Shown, Tabbed } from '../tabbed.tsx'
import { AddressActsList } from './address-acts-list.tsx'
import { MailActsList } from './mail-acts-list.tsx'

const tabs: readonly [Shown, Shown] = [
  { key: 'sendings', label: w.tabSendings, content: () => <MailActsList /> },
  { key: 'addresses', label: w.tabAddresses, content: () => <AddressActsList /> },
]

/** What was changed around messages (A36); the register of mails has its own page. */
export default function MailHistoryPage() {
  const { say } = useLanguage()
  return (
    <>
      <PageTitle subtitle={say(w.mailsHelp)}>{w.mailsTitle}</PageTitle>
      <Tabbed shown={tabs} />
    </>
  )
}

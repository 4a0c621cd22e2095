import { may } from '@kxo/domain/history/permissions'
import { historyWords as w } from '@kxo/domain/history/words'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { type Shown, Tabbed } from '../tabbed.tsx'
import { AddressActsList } from './address-acts-list.tsx'
import { AlertActsList } from './alert-acts-list.tsx'
import { MailActsList } from './mail-acts-list.tsx'
import { TemplateActsList } from './template-acts-list.tsx'

const templates: Shown = { key: 'templates', label: w.tabTemplates, content: () => <TemplateActsList /> }
const tabs: readonly [Shown, ...Shown[]] = [
  { key: 'sendings', label: w.tabSendings, content: () => <MailActsList /> },
  { key: 'alerts', label: w.tabAlerts, content: () => <AlertActsList /> },
  { key: 'addresses', label: w.tabAddresses, content: () => <AddressActsList /> },
]

/** What was changed around messages (A36); the register of mails has its own page. */
export default function MailHistoryPage() {
  const { say } = useLanguage()
  const viewer = useViewer()
  // The first tab stays the first for everybody: the address without one means the same.
  const shown: readonly [Shown, ...Shown[]] =
    may.readTemplates(viewer.actor) && hasFeature(viewer, 'templates') ? [...tabs, templates] : tabs
  return (
    <>
      <PageTitle subtitle={say(w.mailsHelp)}>{w.mailsTitle}</PageTitle>
      <Tabbed shown={shown} />
    </>
  )
}

import { may } from '@kxo/domain/history/permissions'
import { historyWords as w } from '@kxo/domain/history/words'
import { useViewer } from '../../../platform/viewer.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { type Shown, Tabbed } from '../tabbed.tsx'
import { ConsentsList, DataRequestsList } from './rights-lists.tsx'
import { TracesList } from './traces-list.tsx'

const changes: Shown = {
  key: 'changes',
  label: w.tabChanges,
  content: () => <TracesList family="records" caption={w.tabChanges} empty={w.noChange} subject={w.record} />,
}
const forFullAdministrators: readonly Shown[] = [
  {
    key: 'connections',
    label: w.tabConnections,
    content: () => <TracesList family="connections" caption={w.tabConnections} empty={w.noConnection} subject={w.person} />,
  },
  { key: 'consents', label: w.tabConsents, content: () => <ConsentsList /> },
  { key: 'rights', label: w.tabRights, content: () => <DataRequestsList /> },
]

/** Who changed what on records (A35). */
export default function RecordHistoryPage() {
  const { say } = useLanguage()
  const { actor } = useViewer()
  return (
    <>
      <PageTitle subtitle={say(w.recordsHelp)}>{w.recordsTitle}</PageTitle>
      <Tabbed shown={may.readPrivate(actor) ? [changes, ...forFullAdministrators] : [changes]} />
    </>
  )
}

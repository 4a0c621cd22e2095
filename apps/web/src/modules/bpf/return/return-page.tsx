import { may } from '@kxo/domain/bpf/permissions'
import { returnWords as w } from '@kxo/domain/bpf/return-legal'
import { Box } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { type Tab, Tabs } from '../../../ui/navigation/tabs.tsx'
import { DocumentList } from '../../documents/index.ts'
import { returnQuery } from '../api.ts'
import { returnAddress } from '../return-address.ts'
import { ReturnRows } from '../rows/return-rows.tsx'
import { ReturnActs } from './return-acts.tsx'
import { ReturnView } from './return-view.tsx'

type TabKey = 'return' | 'reports'
const panel = 'return-panel'

/** The yearly return of a training body, and the reports of its sessions; `?line=` opens what a line counts. */
export default function ReturnPage() {
  const { actor } = useViewer()
  const [{ tab = 'return', line }] = useAddress(returnAddress)
  const current = may.readReturn(actor) ? tab : 'reports'
  return line !== undefined && current === 'return' ? <ReturnRows code={line} /> : <ReturnTabs current={current} />
}

function ReturnTabs({ current }: { current: TabKey }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const [{ year, entity }, change] = useAddress(returnAddress)
  const isReturn = current === 'return'
  // Another year or another body leaves the page in its place while its figures come.
  const answer = useQuery({ ...returnQuery({ year, entity }), placeholderData: keepPreviousData, enabled: isReturn })
  const tabs: Tab<TabKey>[] = [
    ...(may.readReturn(actor) ? [{ key: 'return' as const, label: w.tabReturn }] : []),
    ...(may.readReports(actor) ? [{ key: 'reports' as const, label: w.tabReports }] : []),
  ]
  const open = (key: TabKey): void =>
    change(
      { tab: key === 'return' ? undefined : key, page: undefined, q: undefined, filters: undefined, sort: undefined },
      { replace: false },
    )
  return (
    <>
      <PageTitle subtitle={say(w.form)} act={isReturn && answer.data ? <ReturnActs declared={answer.data} /> : null}>
        {w.fullTitle}
      </PageTitle>
      <Tabs label={w.fullTitle} tabs={tabs} current={current} onChange={open} panelId={panel} />
      <div id={panel} role="tabpanel" aria-busy={isReturn && answer.isPlaceholderData}>
        {isReturn ? (
          <Answered of={answer} lines={12} height={720}>
            {(declared) => (
              <Box opacity={answer.isPlaceholderData ? 0.6 : 1}>
                <ReturnView declared={declared} />
              </Box>
            )}
          </Answered>
        ) : (
          <DocumentList name="session_reports" caption={w.tabReports} categories={['report']} empty={{ sentence: w.noReports }} />
        )}
      </div>
    </>
  )
}

import type { Output } from '@kxo/domain/kernel/contract'
import type { Sheets } from '@kxo/domain/tenants/settings/settings-contract'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { JobProgress } from '../../../ui/feedback/job-progress.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { askTenantExport, fetchTenantExport, sheetQuery, type Where } from './settings-api.ts'

const isRunning = (data: Output<Sheets['tenantExport']> | undefined): boolean => data?.export?.status === 'running'

/** Everything the tenant holds, gathered by a work, then fetched for seven days. */
export function TenantExport({ where }: { where: Where }) {
  const { say } = useLanguage()
  const [now] = useState(() => new Date())
  const answer = useQuery({ ...sheetQuery(where, 'tenantExport'), refetchInterval: ({ state }) => (isRunning(state.data) ? 3000 : false) })
  const asking = useAction({ mutationFn: () => askTenantExport(where), onSuccess: () => answer.refetch() })
  const fetching = useAction({
    mutationFn: () => fetchTenantExport(where),
    onSuccess: ({ blob, name }) => saveFile(blob, name),
  })
  const last = answer.data?.export
  const until = last?.expires_at && last.expires_at > now ? last.expires_at : null
  return (
    <Panel component="section" gap="sm" align="flex-start" py={18} px={20}>
      <h2>{say(w.exportTitle)}</h2>
      <p>{say(w.exportHelp)}</p>
      <Answered of={answer} lines={1} />
      {last && last.status !== 'done' ? (
        <JobProgress
          title={w.exportWork}
          state={last.status}
          done={last.done}
          total={last.total}
          failures={last.status === 'failed' ? [{ key: 1, name: say(w.exportTitle), reason: w.exportFailed }] : []}
        />
      ) : null}
      {until ? <p role="status">{say(w.exportReady, { until })}</p> : null}
      <Group gap={10} align="stretch">
        {until ? (
          <Button icon={<IconDownload size={18} />} loading={fetching.isPending} onClick={() => fetching.mutate()}>
            {say(w.exportDownload)}
          </Button>
        ) : null}
        <Button variant="default" loading={asking.isPending} disabled={isRunning(answer.data)} onClick={() => asking.mutate()}>
          {say(w.exportAsk)}
        </Button>
      </Group>
    </Panel>
  )
}

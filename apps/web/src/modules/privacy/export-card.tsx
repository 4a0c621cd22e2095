import { privacyContract as contract, type DataRequest } from '@kxo/domain/privacy/contract'
import { privacyWords as w } from '@kxo/domain/privacy/words'
import { Group, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, fetchFile } from '../../platform/api-client.ts'
import { useViewer } from '../../platform/viewer.ts'
import { Button } from '../../ui/display/button.tsx'
import { Panel } from '../../ui/display/panel.tsx'
import { saveFile } from '../../ui/display/save-file.ts'
import { Answered } from '../../ui/feedback/reading.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { requestsQuery } from './api.ts'

/** The copy of everything held on a person, asked then fetched for seven days (PRV-20). */
export function ExportCard({ id, isOwn }: { id: number; isOwn: boolean }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const answer = useQuery(requestsQuery(id))
  const [busy, setBusy] = useState(false)
  const last = answer.data?.find(({ kind }) => kind === 'export')
  const isPreparing = last?.status === 'asked'
  const ask = async (): Promise<void> => {
    setBusy(true)
    try {
      await call(contract.askExport, { params: { id }, body: {} })
      toast.success(w.exportRequested)
    } catch (error) {
      toast.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel component="section" gap="sm" py={20} px="lg" aria-labelledby="export-title">
      <Title id="export-title" order={2} fz="lg" fw={600}>
        {say(w.exportTitle)}
      </Title>
      <Text c="dimmed" fz="sm">
        {isOwn ? say(w.ownExportHelp, { client: tenant.label }) : say(w.exportHelp)}
      </Text>
      <Answered of={answer} lines={1} />
      {last ? <LastExport request={last} id={id} /> : null}
      <Group gap="xs" align="stretch">
        <Button variant="default" loading={busy} disabled={isPreparing} onClick={() => void ask()}>
          {say(isOwn ? w.askOwnExport : w.askExport)}
        </Button>
      </Group>
    </Panel>
  )
}

function LastExport({ request, id }: { request: DataRequest; id: number }) {
  const { say } = useLanguage()
  const { asked_at, status, expires_at } = request
  const [now] = useState(() => new Date())
  const fetch = (): void => {
    fetchFile(contract.downloadExport, { params: { id, request: request.id } }).then(
      ({ blob, name }) => saveFile(blob, name),
      toast.failure,
    )
  }
  if (status === 'asked') return <p role="status">{say(w.exportPreparing, { at: asked_at })}</p>
  if (expires_at === null || expires_at < now)
    return (
      <Text c="dimmed" fz="sm">
        {say(w.exportOver, { at: asked_at })}
      </Text>
    )
  return (
    <Group gap="8px 16px" py={10} px={14} bdrs={8} bg="var(--k-tint)" role="status">
      <span>{say(w.exportReady, { until: expires_at })}</span>
      <Button size="sm" icon={<IconDownload size={16} />} onClick={fetch}>
        {say(w.download)}
      </Button>
    </Group>
  )
}

import { adminCompanies } from '@kxo/domain/companies/paths'
import { adminContacts, team } from '@kxo/domain/contacts/paths'
import { adminEvents, catalogue } from '@kxo/domain/events/paths'
import type { Import } from '@kxo/domain/imports/contract'
import type { ImportKind } from '@kxo/domain/imports/kinds'
import { may } from '@kxo/domain/imports/permissions'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { Group, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { JobProgress } from '../../../ui/feedback/job-progress.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { importQuery, runImport, stopWork, undoImport } from '../api.ts'
import { useImportPath } from '../import-path.ts'
import { useReport } from '../report/use-report.ts'
import { VerdictTiles } from '../report/verdict-tiles.tsx'

/** The import itself: how far it is, how it ended, its report, and the way back. */
export function StepRun({ record }: { record: Import }) {
  const { say } = useLanguage()
  return record.status === 'done' || record.status === 'undone' ? (
    <Finished record={record} />
  ) : record.status === 'running' ? (
    <Running record={record} />
  ) : (
    <Cut record={record} sentence={say(record.work?.status === 'stopped' ? w.stopped : w.failed)} />
  )
}

function Running({ record }: { record: Import }) {
  const { say } = useLanguage()
  const { work, lines } = record
  const stop = work ? () => void stopWork(work.id).then(() => toast.info(w.stopping), toast.failure) : undefined
  return (
    <JobProgress title={w.importing} state="running" done={work?.done ?? 0} total={work?.total ?? lines} failures={[]} onStop={stop}>
      <Text c="dimmed" fz="sm">
        {say(w.importingHelp)}
      </Text>
    </JobProgress>
  )
}

/** Stopped or failed: nothing was written. */
function Cut({ record, sentence }: { record: Import; sentence: string }) {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const path = useImportPath()
  const again = (): void => {
    runImport(record.id, 'valid', false).then((next) => queries.setQueryData(importQuery(record.id).queryKey, next), toast.failure)
  }
  return (
    <PanelSection gap="md" miw={0} role="alert">
      <h2>{sentence}</h2>
      {record.work?.reason ? <p>{record.work.reason}</p> : null}
      <Group gap="xs" align="stretch">
        <Button onClick={again}>{say(w.again)}</Button>
        <LinkButton to={path} search={{ id: String(record.id), step: 'check' }} variant="default">
          {say(w.checkTitle)}
        </LinkButton>
      </Group>
    </PanelSection>
  )
}

/** The list of events, filtered on what an import created. */
const createdBy = (id: number): Record<string, string> => ({
  tab: 'all',
  filters: JSON.stringify([{ field: 'import_id', comparator: '=', value: id }]),
})

/** Where what was brought in is read. */
function RecordsLink({ kind }: { kind: Exclude<ImportKind, 'events'> }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const isAdmin = may.readEveryImport(actor)
  const places = {
    contacts: { to: isAdmin ? adminContacts() : team(), label: w.seeContacts },
    companies: { to: adminCompanies(), label: w.seeCompanies },
    registrations: { to: isAdmin ? adminEvents() : catalogue(), label: w.seeEvents },
  }
  const { to, label } = places[kind]
  return <LinkButton to={to}>{say(label)}</LinkButton>
}

function Finished({ record }: { record: Import }) {
  const { say } = useLanguage()
  const report = useReport(record.id)
  const undo = async (): Promise<void> => {
    if (!(await confirm({ title: w.undo, message: say(w.undoAsk), act: w.undo }))) return
    await runAction(async () => {
      toast.success(say(w.undoDone, await undoImport(record.id)))
    })
  }
  return (
    <PanelSection gap="md" miw={0} aria-labelledby="import-done">
      <div role="status">
        <h2 id="import-done">{say(record.status === 'undone' ? w.undone : w.done)}</h2>
        <Text c="dimmed" fz="sm">
          <Text component="strong" c="var(--k-text)" inherit className="anywhere">
            {record.file_name}
          </Text>
        </Text>
      </div>
      {record.verdict ? <VerdictTiles verdict={record.verdict} status={record.status} /> : null}
      <Group gap="xs" align="stretch">
        {record.kind !== 'events' ? (
          <RecordsLink kind={record.kind} />
        ) : record.status === 'done' && (record.verdict?.created ?? 0) > 0 ? (
          <LinkButton to={adminEvents()} search={createdBy(record.id)}>
            {say(w.seeCreated, { n: record.verdict?.created ?? 0 })}
          </LinkButton>
        ) : (
          <LinkButton to={adminEvents()}>{say(w.seeEvents)}</LinkButton>
        )}
        <Button variant="default" icon={<IconDownload size={16} />} onClick={report}>
          {say(w.errorsReport)}
        </Button>
        {record.may_undo ? (
          <Button variant="subtle" onClick={() => void undo()}>
            {say(w.undo)}
          </Button>
        ) : null}
      </Group>
    </PanelSection>
  )
}

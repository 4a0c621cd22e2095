import type { Import } from '@kxo/domain/imports/contract'
import { writesToPeople } from '@kxo/domain/imports/kinds'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { isWarning, problemKinds } from '@kxo/domain/imports/words'
import { Checkbox, Flex, Group, Text } from '@mantine/core'
import { IconCircleCheck, IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { JobProgress } from '../../../ui/feedback/job-progress.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { checkImport, importQuery, runImport } from '../api.ts'
import { useImportPath } from '../import-path.ts'
import { ProblemTable } from '../report/problem-table.tsx'
import { useReport } from '../report/use-report.ts'
import { VerdictTiles } from '../report/verdict-tiles.tsx'

/** What the control found; nothing is written until the person says so. */
export function StepCheck({ record }: { record: Import }) {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const [, change] = useAddress()
  const report = useReport(record.id)
  const [busy, setBusy] = useState(false)
  const [isInviting, setInviting] = useState(false)
  const path = useImportPath()
  const { verdict, work } = record
  if (record.status === 'checking' || !verdict)
    return (
      <JobProgress
        title={w.checking}
        state={work?.status ?? 'running'}
        done={work?.done ?? 0}
        total={work?.total ?? record.lines}
        failures={[]}
      >
        <Text c="dimmed" fz="sm">
          {work?.reason ?? say(w.checkingHelp)}
        </Text>
      </JobProgress>
    )
  const act = async (work_: () => Promise<Import>): Promise<void> => {
    setBusy(true)
    try {
      queries.setQueryData(importQuery(record.id).queryKey, await work_())
      change({ step: undefined, page: undefined, kind: undefined })
    } catch (error) {
      toast.failure(error)
    } finally {
      setBusy(false)
    }
  }
  const valid = verdict.lines - verdict.refused
  const changes = verdict.created + verdict.changed
  const warnings = problemKinds.filter(isWarning).reduce((sum, kind) => sum + (verdict.kinds[kind] ?? 0), 0)
  return (
    <>
      <PanelSection gap="md" miw={0} aria-labelledby="import-check">
        <div>
          <h2 id="import-check">{say(w.checkTitle)}</h2>
          <Text c="dimmed" fz="sm">
            <Text component="strong" c="var(--k-text)" inherit className="anywhere">
              {record.file_name}
            </Text>{' '}
            · {say(w.nothingWritten)}
          </Text>
        </div>
        <VerdictTiles verdict={verdict} status={record.status} />
        {record.corrections > 0 ? (
          <Text c="dimmed" fz="sm">
            {say(w.corrected, { n: record.corrections })}
          </Text>
        ) : null}
        {verdict.refused === 0 ? (
          <Flex component="p" gap="xs" align="center" c="green" fw={500}>
            <IconCircleCheck size={20} aria-hidden="true" />
            {say(changes === 0 ? w.allSame : w.allGood)}
          </Flex>
        ) : null}
        {warnings > 0 ? <p role="note">{say(w.warnings, { n: warnings })}</p> : null}
        {writesToPeople(record.kind) && verdict.created > 0 ? (
          <Checkbox
            checked={isInviting}
            onChange={({ currentTarget }) => setInviting(currentTarget.checked)}
            label={say(record.kind === 'contacts' ? w.invite : w.tellRegistered)}
          />
        ) : null}
        <Group gap="xs" align="stretch">
          {valid > 0 ? (
            <Button loading={busy} onClick={() => void act(() => runImport(record.id, 'valid', isInviting))}>
              {say(w.importValid, { n: valid })}
            </Button>
          ) : null}
          {verdict.refused === 0 && changes > 0 ? (
            <Button
              variant="default"
              title={say(w.importAllHelp)}
              loading={busy}
              onClick={() => void act(() => runImport(record.id, 'all', isInviting))}
            >
              {say(w.importAll)}
            </Button>
          ) : null}
          <Button variant="default" loading={busy} onClick={() => void act(() => checkImport(record.id))}>
            {say(w.check)}
          </Button>
          <LinkButton to={path} search={{ id: String(record.id), step: 'columns' }} variant="default">
            {say(w.backToColumns)}
          </LinkButton>
          <Button variant="subtle" icon={<IconDownload size={16} />} onClick={report}>
            {say(w.errorsReport)}
          </Button>
        </Group>
      </PanelSection>
      {verdict.refused + warnings > 0 ? <ProblemTable record={record} verdict={verdict} /> : null}
    </>
  )
}

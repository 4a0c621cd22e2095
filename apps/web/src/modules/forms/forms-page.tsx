import type { FormSummary } from '@kxo/domain/forms/contract'
import { formList } from '@kxo/domain/forms/list'
import { adminForm, adminFormNew } from '@kxo/domain/forms/paths'
import { may } from '@kxo/domain/forms/permissions'
import { formsWords as w } from '@kxo/domain/forms/words'
import { Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '../../platform/viewer.ts'
import { Button, LinkButton } from '../../ui/display/button.tsx'
import { runAction } from '../../ui/feedback/action.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { useColumns } from '../../ui/table/columns-of.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { useSavedColumns } from '../tenants/index.ts'
import { archiveForm, formQuery, formsSource } from './api.ts'
import { exportForm } from './form-acts.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { useFormActions } from './use-form-actions.ts'

/** A3: every form of the tenant. */
export default function FormsPage() {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const queries = useQueryClient()
  const { duplicate, remove } = useFormActions()
  const [search, change] = useAddress()
  const [isImporting, setImporting] = useState(false)
  const isArchive = search['status'] === 'archived'
  const mayWrite = may.writeForms(actor)
  const add = mayWrite ? (
    <Group gap="xs">
      <Button variant="default" aria-haspopup="dialog" onClick={() => setImporting(true)}>
        {say(w.importFile)}
      </Button>
      <LinkButton to={adminFormNew()}>{say(w.newTitle)}</LinkButton>
    </Group>
  ) : null
  const archive = (row: FormSummary) => runAction(() => archiveForm(row.id, !isArchive), isArchive ? w.unarchived : w.archived)
  const exportRow = (row: FormSummary) => runAction(async () => exportForm(await queries.fetchQuery(formQuery(row.id))))
  return (
    <>
      <PageTitle act={add}>{w.list}</PageTitle>
      <Tabs
        label={w.list}
        tabs={[
          { key: 'used', label: w.inUse },
          { key: 'archived', label: w.archivedTab },
        ]}
        current={isArchive ? 'archived' : 'used'}
        panelId="forms-list"
        onChange={(key) => change({ status: key === 'archived' ? key : undefined, page: undefined }, { replace: false })}
      />
      <div id="forms-list" role="tabpanel">
        <DataTable
          caption={w.list}
          columns={useColumns(formList)}
          source={formsSource(isArchive)}
          rowKey={(row) => row.id}
          rowName={(row) => row.name}
          rowHref={(row) => adminForm(row.id)}
          rowActions={(row) => [
            { label: w.exportFile, run: () => void exportRow(row) },
            ...(mayWrite
              ? [
                  { label: w.duplicate, run: () => void duplicate(row) },
                  { label: isArchive ? w.unarchive : w.archive, run: () => void archive(row) },
                  { label: w.remove, tone: 'danger' as const, run: () => void remove(row) },
                ]
              : []),
          ]}
          saved={useSavedColumns('forms')}
          empty={isArchive ? { sentence: w.noneArchived } : { sentence: w.none, help: w.noneHelp, act: add }}
        />
      </div>
      {isImporting ? <ImportDialog onClose={() => setImporting(false)} /> : null}
    </>
  )
}

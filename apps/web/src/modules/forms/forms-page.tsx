import type { FormSummary } from '@kxo/domain/forms/contract'
import { formsContract as contract } from '@kxo/domain/forms/contract'
import { formList } from '@kxo/domain/forms/list'
import { adminForm, adminFormNew } from '@kxo/domain/forms/paths'
import { may } from '@kxo/domain/forms/permissions'
import { formsWords as w } from '@kxo/domain/forms/words'
import { tableSource } from '../../platform/api-query.ts'
import { useViewer } from '../../platform/viewer.ts'
import { LinkButton } from '../../ui/display/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { confirm } from '../../ui/overlay/confirm.ts'
import { useColumns } from '../../ui/table/columns-of.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { useSavedColumns } from '../tenants/index.ts'
import { removeForm } from './api.ts'

/** A3: every form of the tenant. */
export default function FormsPage() {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const mayWrite = may.writeForms(actor)
  const add = mayWrite ? <LinkButton to={adminFormNew()}>{say(w.newTitle)}</LinkButton> : null
  const remove = async (row: FormSummary): Promise<void> => {
    if (!(await confirm({ title: say(w.removeTitle, { name: row.name }), act: w.remove, tone: 'danger' }))) return
    try {
      await removeForm(row.id)
      toast.success(w.removed)
    } catch (error) {
      toast.failure(error)
    }
  }
  return (
    <>
      <PageTitle act={add}>{w.list}</PageTitle>
      <DataTable
        caption={w.list}
        columns={useColumns(formList)}
        source={tableSource(contract.list, {})}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowHref={(row) => adminForm(row.id)}
        rowActions={(row) => (mayWrite ? [{ label: w.remove, tone: 'danger', run: () => void remove(row) }] : [])}
        saved={useSavedColumns('forms')}
        empty={{ sentence: w.none, help: w.noneHelp, act: add }}
      />
    </>
  )
}

import type { Company } from '@kxo/domain/companies/company-shape'
import { companiesContract as contract } from '@kxo/domain/companies/contract'
import { companyEndWords as w } from '@kxo/domain/companies/end-words'
import { adminCompanies } from '@kxo/domain/companies/paths'
import { may } from '@kxo/domain/companies/permissions'
import { Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { companyQuery } from '../api.ts'

/** Putting aside and deleting: what cannot be deleted says why and can be put aside. */
export function CompanyActs({ company }: { company: Company }) {
  const { tenant, actor } = useViewer()
  const { say } = useLanguage()
  const queries = useQueryClient()
  const goOn = useNavigateIfMounted()
  if (!may.removeCompanies(actor) || company.merged_into !== null) return null
  const { id, name, version } = company
  const one = { params: { client: tenant.name, id } }
  const archive = async (): Promise<void> => {
    const is_archived = !company.is_archived
    const question = { title: say(w.archiveTitle, { name }), message: w.archiveMessage, act: w.archive }
    if (is_archived && !(await confirm(question))) return
    await runAction(async () => {
      const saved = await call(contract.archive, { ...one, body: { version, is_archived } })
      queries.setQueryData(companyQuery(id).queryKey, saved)
      toast.success(is_archived ? w.archivedNow : w.unarchivedNow)
    })
  }
  const remove = async (): Promise<void> => {
    const title = say(w.removeTitle, { name })
    if (!(await confirm({ title, message: w.removeMessage, act: w.remove, tone: 'danger' }))) return
    await runAction(async () => {
      await call(contract.remove, one)
      toast.success(say(w.removed, { name }))
      await goOn(adminCompanies())
      queries.removeQueries({ queryKey: companyQuery(id).queryKey })
    })
  }
  return (
    <Group gap="xs" align="stretch">
      <Button variant="default" onClick={() => void archive()}>
        {say(company.is_archived ? w.unarchive : w.archive)}
      </Button>
      <Button variant="subtle" onClick={() => void remove()}>
        {say(w.remove)}
      </Button>
    </Group>
  )
}

import type { ContactLine, ContactSummary } from '@kxo/domain/contacts/contract'
import { profile } from '@kxo/domain/contacts/paths'
import { may } from '@kxo/domain/contacts/permissions'
import { mayStart } from '@kxo/domain/contacts/rules'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { isSelf } from '@kxo/domain/kernel/permissions'
import { type ReactNode, Suspense } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { RowAction } from '../../../ui/table/row-menu.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { useRegistering } from '../adding/use-registering.tsx'
import { actOnAccount, peopleOfSource } from '../api.ts'
import { useDepart } from '../company/use-depart.ts'
import { factsOf } from '../contact/facts-of.ts'
import { useTeamColumns } from './use-team-columns.tsx'

/** The people of a referent's company, with what it had them follow. */
export function TeamList({ add }: { add: ReactNode }) {
  const { actor, user } = useViewer()
  const { say } = useLanguage()
  const saved = useSavedColumns('team')
  const columns = useTeamColumns()
  const companyName = user?.company_name ?? ''
  const letGo = useDepart()
  const registering = useRegistering()

  const invite = (row: ContactSummary): void => {
    actOnAccount(row.id, 'invite').then(() => {
      toast.success(say(w.invited, { mail: row.mail }))
    }, toast.failure)
  }
  const actionsOf = (row: ContactSummary): RowAction[] => [
    ...registering.actsOn(row),
    ...(mayStart('invite', row.status) && may.inviteContact(actor, factsOf(row)) ? [{ label: w.inviteAgain, run: () => invite(row) }] : []),
    ...(may.detach(actor, factsOf(row)) && !isSelf(actor, { user_id: row.id })
      ? [{ label: say(w.noLonger, { name: companyName }), run: () => void letGo(row, companyName), tone: 'danger' as const }]
      : []),
  ]
  return (
    <>
      <DataTable<ContactLine>
        caption={w.team}
        source={peopleOfSource('mine')}
        saved={saved}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ first_name, last_name }) => `${first_name} ${last_name}`}
        rowHref={({ id }) => profile(id)}
        rowActions={actionsOf}
        bulkActions={registering.acts}
        empty={{ sentence: w.noneInTeam, act: add }}
      />
      <Suspense>{registering.dialog}</Suspense>
    </>
  )
}

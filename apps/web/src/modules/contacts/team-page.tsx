import { type ContactLine, type ContactSummary, contactsContract as contract } from '@kxo/domain/contacts/contract'
import { profile } from '@kxo/domain/contacts/paths'
import { may } from '@kxo/domain/contacts/permissions'
import { mayStart } from '@kxo/domain/contacts/rules'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { isSelf } from '@kxo/domain/kernel/permissions'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, fetchFile } from '../../app/api-client.ts'
import { useViewer } from '../../app/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { RowAction } from '../../ui/row-menu.tsx'
import { toast } from '../../ui/toast.ts'
import { useSavedColumns } from '../tenants/index.ts'
import { AddContactDialog } from './add-contact-dialog.tsx'
import { actOnAccount, contactsKey } from './api.ts'
import { factsOf } from './facts-of.ts'
import { useContactColumns } from './use-contact-columns.tsx'
import { useDepart } from './use-depart.ts'

const shownHere = ['last_name', 'mail', 'phone', 'job', 'status', 'last_registration_at']

/** A referent's own team (screens-user U24). */
export default function TeamPage() {
  const { tenant, actor, user } = useViewer()
  const { say } = useLanguage()
  const queries = useQueryClient()
  const saved = useSavedColumns('team')
  const [isAdding, setAdding] = useState(false)
  const columns = useContactColumns()
    .filter(({ key }) => shownHere.includes(key))
    .map(({ hidden: _hidden, ...column }) => column)
  const list = { params: { client: tenant.name } }
  const companyName = user?.company_name ?? ''
  const letGo = useDepart()
  const refresh = () => queries.invalidateQueries({ queryKey: contactsKey(tenant.name) })

  const invite = (row: ContactSummary): void => {
    actOnAccount(tenant.name, row.id, 'invite').then(() => {
      toast.success(say(w.invited, { mail: row.mail }))
      void refresh()
    }, toast.failure)
  }
  const actionsOf = (row: ContactSummary): RowAction[] => [
    ...(mayStart('invite', row.status) && may.inviteContact(actor, factsOf(row)) ? [{ label: w.inviteAgain, run: () => invite(row) }] : []),
    ...(may.detach(actor, factsOf(row)) && !isSelf(actor, { user_id: row.id })
      ? [{ label: say(w.noLonger, { name: companyName }), run: () => void letGo(row, companyName), tone: 'danger' as const }]
      : []),
  ]
  const add = <Button onClick={() => setAdding(true)}>{say(w.addToTeam)}</Button>
  return (
    <>
      <PageTitle act={add} subtitle={say(w.teamHelp, { name: companyName })}>
        {w.team}
      </PageTitle>
      <DataTable<ContactLine>
        caption={w.team}
        queryKey={[...contactsKey(tenant.name), 'list', 'team']}
        fetch={(query, signal) => call(contract.list, { ...list, query: { ...query, company: 'mine', kind: undefined } }, { signal })}
        exportAs={(query) => fetchFile(contract.list, { ...list, query: { ...query, company: 'mine', kind: undefined } })}
        saved={saved}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ first_name, last_name }) => `${first_name} ${last_name}`}
        rowHref={({ id }) => profile(id)}
        rowActions={actionsOf}
        empty={{ sentence: w.noneInTeam, act: add }}
      />
      {isAdding ? <AddContactDialog isTeam onClose={() => setAdding(false)} /> : null}
    </>
  )
}

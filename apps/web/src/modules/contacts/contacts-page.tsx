import { type ContactSummary, contactsContract as contract } from '@kxo/domain/contacts/contract'
import { adminContact } from '@kxo/domain/contacts/paths'
import { may } from '@kxo/domain/contacts/permissions'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { profileNames } from '@kxo/domain/identity/profile'
import { accountStatus } from '@kxo/domain/identity/status'
import { formatDate } from '@kxo/domain/kernel/dates'
import { nationalPhone } from '@kxo/domain/kernel/phones'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { useState } from 'react'
import { call, fetchFile } from '../../app/api-client.ts'
import { useViewer } from '../../app/viewer.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/column.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { optionsOf } from '../../ui/fields/select-field.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { useAddress } from '../../ui/list-address.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { useSavedColumns } from '../tenants/index.ts'
import { AddContactDialog } from './add-contact-dialog.tsx'
import { contactsKey } from './api.ts'
import style from './contacts.module.css'

const kinds = ['members', 'prospects', 'to_validate', 'partners', 'admins'] as const
const labels: Readonly<Record<(typeof kinds)[number], Sentence>> = {
  members: w.tabMembers,
  prospects: w.tabProspects,
  to_validate: w.tabToValidate,
  partners: w.tabPartners,
  admins: w.tabAdmins,
}

/** People of the tenant (screens-admin #19). */
export default function ContactsPage() {
  const { tenant, actor } = useViewer()
  const { say } = useLanguage()
  const saved = useSavedColumns('users')
  const [search, change] = useAddress()
  const [isAdding, setAdding] = useState(false)
  const columns = useColumns()
  const kind = kinds.find((known) => known === search['tab'])
  const list = { params: { client: tenant.name } }
  const company = /^\d{1,15}$/.test(search['company'] ?? '') ? Number(search['company']) : undefined
  const shown = kinds.filter((known) => known !== 'admins' || actor.restriction === 'none')
  const add = may.writeContacts(actor) ? <Button onClick={() => setAdding(true)}>{say(w.add)}</Button> : null
  return (
    <>
      <PageTitle act={add}>{w.listTitle}</PageTitle>
      <div className={style['tabs']} role="group" aria-label={say(w.listTitle)}>
        {[undefined, ...shown].map((tab) => (
          <button
            key={tab ?? 'all'}
            type="button"
            className={style['tab']}
            aria-pressed={tab === kind}
            onClick={() => change({ tab, page: undefined })}
          >
            {say(tab ? labels[tab] : w.tabAll)}
          </button>
        ))}
      </div>
      <DataTable<ContactSummary>
        caption={kind ? labels[kind] : w.listTitle}
        queryKey={[...contactsKey(tenant.name), 'list', kind ?? null, company ?? null]}
        fetch={(query, signal) => call(contract.list, { ...list, query: { ...query, kind, company } }, { signal })}
        exportAs={(query) => fetchFile(contract.list, { ...list, query: { ...query, kind, company } })}
        saved={saved}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ first_name, last_name }) => `${first_name} ${last_name}`}
        rowHref={({ id }) => adminContact(id)}
        empty={{ sentence: w.none, act: add }}
      />
      {isAdding ? <AddContactDialog onClose={() => setAdding(false)} /> : null}
    </>
  )
}

function useColumns(): Column<ContactSummary>[] {
  const { say, locale, zone } = useLanguage()
  return [
    {
      key: 'last_name',
      label: w.lastName,
      cell: (row) => `${row.last_name} ${row.first_name}`,
      sortable: true,
      filter: 'text',
      width: 220,
    },
    { key: 'mail', label: w.mail, cell: (row) => row.mail, sortable: true, filter: 'text', width: 240 },
    { key: 'phone', label: w.phone, cell: (row) => (row.phone ? nationalPhone(row.phone) : '–'), filter: 'text', width: 140 },
    { key: 'company_name', label: w.company, cell: (row) => row.company_name ?? '–', sortable: true, filter: 'text', width: 200 },
    { key: 'profile_code', label: w.profile, cell: (row) => say(profileNames[row.profile_code]), sortable: true, width: 140 },
    {
      key: 'status',
      label: w.status,
      cell: (row) => <StatusBadge of={accountStatus} is={row.status} />,
      sortable: true,
      filter: optionsOf(accountStatus),
      width: 140,
    },
    {
      key: 'created_at',
      label: w.createdOn,
      cell: (row) => formatDate(row.created_at, locale, { zone }),
      sortable: true,
      filter: 'day',
      width: 120,
    },
  ]
}

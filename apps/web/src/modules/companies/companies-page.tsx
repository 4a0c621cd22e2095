import { type Company, companiesContract as contract } from '@kxo/domain/companies/contract'
import { may } from '@kxo/domain/companies/permissions'
import { companyWords as w } from '@kxo/domain/companies/words'
import { adminContacts } from '@kxo/domain/contacts/paths'
import { useState } from 'react'
import { call, fetchFile } from '../../app/api-client.ts'
import { useViewer } from '../../app/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { Link } from '../../ui/link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useSavedColumns } from '../tenants/index.ts'
import { AddCompanyDialog } from './add-company-dialog.tsx'

/** Companies of the tenant (screens-admin #23). */
export default function CompaniesPage() {
  const { tenant, actor } = useViewer()
  const { say } = useLanguage()
  const saved = useSavedColumns('companies')
  const [isAdding, setAdding] = useState(false)
  const list = { params: { client: tenant.name } }
  const add = may.writeCompanies(actor) ? <Button onClick={() => setAdding(true)}>{say(w.add)}</Button> : null
  return (
    <>
      <PageTitle act={add}>{w.listTitle}</PageTitle>
      <DataTable<Company>
        caption={w.listTitle}
        queryKey={['companies', tenant.name]}
        fetch={(query, signal) => call(contract.list, { ...list, query }, { signal })}
        exportAs={(query) => fetchFile(contract.list, { ...list, query })}
        saved={saved}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        empty={{ sentence: w.none, act: add }}
        columns={[
          { key: 'name', label: w.name, cell: (row) => row.name, sortable: true, filter: 'text', width: 260 },
          { key: 'siret', label: w.siret, cell: (row) => row.siret ?? '–', filter: 'text', width: 160 },
          { key: 'code_postal', label: w.postalCode, cell: (row) => row.code_postal ?? '–', sortable: true, filter: 'text', width: 120 },
          { key: 'town', label: w.town, cell: (row) => row.town ?? '–', sortable: true, filter: 'text', width: 180 },
          {
            key: 'people',
            label: w.people,
            cell: (row) => (
              <Link to={adminContacts()} search={{ company: String(row.id) }}>
                {row.people}
              </Link>
            ),
            width: 110,
            align: 'end',
          },
        ]}
      />
      {isAdding ? <AddCompanyDialog onClose={() => setAdding(false)} /> : null}
    </>
  )
}

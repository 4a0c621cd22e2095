import { formatDate } from '@kxo/domain/kernel/dates'
import { stateOf, stateTone } from '@kxo/domain/tenants/ending/state'
import { kindLabels } from '@kxo/domain/tenants/kind'
import { adminTenant } from '@kxo/domain/tenants/paths'
import { vendorContract as contract, type TenantLine } from '@kxo/domain/tenants/vendor/vendor-contract'
import { vendorWords as v } from '@kxo/domain/tenants/vendor/vendor-words'
import { useState } from 'react'
import { tableSource } from '../../../platform/api-query.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../use-saved-columns.ts'
import { NewTenantDialog } from './new-tenant-dialog.tsx'
import { VendorFigures } from './vendor-figures.tsx'

/** Every tenant, for super administrators. */
export default function TenantsPage() {
  const { say } = useLanguage()
  const saved = useSavedColumns('tenants')
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {say(v.newTenant)}
    </Button>
  )
  return (
    <>
      <PageTitle act={add} subtitle={say(v.superAdministration)}>
        {v.listTitle}
      </PageTitle>
      <VendorFigures />
      <DataTable<TenantLine>
        caption={v.listTitle}
        source={tableSource(contract.list, {})}
        saved={saved}
        columns={useColumns()}
        rowKey={({ id }) => id}
        rowName={({ label }) => label}
        rowHref={({ id }) => adminTenant(id)}
        empty={{ sentence: v.none, act: add }}
      />
      {isAdding ? <NewTenantDialog onClose={() => setAdding(false)} /> : null}
    </>
  )
}

function useColumns(): Column<TenantLine>[] {
  const { say, locale, zone } = useLanguage()
  const share = ({ used, max }: TenantLine['events']): string =>
    max === null ? used.toLocaleString(locale) : `${used.toLocaleString(locale)} / ${max.toLocaleString(locale)}`
  return [
    { key: 'label', label: v.label, cell: (row) => row.label, sortable: true, filter: 'text', width: 220 },
    { key: 'name', label: v.code, cell: (row) => row.name, sortable: true, filter: 'text', width: 130 },
    { key: 'kind', label: v.kind, cell: (row) => say(kindLabels[row.kind]), sortable: true, width: 180 },
    { key: 'formula', label: v.formula, cell: (row) => row.formula || emptyPlaceholder, sortable: true, filter: 'text', width: 130 },
    {
      key: 'is_suspended',
      label: v.state,
      cell: (row) => <Badge tone={stateTone(row)}>{stateOf(row)}</Badge>,
      sortable: true,
      width: 190,
    },
    { key: 'events', label: v.events, cell: (row) => share(row.events), width: 150 },
    { key: 'admins', label: v.admins, cell: (row) => share(row.admins), width: 130 },
    { key: 'mails', label: v.mails, cell: (row) => share(row.mails), width: 140 },
    { key: 'people', label: v.people, cell: (row) => row.people.toLocaleString(locale), width: 100 },
    {
      key: 'last_activity',
      label: v.lastActivity,
      cell: (row) => (row.last_activity ? formatDate(row.last_activity, locale, { zone }) : emptyPlaceholder),
      width: 150,
    },
    {
      key: 'created_at',
      label: v.createdOn,
      cell: (row) => formatDate(row.created_at, locale, { zone }),
      sortable: true,
      filter: 'day',
      width: 120,
    },
  ]
}

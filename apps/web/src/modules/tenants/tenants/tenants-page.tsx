import { stateOf, stateTone } from '@kxo/domain/tenants/ending/state'
import { tenantList } from '@kxo/domain/tenants/list'
import { adminTenant } from '@kxo/domain/tenants/paths'
import type { TenantLine } from '@kxo/domain/tenants/vendor/vendor-contract'
import { vendorWords as v } from '@kxo/domain/tenants/vendor/vendor-words'
import { useState } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../use-saved-columns.ts'
import { NewTenantDialog } from './new-tenant-dialog.tsx'
import { tenantsSource } from './tenants-api.ts'
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
        source={tenantsSource()}
        saved={saved}
        columns={useTenantColumns()}
        rowKey={({ id }) => id}
        rowName={({ label }) => label}
        rowHref={({ id }) => adminTenant(id)}
        empty={{ sentence: v.none, act: add }}
      />
      {isAdding ? <NewTenantDialog onClose={() => setAdding(false)} /> : null}
    </>
  )
}

function useTenantColumns() {
  const { locale } = useLanguage()
  const share = ({ used, max }: TenantLine['events']): string =>
    max === null ? used.toLocaleString(locale) : `${used.toLocaleString(locale)} / ${max.toLocaleString(locale)}`
  return useColumns(tenantList, {
    is_suspended: (row) => <Badge tone={stateTone(row)}>{stateOf(row)}</Badge>,
    events: (row) => share(row.events),
    admins: (row) => share(row.admins),
    mails: (row) => share(row.mails),
    people: (row) => row.people.toLocaleString(locale),
  })
}

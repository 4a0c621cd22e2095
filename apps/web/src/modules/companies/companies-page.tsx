import type { CompanyLine } from '@kxo/domain/companies/company-shape'
import { companiesContract as contract } from '@kxo/domain/companies/contract'
import { adminCompany } from '@kxo/domain/companies/paths'
import { may } from '@kxo/domain/companies/permissions'
import { mergeLimits } from '@kxo/domain/companies/rules'
import { companyWords as w } from '@kxo/domain/companies/words'
import { adminWrite } from '@kxo/domain/mailing/paths'
import { Group } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../platform/api-client.ts'
import { hasFeature, useViewer } from '../../platform/viewer.ts'
import { Button } from '../../ui/display/button.tsx'
import { mapOf } from '../../ui/display/map-of.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { searchOf } from '../../ui/navigation/address-parts.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { Selection } from '../../ui/table/selection.ts'
import { ImportLink } from '../contacts/index.ts'
import { useAnswerColumns } from '../fields/index.ts'
import { useSavedColumns } from '../tenants/index.ts'
import { companiesSource } from './api.ts'
import { companiesAddress } from './companies-address.ts'
import { companyTabs } from './company/company-tabs.ts'
import { useCompanyColumns } from './company-columns.tsx'

const AddCompanyDialog = lazy(() =>
  import('./adding/add-company-dialog.tsx').then(({ AddCompanyDialog: component }) => ({ default: component })),
)
const BulkDialog = lazy(() => import('./bulk/bulk-dialog.tsx').then(({ BulkDialog: component }) => ({ default: component })))
const MergeDialog = lazy(() => import('./company/merge-dialog.tsx').then(({ MergeDialog: component }) => ({ default: component })))

type Act = { kind: 'add' } | { kind: 'bulk'; selection: Selection; clear: () => void } | { kind: 'merge'; ids: number[]; clear: () => void }

const placeOf = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ')

/** Organisations in relation. */
export default function CompaniesPage() {
  const viewer = useViewer()
  const { tenant, actor } = viewer
  const { say } = useLanguage()
  const saved = useSavedColumns('companies')
  const [address, change] = useAddress(companiesAddress)
  const [act, setAct] = useState<Act | null>(null)
  const navigate = useNavigate()
  const tabs = companyTabs(tenant.params)
  const tab = tabs.find(({ key }) => key === address.tab)?.key ?? 'all'
  const kind = tab === 'all' ? undefined : tab
  const columns = [...useCompanyColumns(), ...useAnswerColumns('Company')]
  const mayWrite = may.writeCompanies(actor)
  const add = mayWrite ? (
    <Button aria-haspopup="dialog" onClick={() => setAct({ kind: 'add' })}>
      {say(w.add)}
    </Button>
  ) : null
  const merge = (selection: Selection, clear: () => void): void => {
    const ids = selection.all ? [] : selection.ids.map(Number)
    if (ids.length < mergeLimits.least || ids.length > mergeLimits.most) toast.info(w.mergeCount)
    else setAct({ kind: 'merge', ids, clear })
  }
  // A message is composed on its own page, which is told who was chosen.
  const write = (selection: Selection): void => {
    const chosen = selection.all
      ? { found: { q: selection.query.q, filters: selection.query.filters, kind } }
      : { ids: selection.ids.map(Number) }
    call(contract.referentsOf, { body: chosen }).then(({ people, without }) => {
      if (without > 0) toast.info(say(w.withoutReferent, { n: without }))
      if (people.length > 0) void navigate({ to: adminWrite(), search: searchOf({ ids: people.join(',') }) })
    }, toast.failure)
  }
  const close = (): void => setAct(null)
  return (
    <>
      <PageTitle
        act={
          <Group gap="xs">
            <ImportLink kind="companies" />
            {add}
          </Group>
        }
      >
        {w.listTitle}
      </PageTitle>
      <Tabs
        label={w.listTitle}
        tabs={tabs}
        current={tab}
        onChange={(key) => change({ tab: key === 'all' ? undefined : key, page: undefined, siren: undefined })}
        panelId="companies-panel"
      />
      <div id="companies-panel" role="tabpanel">
        <DataTable<CompanyLine>
          key={tab}
          caption={tabs.find(({ key }) => key === tab)?.label ?? w.listTitle}
          columns={columns}
          source={companiesSource({ kind, siren: address.siren })}
          saved={saved}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          rowHref={({ id }) => adminCompany(id)}
          rowActions={({ name, code_postal, town }) =>
            town
              ? [{ label: w.onMap, run: () => void window.open(mapOf(placeOf(name, code_postal, town)), '_blank', 'noopener,noreferrer') }]
              : []
          }
          bulkActions={[
            ...(mayWrite && kind !== 'archived' && hasFeature(viewer, 'mailing') ? [{ label: w.writeToReferents, run: write }] : []),
            ...(mayWrite && kind !== 'archived'
              ? [{ label: w.setFlag, run: (selection: Selection, clear: () => void) => setAct({ kind: 'bulk', selection, clear }) }]
              : []),
            ...(may.removeCompanies(actor) && kind !== 'archived' ? [{ label: w.merge, run: merge }] : []),
          ]}
          empty={{ sentence: w.none, act: add }}
        />
      </div>
      <Suspense>
        {act?.kind === 'add' ? <AddCompanyDialog onClose={close} /> : null}
        {act?.kind === 'bulk' ? <BulkDialog kind={kind} selection={act.selection} onDone={act.clear} onClose={close} /> : null}
        {act?.kind === 'merge' ? <MergeDialog ids={act.ids} onDone={act.clear} onClose={close} /> : null}
      </Suspense>
    </>
  )
}

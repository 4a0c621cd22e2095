import { type ContactLine, contactKinds } from '@kxo/domain/contacts/contract'
import { type ContactKind, contactKindLabels } from '@kxo/domain/contacts/kinds'
import { mergeWords as m } from '@kxo/domain/contacts/merge/merge-words'
import { mergeLimits } from '@kxo/domain/contacts/merge/merging'
import { adminContact } from '@kxo/domain/contacts/paths'
import { may } from '@kxo/domain/contacts/permissions'
import { contactWords as w } from '@kxo/domain/contacts/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Group } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Loading } from '../../../ui/feedback/states.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { Selection } from '../../../ui/table/selection.ts'
import { useAnswerColumns } from '../../fields/index.ts'
import { useSavedColumns } from '../../tenants/index.ts'
import { ImportLink } from '../adding/import-link.tsx'
import { contactsSource } from '../api.ts'
import { useBulkActs } from '../bulk/use-bulk-acts.tsx'
import { contactsAddress } from './contacts-address.ts'
import { useContactColumns } from './use-contact-columns.tsx'
import { useContactFilters } from './use-contact-filters.ts'

const AddContactDialog = lazy(() =>
  import('../adding/add-contact-dialog.tsx').then(({ AddContactDialog: component }) => ({ default: component })),
)
const MergeDialog = lazy(() => import('../merge/merge-dialog.tsx').then(({ MergeDialog: component }) => ({ default: component })))
const DuplicateGroups = lazy(() => import('../merge/duplicate-groups.tsx'))

/** People of the tenant. */
export default function ContactsPage() {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const saved = useSavedColumns('users')
  const [{ tab }, change] = useAddress(contactsAddress)
  const [isAdding, setAdding] = useState(false)
  const [merging, setMerging] = useState<readonly number[] | null>(null)
  const columns = [...useContactColumns(), ...useAnswerColumns<ContactLine>('User'), ...useContactFilters()]
  const shown = contactKinds.filter((known) => known !== 'admins' || may.listAdmins(actor))
  const kind = shown.find((known) => known === tab)
  const many = useBulkActs({ kind })
  const add = may.writeContacts(actor) ? (
    <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {say(w.add)}
    </Button>
  ) : null
  const isDuplicates = tab === 'duplicates' && may.mergeContacts(actor)
  const tabs: { key: ContactKind | 'all' | 'duplicates'; label: Sentence }[] = [
    { key: 'all', label: w.tabAll },
    ...shown.map((key) => ({ key, label: contactKindLabels[key] })),
    ...(may.mergeContacts(actor) ? [{ key: 'duplicates' as const, label: m.tab }] : []),
  ]
  const mergeSelected = (selection: Selection): void => {
    const ids = selection.all ? [] : selection.ids.map(Number)
    if (ids.length < mergeLimits.least || ids.length > mergeLimits.most) toast.info(m.limits)
    else setMerging(ids)
  }
  return (
    <>
      <PageTitle
        act={
          <Group gap="xs">
            <ImportLink kind="contacts" />
            {add}
          </Group>
        }
      >
        {w.listTitle}
      </PageTitle>
      <Tabs
        label={w.listTitle}
        tabs={tabs}
        current={isDuplicates ? 'duplicates' : (kind ?? 'all')}
        onChange={(key) => change({ tab: key === 'all' ? undefined : key, page: undefined })}
        panelId="people-panel"
      />
      <div id="people-panel" role="tabpanel" aria-label={say(isDuplicates ? m.tab : kind ? contactKindLabels[kind] : w.tabAll)}>
        {isDuplicates ? (
          <Suspense fallback={<Loading lines={6} />}>
            <DuplicateGroups />
          </Suspense>
        ) : (
          <DataTable<ContactLine>
            caption={kind ? contactKindLabels[kind] : w.listTitle}
            source={contactsSource(kind)}
            saved={saved}
            columns={columns}
            rowKey={({ id }) => id}
            rowName={({ first_name, last_name, mail }) => `${first_name} ${last_name}`.trim() || mail}
            rowHref={({ id }) => adminContact(id)}
            bulkActions={[...many.acts, ...(may.mergeContacts(actor) ? [{ label: m.merge, run: mergeSelected }] : [])]}
            empty={{ sentence: w.none, act: add }}
          />
        )}
      </div>
      {many.dialogs}
      <Suspense>
        {merging ? <MergeDialog ids={merging} onClose={() => setMerging(null)} /> : null}
        {isAdding ? <AddContactDialog onClose={() => setAdding(false)} /> : null}
      </Suspense>
    </>
  )
}

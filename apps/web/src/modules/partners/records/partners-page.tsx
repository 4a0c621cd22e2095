import { partnerPageWords as p } from '@kxo/domain/partners/page-words'
import { adminAssignment, adminPartner, adminPlanningOfPartner } from '@kxo/domain/partners/paths'
import { may } from '@kxo/domain/partners/permissions'
import { partnerList } from '@kxo/domain/partners/records/list'
import { type PartnerSummary, partnerTabs } from '@kxo/domain/partners/records/record-contract'
import { partnerRecordWords as w } from '@kxo/domain/partners/records/record-words'
import { partnersWords } from '@kxo/domain/partners/words'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { RowAction } from '../../../ui/table/row-menu.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { NewPartner } from './new-partner.tsx'
import { partnersAddress } from './partners-address.ts'
import { partnersSource, reactivateRecord, removeRecord, validateRecord } from './records-api.ts'

const labels = {
  guest: w.tabGuest,
  provider: w.tabProvider,
  sponsor: w.tabSponsor,
  organizer: w.tabOrganizer,
  contributor: w.tabContributor,
  pending: w.tabPending,
  deleted: w.tabDeleted,
}
const panel = 'partners-panel'

/** A8: everyone who delivers or supports. */
export default function PartnersPage() {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const goTo = useNavigateIfMounted()
  const [{ tab = 'provider' }, change] = useAddress(partnersAddress)
  // A tab of one kind shows those of that kind who are validated.
  const isOfKind = tab !== 'pending' && tab !== 'deleted'
  const [isAdding, setAdding] = useState(false)
  const mayWrite = may.assignPartners(actor)
  const add = mayWrite ? (
    <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {say(partnersWords.add)}
    </Button>
  ) : null
  const act = async (work: Promise<unknown>, done: (typeof w)[keyof typeof w]): Promise<void> => {
    await runAction(() => work, done)
  }
  const actsOn = ({ id, user_id, status }: PartnerSummary): RowAction[] => [
    { label: w.planning, run: () => void goTo(adminPlanningOfPartner(user_id)) },
    ...(mayWrite ? [{ label: w.assignSlots, run: () => void goTo(adminAssignment(user_id)) }] : []),
    ...(mayWrite && status === 'inProgress' ? [{ label: w.validate, run: () => void act(validateRecord(id), w.validated) }] : []),
    ...(mayWrite && status === 'deleted' ? [{ label: w.reactivate, run: () => void act(reactivateRecord(id), w.reactivated) }] : []),
    ...(mayWrite && status !== 'deleted'
      ? [{ label: w.remove, tone: 'danger' as const, run: () => void act(removeRecord(id), w.removed) }]
      : []),
  ]
  return (
    <>
      <PageTitle act={add}>{p.partners}</PageTitle>
      <Tabs
        label={p.partners}
        tabs={partnerTabs.map((key) => ({ key, label: labels[key] }))}
        current={tab}
        onChange={(key) => change({ tab: key === 'provider' ? undefined : key, page: undefined })}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={say(labels[tab])}>
        <DataTable<PartnerSummary>
          caption={p.partners}
          columns={useColumns(partnerList, {}, { hidden: { kind: isOfKind, status: isOfKind } })}
          source={partnersSource(tab)}
          rowKey={(row) => row.id}
          rowName={(row) => row.name}
          rowHref={({ user_id, kind }) => adminPartner(user_id, kind)}
          rowActions={actsOn}
          saved={useSavedColumns('partners')}
          empty={tab === 'deleted' || tab === 'pending' ? { sentence: w.none } : { sentence: w.none, help: w.noneHelp, act: add }}
        />
      </div>
      <Dialog opened={isAdding} onClose={() => setAdding(false)} title={partnersWords.add} width={600}>
        {isAdding ? <NewPartner onSaved={({ user_id, kind }) => void goTo(adminPartner(user_id, kind))} /> : null}
      </Dialog>
    </>
  )
}

import { adminRegion, adminRegions, newRegion } from '@kxo/domain/regions/paths'
import { regionsWords as w } from '@kxo/domain/regions/words'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { NoPage } from '../../platform/no-page.tsx'
import { useViewer } from '../../platform/viewer.ts'
import { Button } from '../../ui/display/button.tsx'
import { PanelSection } from '../../ui/display/panel.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { useNavigateIfMounted } from '../../ui/navigation/navigate-if-mounted.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { RecordTabs } from '../../ui/navigation/record-tabs.tsx'
import { movesQuery, regionQuery } from './api.ts'
import { RecomputeDialog } from './recompute-dialog.tsx'
import { regionAddress } from './region-address.ts'
import { RegionForm } from './region-form.tsx'
import { RegionEvents, RegionPeople } from './region-members.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

const above = [{ label: w.list, to: adminRegions() }]
const tabNames = { record: w.tabRecord, people: w.contacts, events: w.events }

/** A20: one territory, its départements and its people; `new` creates one. */
export default function RegionPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  if (id === newRegion) return <NewRegion />
  return /^[1-9]\d{0,14}$/.test(id) ? <KnownRegion id={Number(id)} /> : <NoPage kind="missing" />
}

function NewRegion() {
  const goOn = useNavigateIfMounted()
  return (
    <>
      <PageTitle above={above}>{w.newRegion}</PageTitle>
      <PanelSection display="block" maw={760}>
        <RegionForm
          region={null}
          onSaved={(saved) => {
            toast.success(w.added)
            void goOn(adminRegion(saved.id))
          }}
        />
      </PanelSection>
    </>
  )
}

function KnownRegion({ id }: { id: number }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const queries = useQueryClient()
  const [{ tab = 'record' }, change] = useAddress(regionAddress)
  const [opened, setOpened] = useState<'remove' | 'recompute' | null>(null)
  const answer = useSuspenseQuery(regionQuery(id))
  const region = answer.data
  /** Once saved, those it concerns are told of before anyone moves. */
  const proposeMoves = async (): Promise<void> => {
    if (tenant.params.region_response !== 'code_postal') return
    const { moves } = await queries.fetchQuery(movesQuery())
    if (moves.length > 0) setOpened('recompute')
  }
  return (
    <>
      <PageTitle
        above={above}
        act={
          <Button variant="default" onClick={() => setOpened('remove')}>
            {say(w.remove)}
          </Button>
        }
      >
        {region.name}
      </PageTitle>
      <RecordTabs names={tabNames} current={tab} onChange={change}>
        {tab === 'people' ? (
          <RegionPeople id={id} />
        ) : tab === 'events' ? (
          <RegionEvents id={id} />
        ) : (
          <PanelSection display="block" maw={760}>
            <RegionForm
              region={region}
              onSaved={(saved) => {
                toast.success(w.saved)
                queries.setQueryData(regionQuery(id).queryKey, saved)
                proposeMoves().catch(toast.failure)
              }}
            />
          </PanelSection>
        )}
      </RecordTabs>
      {opened === 'remove' ? <RemoveDialog region={region} onClose={() => setOpened(null)} /> : null}
      {opened === 'recompute' ? <RecomputeDialog onClose={() => setOpened(null)} /> : null}
    </>
  )
}

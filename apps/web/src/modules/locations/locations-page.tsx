import { type LocationSummary } from '@kxo/domain/locations/contract'
import { locationList } from '@kxo/domain/locations/list'
import { adminLocation } from '@kxo/domain/locations/paths'
import { may } from '@kxo/domain/locations/permissions'
import { locationsWords as w } from '@kxo/domain/locations/words'
import { Group } from '@mantine/core'
import { useState } from 'react'
import { useViewer } from '../../platform/viewer.ts'
import { Button, LinkButton } from '../../ui/display/button.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useColumns } from '../../ui/table/columns-of.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { useWordedColumns } from '../fields/index.ts'
import { useSavedColumns } from '../tenants/index.ts'
import { locationsSource } from './api.ts'
import { locationsAddress } from './locations-address.ts'
import { RoomFinder } from './room-finder.tsx'

const tabs = [
  { key: 'current', label: w.tabCurrent },
  { key: 'archived', label: w.tabArchived },
] as const
const panel = 'locations-panel'

/** A29: where things happen, and which room is free. */
export default function LocationsPage() {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const [{ tab = 'current' }, change] = useAddress(locationsAddress)
  const [isFinding, setFinding] = useState(false)
  const add = may.writeLocations(actor) ? <LinkButton to={adminLocation('new')}>{say(w.add)}</LinkButton> : null
  return (
    <>
      <PageTitle
        act={
          <Group gap="xs">
            <Button variant="default" aria-haspopup="dialog" onClick={() => setFinding(true)}>
              {say(w.findRoom)}
            </Button>
            {add}
          </Group>
        }
      >
        {w.list}
      </PageTitle>
      <Tabs
        label={w.list}
        tabs={tabs}
        current={tab}
        onChange={(key) => change({ tab: key === 'current' ? undefined : key, page: undefined })}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={say(tabs.find(({ key }) => key === tab)!.label)}>
        <DataTable<LocationSummary>
          caption={w.list}
          columns={useWordedColumns('Location', useColumns(locationList))}
          source={locationsSource(tab)}
          rowKey={(row) => row.id}
          rowName={(row) => row.name}
          rowHref={(row) => adminLocation(row.id)}
          saved={useSavedColumns('locations')}
          empty={tab === 'current' ? { sentence: w.none, help: w.noneHelp, act: add } : { sentence: w.none }}
        />
      </div>
      <Dialog opened={isFinding} onClose={() => setFinding(false)} title={w.findRoom}>
        {isFinding ? <RoomFinder /> : null}
      </Dialog>
    </>
  )
}

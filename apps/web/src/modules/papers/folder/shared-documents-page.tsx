import { registerCategories } from '@kxo/domain/papers/contract'
import { folderWords as w } from '@kxo/domain/papers/folder-words'
import { may } from '@kxo/domain/papers/permissions'
import { Stack, Title } from '@mantine/core'
import * as z from 'zod/mini'
import { useViewer } from '../../../platform/viewer.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { oneOf } from '../../../ui/navigation/address-schema.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { DocumentList } from '../../documents/index.ts'
import { OwnOrganisation } from '../organisation/own-organisation.tsx'
import { BillsTab } from './bills-tab.tsx'
import { FolderTab } from './folder-tab.tsx'

const tabs = ['folder', 'events', 'bills'] as const
const labels = { folder: w.tabFolder, events: w.tabEvents, bills: w.tabBills }
const address = z.object({ tab: oneOf(tabs) })
const panel = 'own-folder-panel'

/** One's own file as a partner, and for everybody else what they are given. */
export default function SharedDocumentsPage() {
  const { actor } = useViewer()
  const { say } = useLanguage()
  return (
    <>
      <PageTitle>{w.title}</PageTitle>
      {may.ownFolder(actor) ? (
        <PartnerFolder />
      ) : (
        <Stack gap="xl">
          <OwnOrganisation />
          <div>
            <Title order={2} size="h4" mb="sm">
              {say(w.given)}
            </Title>
            <Handouts />
          </div>
        </Stack>
      )}
    </>
  )
}

function PartnerFolder() {
  const { say } = useLanguage()
  const [{ tab = 'folder' }, change] = useAddress(address)
  return (
    <>
      <Tabs
        label={w.title}
        tabs={tabs.map((key) => ({ key, label: labels[key] }))}
        current={tab}
        onChange={(key) => change({ tab: key === 'folder' ? undefined : key, page: undefined })}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={say(labels[tab])}>
        {tab === 'folder' ? (
          <Stack gap="xl">
            <FolderTab />
            <OwnOrganisation />
          </Stack>
        ) : null}
        {tab === 'events' ? <Handouts isForEvents /> : null}
        {tab === 'bills' ? <BillsTab /> : null}
      </div>
    </>
  )
}

function Handouts({ isForEvents = false }: { isForEvents?: boolean }) {
  return (
    <DocumentList
      name={isForEvents ? 'own_event_documents' : 'other_documents'}
      caption={isForEvents ? w.eventDocuments : w.given}
      categories={registerCategories}
      user={isForEvents ? 'events' : 'given'}
      empty={{ sentence: w.none, help: isForEvents ? w.eventDocumentsHelp : w.noneHelp }}
    />
  )
}

import { may } from '@kxo/domain/papers/permissions'
import { papersWords as w } from '@kxo/domain/papers/words'
import { Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { CollectTab } from '../collect/collect-tab.tsx'
import { OrganisationTab } from '../organisation/organisation-tab.tsx'
import { PublishDialog } from '../organisation/publish-dialog.tsx'
import { type RegisterTab, registerAddress, registerTabs } from '../register-address.ts'
import { AddDialog } from './add-dialog.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { RegisterList } from './register-list.tsx'

const labels = { contacts: w.tabContacts, partners: w.tabPartners, organisation: w.tabOrganisation, collect: w.tabCollect }
const panel = 'other-documents-panel'

/** Every file that is neither a proof, a bill, a ticket nor a contract. */
export default function OtherDocumentsPage() {
  const viewer = useViewer()
  const { actor } = viewer
  const { say } = useLanguage()
  const [{ tab: current = 'contacts' }, change] = useAddress(registerAddress)
  const [dialog, setDialog] = useState<'add' | 'ask' | 'publish' | null>(null)
  const isOffered = (key: RegisterTab) => key !== 'partners' || (hasFeature(viewer, 'partners') && may.readPartners(actor))
  const tabs = registerTabs.filter(isOffered)
  const tab = tabs.includes(current) ? current : 'contacts'
  const mayAsk = tab === 'partners' ? may.writePartners(actor) : may.write(actor)
  const close = () => setDialog(null)
  const add = <AddButton label={tab === 'organisation' ? 'publish' : 'add'} onClick={setDialog} />
  const isShown = tab === 'organisation' ? may.publish(actor) : mayAsk
  return (
    <>
      <PageTitle
        act={
          <Group gap="xs">
            {mayAsk && tab !== 'organisation' ? (
              <Button variant="default" aria-haspopup="dialog" onClick={() => setDialog('ask')}>
                {say(w.ask)}
              </Button>
            ) : null}
            {isShown && tab !== 'collect' ? add : null}
          </Group>
        }
      >
        {w.title}
      </PageTitle>
      <Tabs
        label={w.title}
        tabs={tabs.map((key) => ({ key, label: labels[key] }))}
        current={tab}
        onChange={(key) => change({ tab: key === 'contacts' ? undefined : key, page: undefined, event: undefined, state: undefined })}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={say(labels[tab])}>
        <Suspense fallback={<Loading lines={8} />}>
          {tab === 'contacts' || tab === 'partners' ? <RegisterList key={tab} tab={tab} add={isShown ? add : null} /> : null}
          {tab === 'organisation' ? <OrganisationTab add={isShown ? add : null} /> : null}
          {tab === 'collect' ? <CollectTab /> : null}
        </Suspense>
      </div>
      {dialog === 'add' ? <AddDialog asPartner={tab === 'partners'} onClose={close} /> : null}
      {dialog === 'ask' ? <AskDialog asPartner={tab === 'partners'} onClose={close} /> : null}
      {dialog === 'publish' ? <PublishDialog onClose={close} /> : null}
    </>
  )
}

function AddButton({ label, onClick }: { label: 'add' | 'publish'; onClick: (dialog: 'add' | 'publish') => void }) {
  const { say } = useLanguage()
  return (
    <Button icon={<IconPlus size={16} />} aria-haspopup="dialog" onClick={() => onClick(label)}>
      {say(label === 'add' ? w.add : w.publishDocument)}
    </Button>
  )
}

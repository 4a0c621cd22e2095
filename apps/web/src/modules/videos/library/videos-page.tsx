import { may } from '@kxo/domain/videos/permissions'
import { videosWords as w } from '@kxo/domain/videos/words'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { AddDialog } from '../adding/add-dialog.tsx'
import { ProgressList } from '../progress/progress-list.tsx'
import { scopeIn } from './shown-filters.ts'
import { VideoList } from './video-list.tsx'

/** A26: the library of films, those put away, and who watched what. */
export default function VideosPage() {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const [search, change] = useAddress()
  const [isAdding, setAdding] = useState(false)
  const tab = search['tab'] ?? 'ready'
  const add = may.writeVideos(actor) ? (
    <Button icon={<IconPlus size={18} />} aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {say(w.add)}
    </Button>
  ) : null
  return (
    <>
      <PageTitle act={add}>{w.menu}</PageTitle>
      <Tabs
        label={w.menu}
        tabs={[
          { key: 'ready', label: w.ready },
          { key: 'archived', label: w.archivedTab },
          { key: 'progress', label: w.progress },
        ]}
        current={tab}
        panelId="videos-panel"
        onChange={(key) =>
          change(
            { tab: key === 'ready' ? undefined : key, page: undefined, sort: undefined, state: undefined, video: undefined },
            { replace: false },
          )
        }
      />
      <div id="videos-panel" role="tabpanel">
        {tab === 'progress' ? (
          <ProgressList scope={scopeIn(search)} choosesEvent />
        ) : (
          <VideoList isArchived={tab === 'archived'} act={add} />
        )}
      </div>
      {isAdding ? <AddDialog onClose={() => setAdding(false)} /> : null}
    </>
  )
}

import type { EventRecord } from '@kxo/domain/events/contract'
import { checklistWords as w } from '@kxo/domain/tasks/checklists/checklist-words'
import { may } from '@kxo/domain/tasks/permissions'
import { IconListCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { ApplyChecklistDialog } from '../checklists/apply-checklist-dialog.tsx'
import { TasksAbout } from './tasks-about.tsx'

/** Tasks about an event, on its page, and the lists that give it some. */
export default function EventTasks({ event: { id, title } }: { event: EventRecord }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const [isApplying, setApplying] = useState(false)
  return (
    <TasksAbout about={{ event: id }} subject={{ field: 'event_id', id, name: title }}>
      {may.useChecklists(actor) ? (
        <Button size="sm" variant="default" icon={<IconListCheck size={16} />} aria-haspopup="dialog" onClick={() => setApplying(true)}>
          {say(w.apply)}
        </Button>
      ) : null}
      {isApplying ? <ApplyChecklistDialog event={id} onClose={() => setApplying(false)} /> : null}
    </TasksAbout>
  )
}

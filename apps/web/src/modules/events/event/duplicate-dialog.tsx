import { actWords } from '@kxo/domain/events/acts/act-words'
import { eventsWords as w } from '@kxo/domain/events/words'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { ActedEvent } from '../acts/acted-event.ts'
import { CopyForm } from '../acts/copy-form.tsx'

/** Copies an event, as a draft or as a model. */
export function DuplicateDialog({ source, as, onClose }: { source: ActedEvent; as: 'event' | 'model'; onClose: () => void }) {
  const { say } = useLanguage()
  const act = as === 'model' ? w.saveAsModel : source.nature === 'model' ? w.fromModel : w.duplicate
  return (
    <Dialog opened onClose={onClose} title={say(actWords.actOn, { act: say(act), title: source.title })}>
      <CopyForm source={source} as={as} onDone={onClose} />
    </Dialog>
  )
}

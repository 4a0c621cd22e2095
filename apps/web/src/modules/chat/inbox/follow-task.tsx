import type { Conversation } from '@kxo/domain/chat/contract'
import { chatWords as w } from '@kxo/domain/chat/words'
import { documentOf } from '@kxo/domain/kernel/rich-text'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { TaskDialog } from '../../tasks/index.ts'

/** A task made of a conversation: about its person, or the event of a group, with what was said last. */
export function FollowTask({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const { say } = useLanguage()
  const { user_id, user_name, subject, messages } = conversation
  const said = messages.findLast(({ is_note, is_from_team }) => !is_note && !is_from_team) ?? messages.findLast(({ is_note }) => !is_note)
  const name = user_name ?? subject?.label ?? ''
  const start = {
    name,
    label: say(w.taskLabel, { name: said?.author_name ?? name }),
    ...(said && { detail: documentOf(said.body) }),
  }
  const about =
    user_id !== null
      ? { field: 'user_id' as const, id: user_id, ...start }
      : subject
        ? { field: 'event_id' as const, id: subject.id, ...start }
        : undefined
  return <TaskDialog task="new" {...(about && { about })} onClose={onClose} />
}

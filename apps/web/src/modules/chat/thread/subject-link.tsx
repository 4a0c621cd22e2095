import { bill } from '@kxo/domain/billing/paths'
import type { ConversationSubject } from '@kxo/domain/chat/contract'
import { adminEvent, event } from '@kxo/domain/events/paths'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { subjectOf } from '../conversations/conversation-name.ts'

/** Where the record a conversation speaks of is read; null when it has no page of its own. */
const pathOf = ({ kind, label, event_id }: ConversationSubject, isForTeam: boolean): string | null => {
  if (event_id !== null) return isForTeam ? adminEvent(event_id) : event(event_id)
  return kind === 'bill' && !isForTeam && !label.startsWith('#') ? bill(label) : null
}

/** The record a conversation speaks of, one step away when its reader may open it. */
export function SubjectLink({ subject, isForTeam }: { subject: ConversationSubject; isForTeam: boolean }) {
  const language = useLanguage()
  const said = subjectOf(language, subject)
  const to = pathOf(subject, isForTeam)
  return to === null ? <span>{said}</span> : <Link to={to}>{said}</Link>
}

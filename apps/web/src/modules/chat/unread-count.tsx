import { chatWords as w } from '@kxo/domain/chat/words'
import { useQuery } from '@tanstack/react-query'
import { MenuCount } from '../../platform/menu-count.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { unreadQuery } from './api.ts'

/** Conversations of the inbox that wait, beside its entry of the menu. */
export default function UnreadCount() {
  const { say } = useLanguage()
  const { data } = useQuery(unreadQuery())
  const n = data?.team ?? 0
  return <MenuCount count={n} label={say(w.unreadCount, { n })} />
}

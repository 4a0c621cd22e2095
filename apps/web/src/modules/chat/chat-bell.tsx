import { adminChat, chat } from '@kxo/domain/chat/paths'
import { may } from '@kxo/domain/chat/permissions'
import { chatWords as w } from '@kxo/domain/chat/words'
import { ActionIcon, Indicator } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink, useLocation } from '@tanstack/react-router'
import { useLive } from '../../platform/live.ts'
import { useViewer } from '../../platform/viewer.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { refreshChat, unreadQuery } from './api.ts'

const most = 99

/** The way to the messages, with how many conversations wait: one's own, or the team's in the administration. Hears what comes, on every page. */
export default function ChatBell() {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const { pathname } = useLocation()
  const { data } = useQuery(unreadQuery())
  useLive('chat', refreshChat)
  const isAdmin = pathname.startsWith('/admin') && may.readInbox(actor)
  const n = (isAdmin ? data?.team : data?.own) ?? 0
  const label = say(w.unreadCount, { n })
  return (
    <>
      <ActionIcon
        aria-label={label}
        title={label}
        // On a phone whoever administers has no room for it, and the menu of the administration says as much.
        {...(may.readInbox(actor) && { visibleFrom: 'sm' })}
        renderRoot={(props) => <RouterLink to={isAdmin ? adminChat() : chat()} {...props} />}
      >
        <Indicator label={n > most ? `${most}+` : n} disabled={n === 0} color="blue" size={18} offset={1} aria-hidden="true">
          <IconMessages size={20} stroke={1.75} aria-hidden="true" />
        </Indicator>
      </ActionIcon>
      <span role="status" className="visually-hidden">
        {n > 0 ? label : ''}
      </span>
    </>
  )
}

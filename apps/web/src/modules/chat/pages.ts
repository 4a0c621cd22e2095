import { adminChat, chat } from '@kxo/domain/chat/paths'
import { may } from '@kxo/domain/chat/permissions'
import { chatWords as w } from '@kxo/domain/chat/words'
import { IconInbox } from '@tabler/icons-react'
import { lazy } from 'react'
import * as z from 'zod/mini'
import { communicationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { chatAddress, inboxAddress } from './chat-address.ts'

export const chatPages = pages([
  {
    space: 'user',
    path: chat.pattern,
    layout: 'user-no-footer',
    title: w.own,
    feature: 'interactivity',
    // The mail of an unread message leads here by a personal link, without an account.
    restrictedSession: true,
    permitted: ({ actor }) => may.openConversation(actor),
    address: chatAddress,
    reads: ({ search, viewer }) =>
      import('./api.ts').then(({ conversationQuery, conversationsQuery, firstPage }) => {
        const { conversation, q } = z.parse(chatAddress, search)
        return [
          ...(may.useChat(viewer.actor) ? [conversationsQuery(firstPage('own', 'open', q))] : []),
          ...(conversation ? [conversationQuery(Number(conversation))] : []),
        ]
      }),
    component: () => import('./own/chat-page.tsx'),
  },
  {
    space: 'admin',
    path: adminChat.pattern,
    layout: 'admin-no-footer',
    title: w.inbox,
    menu: { group: communicationGroup, order: 40, icon: IconInbox, label: w.inbox, Counter: lazy(() => import('./unread-count.tsx')) },
    feature: 'interactivity',
    permitted: ({ actor }) => may.readInbox(actor),
    address: inboxAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ conversationQuery, conversationsQuery, firstPage }) => {
        const { conversation, tab, q } = z.parse(inboxAddress, search)
        return [conversationsQuery(firstPage('team', tab, q)), ...(conversation ? [conversationQuery(Number(conversation))] : [])]
      }),
    component: () => import('./inbox/inbox-page.tsx'),
  },
])

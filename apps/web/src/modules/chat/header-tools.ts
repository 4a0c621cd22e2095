import { may } from '@kxo/domain/chat/permissions'
import type { HeaderTool } from '../../platform/header-tool.ts'
import { hasFeature } from '../../platform/viewer.ts'

/** The way to the messages, where the space has them. */
export const chatHeaderTools: readonly HeaderTool[] = [
  {
    order: 5,
    shown: (viewer) => hasFeature(viewer, 'interactivity') && may.useChat(viewer.actor),
    component: () => import('./chat-bell.tsx'),
  },
]

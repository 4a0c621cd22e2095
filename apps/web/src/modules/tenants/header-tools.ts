import { isFullAdministrator } from '@kxo/domain/kernel/permissions'
import type { HeaderTool } from '../../platform/header-tool.ts'

/** The settings link and the chat assistant, and what listens for changes of the tenant. */
export const tenantsHeaderTools: readonly HeaderTool[] = [
  { order: 5, shown: ({ actor }) => actor.session === 'full', component: () => import('./tenants/tenant-news.tsx') },
  {
    order: 28,
    shown: ({ actor, tenant }) => actor.session === 'full' && tenant.params.has_chatbot && tenant.params.chatbot_url !== '',
    component: () => import('./chatbot/chatbot.tsx'),
  },
  { order: 6, shown: ({ actor }) => actor.session === 'full', component: () => import('./appearance/appearance-follower.tsx') },
  { order: 29, place: 'account', shown: ({ actor }) => actor.session === 'full', component: () => import('./appearance-choices.tsx') },
  { order: 30, shown: ({ actor }) => isFullAdministrator(actor), component: () => import('./settings/settings-link.tsx') },
]

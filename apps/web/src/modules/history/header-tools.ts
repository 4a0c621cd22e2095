import { alertParameter } from '@kxo/domain/history/paths'
import { may } from '@kxo/domain/history/permissions'
import type { HeaderTool } from '../../platform/header-tool.ts'

/** Draws nothing, and is fetched only by whoever comes from the link of an alert. */
export const historyHeaderTools: readonly HeaderTool[] = [
  {
    order: 98,
    shown: ({ actor }, search) => may.openAlert(actor) && search[alertParameter] !== undefined,
    component: () => import('./note-alert.tsx'),
  },
]

import { may } from '@kxo/domain/mailing/permissions'
import type { HeaderTool } from '../../platform/header-tool.ts'
import { hasFeature } from '../../platform/viewer.ts'

/** Draws nothing: a browser that receives notifications says which session it is in. */
export const mailingHeaderTools: readonly HeaderTool[] = [
  {
    order: 99,
    shown: (viewer) => hasFeature(viewer, 'push') && may.receivePush(viewer.actor) && globalThis.Notification?.permission === 'granted',
    component: () => import('./push/recall-device.tsx'),
  },
]

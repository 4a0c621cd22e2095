import type { HeaderTool } from '../../platform/header-tool.ts'
import type { Viewer } from '../../platform/viewer.ts'

const isOn = ({ tenant, actor }: Viewer): boolean => tenant.params.task_option && actor.session === 'full'

/** The bells of the header, drawn only when the tenant's task_option is on. */
export const tasksHeaderTools: readonly HeaderTool[] = [
  { order: 10, shown: isOn, component: () => import('./bell/task-bell.tsx') },
  { order: 20, shown: isOn, component: () => import('./bell/notification-bell.tsx') },
]

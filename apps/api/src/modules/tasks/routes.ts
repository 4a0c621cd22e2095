import { bulkTasksContract } from '@kxo/domain/tasks/bulk-contract'
import { checklistContract } from '@kxo/domain/tasks/checklists/checklist-contract'
import { tasksContract } from '@kxo/domain/tasks/contract'
import { may } from '@kxo/domain/tasks/permissions'
import { authorize, found } from '../../platform/context.ts'
import { routes } from '../../platform/http/serve.ts'
import { applyChecklist, planChecklist } from './checklists/apply-checklist.ts'
import { changeChecklist, createChecklist, listChecklists, removeChecklist } from './checklists/checklists.ts'
import { listTasks } from './list-tasks.ts'
import { listNotifications, readNotifications } from './notifications/notifications.ts'
import { presentTask } from './present.ts'
import { findTask } from './queries.ts'
import { actOnTasks } from './writing/act-on-tasks.ts'
import { changeTask } from './writing/change-task.ts'
import { checkOffered } from './writing/check-offered.ts'
import { choicesOfTasks, listResponsibles } from './writing/choices-of-tasks.ts'
import { createTask } from './writing/create-task.ts'
import { removeNote } from './writing/remove-note.ts'

export const tasksRoutes = [
  routes(checklistContract, {
    list: listChecklists,
    create: createChecklist,
    change: changeChecklist,
    remove: removeChecklist,
    plan: planChecklist,
    apply: applyChecklist,
  }),
  routes(bulkTasksContract, { many: actOnTasks }),
  routes(tasksContract, {
    list: listTasks,
    get: async (context, { params }) => {
      authorize(may.list(context.actor))
      return presentTask(found(await findTask(context.db, context.actor, params.id)), context)
    },
    create: async (context, { body }) => {
      authorize(may.create(context.actor))
      await checkOffered(context, body.data)
      const id = await createTask(context, body.data)
      return presentTask(found(await findTask(context.db, context.actor, id)), context)
    },
    change: changeTask,
    removeNote,
    choices: choicesOfTasks,
    responsibles: listResponsibles,
    notifications: listNotifications,
    readNotifications,
  }),
]

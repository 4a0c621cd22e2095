import type { MailMoment } from '../../platform/letters.ts'

export const createTaskMoment: MailMoment = {
  name: 'create_task',
  subject: { fr: 'À faire\u00A0: {title}', en: 'To do: {title}' },
  body: {
    fr: '{author} vous confie {task.un}\u00A0: {title}\n\n{due}\n\n{detail}',
    en: '{author} gives you a {task}: {title}\n\n{due}\n\n{detail}',
  },
  button: { fr: 'Voir {task.le}', en: 'See the {task}' },
}

export const remindTaskMoment: MailMoment = {
  name: 'remind_task',
  subject: { fr: 'En retard\u00A0: {title}', en: 'Overdue: {title}' },
  body: {
    fr: '{task.le:cap} «\u00A0{title}\u00A0» était à faire pour le {due, date, long} à {due, time}.\n\n{late}.',
    en: 'The {task} “{title}” was due on {due, date, long} at {due, time}.\n\n{late}.',
  },
  button: { fr: 'Voir {task.le}', en: 'See the {task}' },
}

export const taskDoneMoment: MailMoment = {
  name: 'task_done',
  subject: { fr: 'Fait{task.e}\u00A0: {title}', en: 'Done: {title}' },
  body: {
    fr: '{author} a terminé {task.le} que vous aviez demandé{task.e}\u00A0: {title}',
    en: '{author} has finished the {task} you asked for: {title}',
  },
  button: { fr: 'Voir {task.le}', en: 'See the {task}' },
}

export const taskMoments = [createTaskMoment, remindTaskMoment, taskDoneMoment]

/** Said in a letter about the due date. */
export const dueSentences = {
  dated: { fr: 'Échéance\u00A0: {due, date, full} à {due, time}', en: 'Due: {due, date, full} at {due, time}' },
  undated: { fr: 'Sans échéance', en: 'No due date' },
} as const

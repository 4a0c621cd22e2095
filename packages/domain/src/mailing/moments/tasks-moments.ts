import { moments } from './moment.ts'

export const tasksMoments = moments({
  create_task: {
    family: 'tasks',
    label: { fr: '{task:cap} confié{task.e}', en: '{task:cap} assigned' },
    when: { fr: 'Quand {task.un} est confié{task.e} à quelqu’un', en: 'When {task.un} is assigned to somebody' },
    to: ['owner'],
    beside: ['push'],
    hasOwnBell: true,
    merge: { title: 'task.label', author: 'task.author', due: 'task.due', detail: 'task.detail', owner: 'task.owner' },
    about: ['event'],
    leads: 'link.task',
    subject: { fr: 'À faire\u00A0: {title}', en: 'To do: {title}' },
    body: {
      fr: '{author} vous confie {task.un}\u00A0: {title}\n\n{due}\n\n{detail}',
      en: '{author} has assigned you {task.un}: {title}\n\n{due}\n\n{detail}',
    },
    button: { fr: 'Voir {task.le}', en: 'See the {task}' },
  },
  remind_task: {
    family: 'tasks',
    label: { fr: 'Rappel {task.de}', en: '{task:cap} reminder' },
    when: {
      fr: 'La veille de l’échéance, puis une fois quand elle est passée',
      en: 'The day before it is due, then once when it is overdue',
    },
    to: ['owner'],
    timing: [{ anchor: 'task_due', days: -1 }, { anchor: 'task_due' }],
    beside: ['push'],
    hasOwnBell: true,
    merge: { title: 'task.label', due: 'task.due', late: 'task.late', owner: 'task.owner', author: 'task.author', detail: 'task.detail' },
    about: ['event'],
    leads: 'link.task',
    subject: { fr: '{late}\u00A0: {title}', en: '{late}: {title}' },
    body: {
      fr: '{task.le:cap} «\u00A0{title}\u00A0» est à faire pour le {due}.\n\n{late}.',
      en: 'The {task} “{title}” is due on {due}.\n\n{late}.',
    },
    button: { fr: 'Voir {task.le}', en: 'See the {task}' },
  },
  task_done: {
    family: 'tasks',
    label: { fr: '{task:cap} terminé{task.e}', en: '{task:cap} done' },
    when: { fr: 'Quand {task.un} demandé{task.e} est terminé{task.e}', en: 'When a requested {task} is done' },
    to: ['author'],
    beside: ['push'],
    hasOwnBell: true,
    merge: { title: 'task.label', author: 'task.author', owner: 'task.owner' },
    about: ['event'],
    leads: 'link.task',
    subject: { fr: 'Fait{task.e}\u00A0: {title}', en: 'Done: {title}' },
    body: {
      fr: '{author} a terminé {task.le} que vous aviez demandé{task.e}\u00A0: {title}',
      en: '{author} has finished the {task} you asked for: {title}',
    },
    button: { fr: 'Voir {task.le}', en: 'See the {task}' },
  },
})

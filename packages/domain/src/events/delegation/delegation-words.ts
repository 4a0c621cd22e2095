import { words } from '../../kernel/sentence.ts'

/** Sentences of who builds which step. */
export const delegationWords = words({
  delegate: { fr: 'Confier cette étape', en: 'Assign this step' },
  delegated: { fr: 'L’étape est confiée.', en: 'The step is assigned.' },
  nobody: { fr: 'Personne n’est chargé de cette étape.', en: 'Nobody is in charge of this step.' },
  inCharge: { fr: 'Confiée à {name}', en: 'Assigned to {name}' },
  dueOn: { fr: 'pour le {day, date, long}', en: 'by {day, date, long}' },
  dueAlone: { fr: 'À terminer le {day, date, long}', en: 'Due on {day, date, long}' },
  dueShort: { fr: 'pour le {day, date, short}', en: 'by {day, date, short}' },
  due: { fr: 'À terminer le', en: 'Due on' },
  responsible: { fr: 'Personne chargée de l’étape', en: 'Person in charge of the step' },
  responsibleHelp: { fr: 'Une tâche lui est créée.', en: 'A task is created for them.' },
  late: { fr: 'En retard', en: 'Overdue' },
  taskLabel: { fr: '{step}\u00A0: {title}', en: '{step}: {title}' },
  taskText: {
    fr: 'L’étape «\u00A0{step}\u00A0» {event.de} «\u00A0{title}\u00A0» vous est confiée.',
    en: 'The step “{step}” of “{title}” is assigned to you.',
  },
  filedTitle: { fr: 'Classés ici', en: 'Filed here' },
  noneFiled: { fr: 'Aucun document pour le moment.', en: 'No document yet.' },
})

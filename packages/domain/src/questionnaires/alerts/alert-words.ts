import { words } from '../../kernel/sentence.ts'

/** Alerts on low scores. */
export const alertWords = words({
  title: { fr: 'Alertes', en: 'Alerts' },
  alert: { fr: 'Alerte', en: 'Alert' },
  hint: {
    fr: 'Une note basse confie {task.un} à qui répond {event.du}, dès l’envoi de la réponse. Une réponse anonyme attend le lendemain, et trois réponses\u00A0: rien ne dit alors de qui elle vient.',
    en: 'A low score gives {task.un} to whoever is responsible for the {event}, as soon as the answer is sent. An anonymous answer waits for the next day, and for three answers: nothing then tells whose it is.',
  },
  ifAtMost: { fr: 'Alerte si note ≤', en: 'Alert if score ≤' },
  never: { fr: 'Jamais', en: 'Never' },
  noScale: { fr: 'Aucune question n’est une note.', en: 'No question is a score.' },
  changed: { fr: 'Alerte modifiée.', en: 'Alert changed.' },
  task: { fr: 'Alerte\u00A0: {questionnaire}, {event}', en: 'Alert: {questionnaire}, {event}' },
  taskLine: { fr: '{question}\u00A0: {score} sur {most}', en: '{question}: {score} out of {most}' },
  taskPerson: { fr: 'Répondu par {name}', en: 'Answered by {name}' },
  taskAnonymous: { fr: 'Réponse anonyme', en: 'Anonymous answer' },
  lowScore: { fr: 'Note basse', en: 'Low score' },
})

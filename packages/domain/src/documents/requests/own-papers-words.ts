import { labels } from '../../kernel/labels.ts'
import { words } from '../../kernel/sentence.ts'

export const ownPapersWords = words({
  file: { fr: 'Fichier de la pièce', en: 'File of the document' },
  next: { fr: 'Déposer la nouvelle', en: 'Upload the new one' },
  nextOf: { fr: 'Déposer la nouvelle pièce\u00A0: {name}', en: 'Upload the new document: {name}' },
  nextUntil: { fr: 'Elle expire le', en: 'It expires on' },
  until: { fr: 'Jusqu’au {day, date, short}', en: 'Until {day, date, short}' },
  open: labels.open,
  openOf: { fr: 'Ouvrir «\u00A0{name}\u00A0»', en: 'Open “{name}”' },
  replace: { fr: 'Remplacer', en: 'Replace' },
  replaceOf: { fr: 'Remplacer «\u00A0{name}\u00A0»', en: 'Replace “{name}”' },
  withdraw: { fr: 'Retirer', en: 'Take back' },
  withdrawOf: { fr: 'Retirer «\u00A0{name}\u00A0»', en: 'Take back “{name}”' },
  withdrawn: { fr: '«\u00A0{name}\u00A0» est retiré.', en: '“{name}” is taken back.' },
  deposited: { fr: '«\u00A0{name}\u00A0» est déposé.', en: '“{name}” is uploaded.' },
  refused: { fr: 'Refusé\u00A0: {reason}', en: 'Refused: {reason}' },
  again: { fr: 'Déposez-en un autre.', en: 'Upload another one.' },
  requestedBy: { fr: 'Demandé par {name}', en: 'Requested by {name}' },
  forEvent: { fr: 'Pour «\u00A0{title}\u00A0»', en: 'For “{title}”' },
  dueOn: { fr: 'À fournir avant le {day}', en: 'Due by {day}' },
  lateSince: { fr: 'Attendu le {day}, en retard', en: 'Late: it was due on {day}' },
  sensitive: {
    fr: 'Supprimé dès que ce pour quoi il est demandé est terminé.',
    en: 'Deleted as soon as what it is requested for is over.',
  },
})

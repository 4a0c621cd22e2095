import { labels } from '../../kernel/labels.ts'
import { words } from '../../kernel/sentence.ts'
import { partnerRecordWords } from './record-words.ts'

export const ownPapersWords = words({
  file: { fr: 'Fichier de la pièce', en: 'File of the document' },
  next: { fr: 'Déposer la nouvelle', en: 'Upload the new one' },
  nextOf: { fr: 'Déposer la nouvelle pièce\u00A0: {name}', en: 'Upload the new document: {name}' },
  nextUntil: { fr: 'Elle expire le', en: 'It expires on' },
  until: partnerRecordWords.until,
  open: labels.open,
  openOf: { fr: 'Ouvrir «\u00A0{name}\u00A0»', en: 'Open “{name}”' },
  deposited: { fr: '«\u00A0{name}\u00A0» est déposé.', en: '“{name}” is uploaded.' },
})

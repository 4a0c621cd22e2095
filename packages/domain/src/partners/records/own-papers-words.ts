import { labels } from '../../kernel/labels.ts'
import { words } from '../../kernel/sentence.ts'
import { partnerRecordWords } from './record-words.ts'

export const ownPapersWords = words({
  title: { fr: 'Pièces à fournir', en: 'Supporting documents to provide' },
  help: {
    fr: '{client} vous demande ces pièces pour vos interventions. Une photo nette ou un PDF suffit.',
    en: '{client} needs these documents for your assignments. A clear photo or a PDF is enough.',
  },
  none: { fr: 'Aucune pièce ne vous est demandée.', en: 'No supporting document is requested from you.' },
  file: { fr: 'Fichier de la pièce', en: 'File of the document' },
  next: { fr: 'Déposer la nouvelle', en: 'Upload the new one' },
  nextOf: { fr: 'Déposer la nouvelle pièce\u00A0: {name}', en: 'Upload the new document: {name}' },
  nextUntil: { fr: 'Elle expire le', en: 'It expires on' },
  until: partnerRecordWords.until,
  open: labels.open,
  openOf: { fr: 'Ouvrir «\u00A0{name}\u00A0»', en: 'Open “{name}”' },
  deposited: { fr: '«\u00A0{name}\u00A0» est déposé.', en: '“{name}” is uploaded.' },
})

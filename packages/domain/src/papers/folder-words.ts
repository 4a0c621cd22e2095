import { documentsWords as d } from '../documents/words.ts'
import { labels } from '../kernel/labels.ts'
import { words } from '../kernel/sentence.ts'

/** Sentences of one’s own folder, and of what is given to everybody else. */
export const folderWords = words({
  title: { fr: 'Autres documents', en: 'Other documents' },
  tabFolder: { fr: 'Mon dossier', en: 'My file' },
  tabEvents: { fr: '{event.pl:cap}', en: '{event.pl:cap}' },
  tabBills: { fr: 'Mes {bill.pl} et frais', en: 'My {bill.pl} and expenses' },
  intro: {
    fr: 'Ce que votre organisme doit avoir de vous. Déposez une photo nette ou un PDF.',
    en: 'What your organisation must have from you. Upload a clear photo or a PDF.',
  },
  given: { fr: 'À votre disposition', en: 'Available to you' },
  none: { fr: 'Aucun document à afficher.', en: 'No document to show.' },
  noneHelp: {
    fr: 'Guides, aides et bilans que votre organisme vous donne apparaissent ici.',
    en: 'Guides, help and reports your organisation gives you appear here.',
  },
  complete: { fr: 'Votre dossier est complet.', en: 'Your file is complete.' },
  lacks: {
    fr: '{n, plural, one {# pièce demandée manque, est refusée ou a expiré.} other {# pièces demandées manquent, sont refusées ou ont expiré.}}',
    en: '{n, plural, one {# requested document is missing, refused or expired.} other {# requested documents are missing, refused or expired.}}',
  },
  expires: {
    fr: '{n, plural, one {# pièce expire dans moins de deux mois.} other {# pièces expirent dans moins de deux mois.}}',
    en: '{n, plural, one {# document expires in less than two months.} other {# documents expire in less than two months.}}',
  },
  notRequested: { fr: 'Pas encore demandé', en: 'Not requested yet' },
  subcontracting: { fr: 'Pour un sous-traitant', en: 'For a subcontractor' },
  bring: { fr: 'Déposer', en: 'Upload' },
  bringOf: { fr: 'Déposer\u00A0: {name}', en: 'Upload: {name}' },
  until: { fr: 'Elle expire le', en: 'It expires on' },
  untilHelp: { fr: 'Vide si elle n’expire pas.', en: 'Empty if it does not expire.' },
  file: { fr: 'Fichier de la pièce', en: 'File of the document' },
  brought: { fr: '«\u00A0{name}\u00A0» est déposé, il sera vérifié.', en: '“{name}” is uploaded, it will be checked.' },
  account: { fr: 'Compte sur lequel vous êtes payé', en: 'Account you are paid on' },
  accountEnds: { fr: 'Terminé par {end}', en: 'Ending in {end}' },
  noAccount: {
    fr: 'Aucun compte enregistré. Communiquez-le à votre organisme.',
    en: 'No account is recorded. Give it to your organisation.',
  },
  eventDocuments: { fr: 'Consignes, listes et bilans', en: 'Instructions, lists and reports' },
  eventDocumentsHelp: {
    fr: 'Ce que votre organisme vous remet pour vos {event.pl} apparaît ici.',
    en: 'What your organisation gives you for your {event.pl} appears here.',
  },
  billsHelp: {
    fr: 'Déposez {bill.votre} ou une note de frais\u00A0: votre organisme est prévenu.',
    en: 'Upload your {bill} or an expense claim: your organisation is notified.',
  },
  noBill: { fr: 'Rien de déposé pour l’instant.', en: 'Nothing uploaded yet.' },
  billFile: { fr: '{bill:cap} ou note de frais', en: '{bill:cap} or expense claim' },
  download: d.download,
  downloadOf: { fr: 'Télécharger «\u00A0{name}\u00A0»', en: 'Download “{name}”' },
  billKind: labels.kind,
  note: { fr: 'Précision', en: 'Detail' },
  noteHelp: { fr: 'Montant, mission, dates…', en: 'Amount, assignment, dates…' },
  event: { fr: '{event:cap}', en: '{event:cap}' },
  billDeposited: { fr: 'C’est déposé, votre organisme est prévenu.', en: 'Uploaded, your organisation is notified.' },
  billTask: { fr: '{name}\u00A0: {kind} à traiter', en: '{name}: {kind} to handle' },
  depositedOn: { fr: 'Déposé le {day}', en: 'Uploaded on {day}' },
})

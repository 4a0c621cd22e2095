import { words } from '../../kernel/sentence.ts'

/** Sentences of the papers a person provides, and of who looks at them. */
export const papersWords = words({
  step: { fr: 'Pièces', en: 'Supporting documents' },
  intro: {
    fr: 'Une photo nette ou un PDF suffit. Ce qui manque peut être déposé plus tard.',
    en: 'A clear photo or a PDF is enough. What is missing can be uploaded later.',
  },
  awaited: { fr: 'À fournir', en: 'To provide' },
  optional: { fr: 'Facultatif', en: 'Optional' },
  refusedBecause: { fr: 'Refusée\u00A0: {reason}', en: 'Refused: {reason}' },
  depositAgain: { fr: 'Déposez-en une autre à sa place.', en: 'Upload another in its place.' },
  awaitsCheck: { fr: 'Déposée, elle sera vérifiée.', en: 'Uploaded, it will be checked.' },
  accepted: { fr: 'Acceptée.', en: 'Accepted.' },
  missing: {
    fr: '{count, plural, one {Il manque # pièce obligatoire.} other {Il manque # pièces obligatoires.}}',
    en: '{count, plural, one {# required supporting document is missing.} other {# required supporting documents are missing.}}',
  },
  laterHelp: {
    fr: 'Votre place est gardée. {registration.votre:cap} sera à compléter\u00A0: revenez déposer ce qui manque.',
    en: 'Your place is held. Your {registration} will stay to be completed: come back to upload what is missing.',
  },
  later: { fr: 'Garder ma place et compléter plus tard', en: 'Hold my place and complete later' },
  savedForLater: {
    fr: 'Votre place est gardée\u00A0: il reste des pièces à fournir.',
    en: 'Your place is held: some supporting documents are still to be provided.',
  },
  dueOn: { fr: 'à fournir avant le {day}', en: 'due by {day}' },
  lateSince: { fr: 'attendue le {day}, en retard', en: 'late: it was due on {day}' },
  releases: {
    fr: 'Sans elle, votre place sera libérée après cette date.',
    en: 'Without it, your place is released after that day.',
  },
  notProvided: {
    fr: 'La pièce «\u00A0{name}\u00A0» n’a pas été fournie à temps.',
    en: 'The supporting document “{name}” was not provided in time.',
  },
  matrix: { fr: 'Personnes et pièces', en: 'People and supporting documents' },
  anyState: { fr: 'Toutes', en: 'All' },
  lackingState: { fr: 'Il manque une pièce', en: 'A supporting document is missing' },
  toCheckState: { fr: 'Une pièce à vérifier', en: 'A supporting document to check' },
  refusedState: { fr: 'Une pièce refusée', en: 'A supporting document refused' },
  nobody: { fr: 'Personne dans cet état.', en: 'Nobody in this state.' },
  noneAsked: { fr: 'Aucune pièce n’est demandée ici.', en: 'No supporting document is asked for here.' },
  toStep: { fr: 'Choisir les pièces à demander', en: 'Choose the supporting documents to ask for' },
  asked: { fr: 'Pièces demandées', en: 'Supporting documents asked for' },
  downloadOf: { fr: 'Télécharger «\u00A0{name}\u00A0»', en: 'Download “{name}”' },
  accept: { fr: 'Accepter', en: 'Accept' },
  acceptOf: { fr: 'Accepter «\u00A0{name}\u00A0»', en: 'Accept “{name}”' },
  refuse: { fr: 'Refuser', en: 'Refuse' },
  refuseOf: { fr: 'Refuser «\u00A0{name}\u00A0»', en: 'Refuse “{name}”' },
  refuseTitle: { fr: 'Refuser «\u00A0{name}\u00A0»', en: 'Refuse “{name}”' },
  refuseHelp: {
    fr: 'La personne reçoit le motif et peut en déposer une autre.',
    en: 'The person is told the reason and can upload another.',
  },
  nowAccepted: { fr: '«\u00A0{name}\u00A0» est acceptée.', en: '“{name}” is accepted.' },
  nowRefused: { fr: '«\u00A0{name}\u00A0» est refusée, la personne est prévenue.', en: '“{name}” is refused, the person is notified.' },
})

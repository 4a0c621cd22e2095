import { words } from '../../kernel/sentence.ts'

/** Sentences of the page where a person finds what is asked of them and what they were given. */
export const ownDocumentsWords = words({
  title: { fr: 'Mes documents', en: 'My documents' },
  asked: { fr: 'À fournir', en: 'To provide' },
  askedHelp: { fr: 'Une photo nette ou un PDF suffit.', en: 'A clear photo or a PDF is enough.' },
  asPartner: { fr: 'Pour vos interventions', en: 'For your assignments' },
  given: { fr: 'À votre disposition', en: 'Available to you' },
  noneAsked: { fr: 'Aucune pièce ne vous est demandée.', en: 'No supporting document is requested from you.' },
  none: { fr: 'Aucun document à afficher.', en: 'No document to show.' },
  noneHelp: {
    fr: 'Vous retrouvez ici ce que {event.vos} mettent à votre disposition et ce que vous déposez.',
    en: 'Here you find what your {event.pl} make available to you and what you upload.',
  },
})

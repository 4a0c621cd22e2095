import { labels } from '../../kernel/labels.ts'
import { words } from '../../kernel/sentence.ts'

/** Sentences of a registration seen by its team. */
export const detailWords = words({
  open: labels.open,
  answers: { fr: 'Réponses', en: 'Answers' },
  noAnswer: { fr: 'Aucune réponse.', en: 'No answer.' },
  timeline: { fr: 'Parcours', en: 'Timeline' },
  papers: { fr: 'Documents', en: 'Documents' },
  noPaper: { fr: 'Aucun document.', en: 'No document.' },
  payments: { fr: 'Paiements', en: 'Payments' },
  noBill: { fr: 'Rien à payer.', en: 'Nothing to pay.' },
  draftBill: { fr: 'Brouillon {bill.de}', en: 'Draft {bill}' },
  paidOn: { fr: '{amount} reçus le {day}', en: '{amount} received on {day}' },
  due: { fr: 'reste {amount}', en: '{amount} due' },
  mails: { fr: 'Mails', en: 'Emails' },
  noMail: { fr: 'Aucun mail.', en: 'No email.' },
  notes: { fr: 'Notes de l’équipe', en: 'Team notes' },
  addNote: { fr: 'Ajouter une note', en: 'Add a note' },
  noteHelp: { fr: 'Visible de l’équipe seulement.', en: 'Only your team reads it.' },
  note: { fr: 'Note', en: 'Note' },
  noted: { fr: 'Note ajoutée.', en: 'Note added.' },
  seen: { fr: 'Lien ouvert', en: 'Link opened' },
  checkedIn: { fr: 'Entrée enregistrée', en: 'Checked in' },
  record: { fr: 'Voir la fiche', en: 'Open the record' },
  copyLink: { fr: 'Copier le lien personnel', en: 'Copy the personal link' },
  linkCopied: { fr: 'Lien personnel copié.', en: 'Personal link copied.' },
  by: { fr: 'par {name}', en: 'by {name}' },
})

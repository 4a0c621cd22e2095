import { labels } from '../../kernel/labels.ts'
import { type Sentence, words } from '../../kernel/sentence.ts'

export const quoteWords = words({
  quotes: { fr: '{quote.pl:cap}', en: '{quote.pl:cap}' },
  title: { fr: '{quote:cap} {number}', en: '{quote:cap} {number}' },
  newQuote: { fr: '{quote.nouveau:cap}', en: 'New {quote}' },
  createQuote: { fr: 'Créer {quote.un}', en: 'Create {quote.un}' },
  editDraft: { fr: 'Modifier le brouillon', en: 'Edit the draft' },
  expired: { fr: 'Expiré{quote.e}', en: 'Expired' },
  requested: { fr: 'Demandé{quote.e}', en: 'Requested' },
  sentOn: { fr: 'Envoyé{quote.e} le', en: 'Sent on' },
  validUntil: { fr: 'Valable jusqu’au', en: 'Valid until' },
  validUntilHelp: { fr: 'Trente jours après l’envoi si vous laissez vide.', en: 'Thirty days after sending if left empty.' },
  sentAndValid: {
    fr: 'Envoyé{quote.e} le {sent, date, short}, valable jusqu’au {until, date, short}',
    en: 'Sent on {sent, date, short}, valid until {until, date, short}',
  },
  people: { fr: 'Nombre de personnes', en: 'Number of people' },
  event: { fr: '{event:cap} proposé{event.e}', en: '{event:cap} offered' },
  note: { fr: 'Note imprimée', en: 'Printed note' },
  noteHelp: {
    fr: 'Conditions, contenu, acompte\u00A0: imprimée sur le document.',
    en: 'Terms, content, deposit: printed on the document.',
  },
  discount: { fr: 'Remise globale (%)', en: 'Overall discount (%)' },
  request: { fr: 'Demande reçue', en: 'Request received' },
  // Figures.
  waitingTotal: { fr: 'En attente de réponse', en: 'Awaiting an answer' },
  toInvoiceTotal: { fr: 'À facturer', en: 'To invoice' },
  acceptedShare: {
    fr: '{rate} des réponses sont un accord ({n, plural, one {# réponse} other {# réponses}}).',
    en: '{rate} of answers are an agreement ({n, plural, one {# answer} other {# answers}}).',
  },
  // Acts.
  send: { fr: 'Envoyer {quote.le}', en: 'Send the {quote}' },
  sendHelp: {
    fr: 'Un numéro définitif sera pris et le contenu ne pourra plus changer. {quote.le:cap} partira par mail.',
    en: 'A final number will be assigned and the content can no longer change. The {quote} will be emailed.',
  },
  issueAlone: { fr: 'Numéroter sans envoyer', en: 'Number without sending' },
  issueAloneHelp: {
    fr: 'Un numéro définitif sera pris et le contenu ne pourra plus changer. Aucun mail ne partira.',
    en: 'A final number will be assigned and the content can no longer change. No email will leave.',
  },
  issued: { fr: '{quote:cap} {number} numéroté{quote.e}.', en: '{quote:cap} {number} numbered.' },
  sendAgain: { fr: 'Envoyer de nouveau', en: 'Send again' },
  mailed: { fr: 'Le mail est parti.', en: 'The email has been sent.' },
  accept: { fr: 'Accepter', en: 'Accept' },
  acceptFor: { fr: 'Valider', en: 'Approve' },
  acceptTitle: { fr: 'Accepter {quote.le}', en: 'Accept the {quote}' },
  acceptHelp: {
    fr: 'Votre nom et la date de votre accord sont inscrits sur {quote.le}. Il vous engage pour {amount} TTC.',
    en: 'Your name and the date of your agreement are recorded with the {quote}. It commits you to {amount} incl. VAT.',
  },
  acceptForHelp: {
    fr: 'Pour un accord reçu hors ligne\u00A0: indiquez qui l’a donné.',
    en: 'For an agreement received offline: say who gave it.',
  },
  acceptedBy: { fr: 'Nom de la personne qui accepte', en: 'Name of the person who accepts' },
  refusedBy: { fr: 'Nom de la personne qui refuse', en: 'Name of the person who declines' },
  accepted: { fr: '{quote:cap} accepté{quote.e}.', en: '{quote:cap} accepted.' },
  refuse: { fr: 'Refuser {quote.le}', en: 'Decline the {quote}' },
  refused: { fr: '{quote:cap} refusé{quote.e}.', en: '{quote:cap} declined.' },
  reason: labels.reason,
  acceptedOn: { fr: 'Accepté{quote.e} le {day, date, long} par {name}', en: 'Accepted on {day, date, long} by {name}' },
  refusedOn: { fr: 'Refusé{quote.e} le {day, date, long} par {name}', en: 'Declined on {day, date, long} by {name}' },
  cancel: { fr: 'Annuler {quote.le}', en: 'Cancel the {quote}' },
  cancelHelp: {
    fr: '{quote.le:cap} garde son numéro et ne pourra plus être accepté{quote.e}.',
    en: 'The {quote} keeps its number and can no longer be accepted.',
  },
  invoice: { fr: 'Facturer {quote.le}', en: 'Draft the {bill}' },
  invoiceHelp: {
    fr: 'Un brouillon {bill.de} reprend les lignes {quote.du}. Aucun numéro n’est pris.',
    en: 'A draft {bill} takes the lines of the {quote}. No number is assigned.',
  },
  duplicate: labels.duplicate,
  duplicated: { fr: 'Un nouveau brouillon est prêt.', en: 'A new draft is ready.' },
  pdf: { fr: 'Télécharger le PDF', en: 'Download the PDF' },
  pdfShown: { fr: '{quote:cap} {number}, document', en: '{quote:cap} {number}, document' },
  pdfComing: {
    fr: 'Le document est en préparation. Il apparaîtra ici dans un instant.',
    en: 'The document is being prepared. It will appear here in a moment.',
  },
  draftHelp: {
    fr: 'Un brouillon n’a ni numéro ni document\u00A0: ils viennent à l’envoi.',
    en: 'A draft has neither a number nor a document: both come when it is sent.',
  },
  removeDraft: labels.removeDraft,
  removeDraftHelp: { fr: 'Aucun numéro n’a été pris.', en: 'No number was taken.' },
  seeBill: { fr: 'Voir {bill.le}', en: 'See the {bill}' },
  seeBillNumbered: { fr: '{bill:cap} {number}', en: '{bill:cap} {number}' },
  none: { fr: '{quote.aucun:cap} à afficher.', en: 'No {quote} to display.' },
  noneYet: { fr: '{quote.aucun:cap} pour le moment.', en: 'No {quote} yet.' },
  expiredHelp: {
    fr: '{quote.ce:cap} n’est plus valable depuis le {day, date, long}.',
    en: 'This {quote} has not been valid since {day, date, long}.',
  },
  askUpdate: { fr: 'Demander une mise à jour', en: 'Ask for an update' },
  askUpdateSubject: { fr: 'Mise à jour {quote.du} {number}', en: 'Update of the {quote} {number}' },
  // Asking for one.
  ask: { fr: 'Demander {quote.un}', en: 'Ask for {quote.un}' },
  askHelp: {
    fr: 'L’équipe prépare {quote.un} à votre nom et vous l’envoie par mail. Rien n’est réservé pour l’instant.',
    en: 'The team prepares {quote.un} in your name and emails it to you. Nothing is booked for now.',
  },
  askHelpCompany: {
    fr: 'L’équipe prépare {quote.un} au nom de {company.votre} et vous l’envoie par mail. Rien n’est réservé pour l’instant.',
    en: 'The team prepares {quote.un} in the name of your {company} and emails it to you. Nothing is booked for now.',
  },
  askMessage: { fr: 'Votre message (facultatif)', en: 'Your message (optional)' },
  askSend: { fr: 'Envoyer la demande', en: 'Send the request' },
  asked: { fr: 'Votre demande est transmise à l’équipe.', en: 'Your request has reached the team.' },
  askTask: { fr: '{quote:cap} demandé{quote.e}\u00A0: {name}', en: '{quote:cap} requested: {name}' },
  askTaskText: {
    fr: '{name} demande {quote.un} pour «\u00A0{title}\u00A0» ({people, plural, one {# personne} other {# personnes}}).',
    en: '{name} asks for {quote.un} for “{title}” ({people, plural, one {# person} other {# people}}).',
  },
  counted: { fr: '{n, plural, one {# {quote}} other {# {quote.pl}}}', en: '{n, plural, one {# {quote}} other {# {quote.pl}}}' },
  // Printed on the bill it becomes.
  billNote: { fr: 'Suivant {quote.le} {number} du {day, date, short}.', en: 'As agreed in {quote} {number} of {day, date, short}.' },
  // Acts of the history.
  actDraft: { fr: 'Brouillon créé', en: 'Draft created' },
  actChange: { fr: 'Brouillon modifié', en: 'Draft changed' },
  actAsk: { fr: 'Demande reçue', en: 'Request received' },
  actSend: { fr: 'Envoi', en: 'Sending' },
  actIssue: { fr: 'Numéro pris', en: 'Number assigned' },
  actAccept: { fr: 'Accord', en: 'Accepted' },
  actRefuse: { fr: 'Refusé{quote.e}', en: 'Declined' },
  actCancel: { fr: 'Annulation', en: 'Cancelled' },
  actInvoice: { fr: 'Brouillon {bill.de} préparé', en: '{bill:cap} drafted' },
  actFree: { fr: 'Brouillon {bill.de} supprimé\u00A0: à facturer de nouveau', en: 'Draft {bill} deleted: to invoice again' },
})

/** What a trace on a quote is called in its history. */
export const quoteActs: Readonly<Record<string, Sentence>> = {
  draft_quote: quoteWords.actDraft,
  change_quote: quoteWords.actChange,
  request_quote: quoteWords.actAsk,
  issue_quote: quoteWords.actIssue,
  send_quote: quoteWords.actSend,
  accept_quote: quoteWords.actAccept,
  refuse_quote: quoteWords.actRefuse,
  cancel_quote: quoteWords.actCancel,
  invoice_quote: quoteWords.actInvoice,
  free_quote: quoteWords.actFree,
}

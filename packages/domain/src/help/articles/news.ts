import { words } from '../../kernel/sentence.ts'
import { earlierNews } from './earlier-news.ts'
import type { News } from './news-note.ts'

export type { News } from './news-note.ts'

/** What changed, newest first; a change that people will notice adds its note on top. */
export const news: readonly News[] = [
  {
    key: 'checklists',
    day: '2026-12-01',
    title: { fr: 'Des listes types pour chaque {event}', en: 'Checklists for each {event}' },
    text: {
      fr: 'Écrivez une fois ce qui revient, daté du premier ou du dernier jour, puis appliquez la liste {event.au} depuis l’onglet «\u00A0{task.pl:cap} et notes\u00A0».',
      en: 'Write once what comes back, dated from the first or last day, then apply the checklist to the {event} from its “{task.pl:cap} and notes” tab.',
    },
    isForAdministration: true,
  },
  {
    key: 'own-calendar',
    day: '2026-12-01',
    title: { fr: 'Vos dates dans votre agenda', en: 'Your dates in your calendar' },
    text: {
      fr: 'Abonnez votre agenda à {registration.vos} depuis leur page\u00A0: ce qui change y change seul.',
      en: 'Subscribe your calendar to your {registration.pl} from their page: what changes there changes by itself.',
    },
  },
  {
    key: 'meeting-connections',
    day: '2026-12-01',
    title: { fr: 'Les connexions aux visioconférences', en: 'Connections to video meetings' },
    text: {
      fr: 'La salle note chaque entrée et chaque sortie. La feuille {attendance.de} les montre et les imprime, et peut retirer des heures le temps passé hors de la salle.',
      en: 'The room notes each time someone joins and leaves. The {attendance} sheet shows and prints them, and may take time spent out of the room off the hours.',
    },
    isForAdministration: true,
  },
  {
    key: 'badges',
    day: '2026-12-01',
    title: { fr: 'Des badges pour qui vous voulez', en: 'Badges for whom you want' },
    text: {
      fr: 'Dans {registration.les} {event.du}, cochez des personnes et imprimez leurs badges, en A6 ou par huit sur une feuille, avec votre logo.',
      en: 'Among the {registration.pl} of the {event}, tick people and print their badges, in A6 or eight to a sheet, with your logo.',
    },
    isForAdministration: true,
  },
  {
    key: 'bill-templates',
    day: '2026-12-01',
    title: { fr: 'Vos {bill.pl} et vos {quote.pl}, avec vos mots', en: 'Your {bill.pl} and {quote.pl}, in your words' },
    text: {
      fr: 'Dans «\u00A0Modèles de documents\u00A0», habillez aussi vos {bill.pl}, {credit.pl} et {quote.pl}\u00A0: titre, textes avec champs et conditions, logo, marges, signature à côté du bon pour accord. Numéros, lignes, TVA et mentions restent en place, et ce qui est émis garde sa version.',
      en: 'In “Document templates”, also dress your {bill.pl}, {credit.pl} and {quote.pl}: title, texts with fields and conditions, logo, margins, signature beside the agreement. Numbers, lines, VAT and legal notices stay in place, and what is issued keeps its version.',
    },
    isForAdministration: true,
  },
  {
    key: 'bank-matching',
    day: '2026-12-01',
    title: { fr: 'Votre relevé bancaire propose {bill.les}', en: 'Your bank statement proposes the {bill.pl}' },
    text: {
      fr: 'Importez un relevé CAMT.053, OFX ou CSV dans l’onglet «\u00A0À rapprocher\u00A0» du suivi des paiements\u00A0: chaque somme reçue propose {bill.le} qu’elle règle, et pourquoi. Vous acceptez, répartissez ou mettez de côté.',
      en: 'Import a CAMT.053, OFX or CSV statement in the “To match” tab of payment tracking: each sum received proposes the {bill} it pays, and why. You accept, split or set aside.',
    },
    isForAdministration: true,
  },
  {
    key: 'improvement-plan',
    day: '2026-12-01',
    title: { fr: 'Des réponses au plan d’action', en: 'From answers to an action plan' },
    text: {
      fr: 'Une note basse peut confier {task.un}. «\u00A0À traiter\u00A0» fait d’une réponse une action ou une réclamation, et le plan d’action s’imprime pour l’audit.',
      en: 'A low score may give {task.un}. “To deal with” makes an answer an action or a complaint, and the action plan is printed for the audit.',
    },
    isForAdministration: true,
  },
  {
    key: 'own-contract',
    day: '2026-12-01',
    title: { fr: 'Votre contrat, signé en vous inscrivant', en: 'Your contract, signed as you register' },
    text: {
      fr: 'Vous payez vous-même une action de formation\u202F? Son contrat se lit et se signe à la dernière étape, avant tout paiement.',
      en: 'Do you pay for a course yourself? Its contract is read and signed at the last step, before any payment.',
    },
  },
  {
    key: 'led-documents',
    day: '2026-12-01',
    title: { fr: 'Remettre vos documents quand vous animez', en: 'Give your documents out when you lead' },
    text: {
      fr: 'Vous animez\u202F? Remettez vos supports depuis la page {event.du}, à qui vous choisissez, et retirez-les quand vous voulez.',
      en: 'Do you lead? Give your materials out from the page of the {event}, to whom you choose, and withdraw them when you want.',
    },
  },
  {
    key: 'entry-quizzes',
    day: '2026-11-30',
    title: { fr: '{quiz.un:cap} pour {registration.le}', en: '{quiz.pl:cap} as a step of the {registration}' },
    text: {
      fr: 'Un test de positionnement donné dès {registration.le} devient une étape. Obligatoire, il garde {registration.le} à compléter jusqu’à l’envoi des réponses.',
      en: 'An entry test given from the {registration} becomes one of its steps. Required, it leaves the {registration} to complete until the answers are sent.',
    },
    isForAdministration: true,
  },
  {
    key: 'team-results',
    day: '2026-11-30',
    title: { fr: 'L’assiduité et les résultats de votre équipe', en: 'How your team attends and progresses' },
    text: {
      fr: 'Le tableau de bord {referent.du} montre les demi-journées suivies, les retards, le remplissage, la satisfaction et les tests, à partir de trois réponses.',
      en: 'The dashboard of the {referent} shows half-days attended, late arrivals, places taken, satisfaction and tests, from three answers on.',
    },
  },
  {
    key: 'shared-payment',
    day: '2026-11-30',
    title: { fr: 'Un paiement pour plusieurs {bill.pl}', en: 'One payment for several {bill.pl}' },
    text: {
      fr: 'En enregistrant un paiement, répartissez-le sur tout ce que doit le payeur, les plus anciennes échéances d’abord. Les brouillons prennent aussi remises, comptes et émetteur.',
      en: 'As you record a payment, split it over everything its payer owes, the oldest due dates first. Drafts also take discounts, accounts and an issuer.',
    },
    isForAdministration: true,
  },
  {
    key: 'bill-replaced',
    day: '2026-11-30',
    title: { fr: 'Dupliquer {bill.un}, ou {bill_gender, select, f {la} other {le}} remplacer', en: 'Duplicate {bill.un}, or replace it' },
    text: {
      fr: 'Remplacer crédite tout et ouvre un brouillon identique à corriger\u00A0: les deux pièces disent le lien, et le montant qui change est signalé.',
      en: 'Replacing credits everything and opens an identical draft to correct: both documents tell the link, and an amount that changes is pointed out.',
    },
    isForAdministration: true,
  },
  {
    key: 'bill-reminders',
    day: '2026-11-30',
    title: { fr: 'Relancer à la main ce qui n’est pas payé', en: 'Remind by hand about what is not paid' },
    text: {
      fr: 'D’une ligne ou d’une sélection, lisez la relance telle que le payeur la recevra, puis envoyez-la. La liste dit combien sont parties et quand.',
      en: 'From one row or a selection, read the reminder as the payer will receive it, then send it. The list says how many were sent and when.',
    },
    isForAdministration: true,
  },
  {
    key: 'closings',
    day: '2026-11-30',
    title: { fr: 'Les encaissements se clôturent', en: 'Payments are closed by period' },
    text: {
      fr: 'Chaque jour se clôture la nuit, chaque mois et chaque exercice dix jours après sa fin, ou plus tôt depuis l’onglet «\u00A0Clôtures\u00A0» du suivi des paiements, qui donne aussi l’archive signée d’un exercice. Rien ne s’inscrit ensuite à une date clôturée.',
      en: 'Each day is closed at night, each month and fiscal year ten days after its end, or earlier from the “Closings” tab of payment tracking, which also gives the signed archive of a fiscal year. Nothing is then written at a closed date.',
    },
    isForAdministration: true,
  },
  {
    key: 'accountant',
    day: '2026-11-30',
    title: { fr: 'Le journal des ventes, prêt pour le comptable', en: 'The sales journal, ready for the accountant' },
    text: {
      fr: 'Choisissez un mois, un trimestre ou un exercice : le journal contrôle les numéros, les comptes et l’équilibre, donne un fichier au format FEC, et montre ce qui a changé depuis le dernier envoi.',
      en: 'Choose a month, a quarter or a fiscal year: the journal checks numbers, accounts and balance, gives a file in FEC layout, and shows what changed since it was last handed over.',
    },
    isForAdministration: true,
  },
  {
    key: 'document-templates',
    day: '2026-11-30',
    title: { fr: 'Vos documents, avec vos mots', en: 'Your documents, in your words' },
    text: {
      fr: 'Dans « Modèles de documents », donnez à vos {attestation.pl}, {certificate.pl}, {ticket.pl}, {contract.pl} et feuilles de présence un en-tête, un titre, des textes et un pied de page. Ce que la loi impose reste en place, et chaque version est gardée.',
      en: 'In “Document templates”, give your {attestation.pl}, {certificate.pl}, {ticket.pl}, {contract.pl} and sign-in sheets a header, a title, texts and a footer. What the law requires stays in place, and every version is kept.',
    },
    isForAdministration: true,
  },
  {
    key: 'absences',
    day: '2026-11-30',
    title: { fr: 'Prévenir d’un retard ou d’une absence', en: 'Report a late arrival or an absence' },
    text: {
      fr: 'Depuis «\u00A0{attendance:cap}\u00A0», signalez un retard ou une absence, ou expliquez-la ensuite avec un justificatif. {partner.le:cap} et l’organisation le lisent sur la feuille, et l’organisation excuse ou non.',
      en: 'From “{attendance:cap}”, report a late arrival or an absence, or explain it afterwards with a proof. The {partner} and the organisation read it on the sheet, and the organisation excuses it or not.',
    },
  },
  {
    key: 'proofs',
    day: '2026-11-30',
    title: { fr: 'Vos justificatifs partent et se téléchargent par lots', en: 'Proofs are sent and downloaded together' },
    text: {
      fr: 'Cochez des {attestation.pl}\u00A0: envoyez-les par mail ou prenez-les en un fichier ZIP. Ce qui expire bientôt a son onglet et son mail, et qui signe sans compte saisit un code.',
      en: 'Tick {attestation.pl}: send them by email or take them as one ZIP file. What expires soon has its tab and its email, and whoever signs without an account enters a code.',
    },
    isForAdministration: true,
  },
  {
    key: 'quotes',
    day: '2026-11-30',
    title: { fr: 'Les {quote.pl}, de la demande à la réponse', en: '{quote.pl:cap}, from the request to the answer' },
    text: {
      fr: 'Préparez {quote.un}, envoyez-{quote_gender, select, f {la} other {le}}, suivez la réponse donnée en ligne, puis facturez en un geste.',
      en: 'Prepare {quote.un}, send it, follow the answer given online, then draft the {bill} in one step.',
    },
    isForAdministration: true,
  },
  {
    key: 'imports',
    day: '2026-11-30',
    title: {
      fr: 'Importer {contact.pl}, {company.pl} et {registration.pl}',
      en: 'Import {contact.pl}, {company.pl} and {registration.pl}',
    },
    text: {
      fr: 'Un fichier suffit\u00A0: chaque ligne est contrôlée comme une saisie, rien n’est écrit avant votre accord, et tout s’annule pendant 24 heures.',
      en: 'A file is enough: each line is checked as if typed, nothing is written before you agree, and all of it can be undone for 24 hours.',
    },
    isForAdministration: true,
  },
  ...earlierNews,
]

/** The notes that concern someone, newest first. */
export const newsFor = (isAdministration: boolean): News[] => news.filter((note) => isAdministration || !note.isForAdministration)

/** How many of these notes came since the one last read; all of them for someone who never read any. */
export function unreadAmong(notes: readonly News[], lastRead: unknown): number {
  const rank = news.findIndex(({ key }) => key === lastRead)
  return rank === -1 ? notes.length : notes.filter((note) => news.indexOf(note) < rank).length
}

export const newsWords = words({
  news: { fr: 'Nouveautés', en: 'What’s new' },
  newsUnread: {
    fr: 'Nouveautés, {count, plural, one {# non lue} other {# non lues}}',
    en: 'What’s new, {count, plural, one {# unread} other {# unread}}',
  },
  fresh: { fr: 'Nouveau', en: 'New' },
  help: { fr: 'Aide', en: 'Help' },
  helpUnread: { fr: 'Aide, avec des nouveautés', en: 'Help, with news' },
  day: { fr: '{day, date, long}', en: '{day, date, long}' },
})

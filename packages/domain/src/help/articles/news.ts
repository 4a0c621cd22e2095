import { type Sentence, words } from '../../kernel/sentence.ts'

/** One thing that changed in the product, told to those it concerns; `key` never changes, for people have read up to it. */
export type News = { key: string; day: string; title: Sentence; text: Sentence; isForAdministration?: true }

/** What changed, newest first; a change that people will notice adds its note on top. */
export const news: readonly News[] = [
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
  {
    key: 'grouped-billing',
    day: '2026-11-30',
    title: { fr: 'La facturation groupée', en: 'Grouped billing' },
    text: {
      fr: 'Tout ce qui n’est pas encore facturé, payeur par payeur\u00A0: corrigez, prévisualisez, puis émettez en une fois.',
      en: 'Everything not invoiced yet, payer by payer: mend, preview, then issue at once.',
    },
    isForAdministration: true,
  },
  {
    key: 'other-documents',
    day: '2026-11-30',
    title: { fr: 'Réclamer, vérifier et publier des documents', en: 'Request, check and publish documents' },
    text: {
      fr: '«\u00A0Autres documents\u00A0» réunit ce que les personnes vous doivent, ce que vous publiez et ce qui expire\u00A0: un mois avant, {task.un} vous le rappelle.',
      en: '“Other documents” gathers what people owe you, what you publish and what expires: a month before, {task.un} reminds you.',
    },
    isForAdministration: true,
  },
  {
    key: 'own-hours',
    day: '2026-11-30',
    title: { fr: 'Ce que vous avez à faire, et vos heures', en: 'What you have to do, and your hours' },
    text: {
      fr: 'L’accueil montre ce qui est à signer, à payer et à remplir\u202F; la page de vos {attestation.pl} compte vos heures de l’année.',
      en: 'The home page shows what is to sign, to pay and to answer; the page of your {attestation.pl} counts your hours of the year.',
    },
  },
  {
    key: 'agreements',
    day: '2026-11-30',
    title: { fr: 'Les {contract.pl} se signent en ligne', en: '{contract.pl:cap} are signed online' },
    text: {
      fr: 'Ce qui est à préparer s’affiche avec sa raison, se signe par un lien et revient scellé, avec sa page de preuve.',
      en: 'What is to prepare shows with its reason, is signed by a link and comes back sealed, with its proof page.',
    },
    isForAdministration: true,
  },
  {
    key: 'videos',
    day: '2026-11-30',
    title: { fr: 'Vos {video.pl} en un seul endroit', en: 'A library of {video.pl}' },
    text: {
      fr: 'Ajoutez, sous-titrez et donnez vos {video.pl} à plusieurs {event.pl} : chacun reprend où il s’était arrêté, et vous suivez qui a tout vu.',
      en: 'Add, caption and give your {video.pl} to several {event.pl}: everyone resumes where they stopped, and you follow who watched it all.',
    },
    isForAdministration: true,
  },
  {
    key: 'chat',
    day: '2026-11-30',
    title: { fr: 'Écrire à l’organisation, et lui répondre', en: 'Write to the organisation, and answer' },
    text: {
      fr: 'L’icône des messages, en haut, ouvre vos échanges\u00A0: écrivez, joignez un fichier, et lisez la réponse dès qu’elle arrive.',
      en: 'The message icon, at the top, opens your conversations: write, attach a file, and read the answer as soon as it comes.',
    },
  },
  {
    key: 'recruiting',
    day: '2026-11-30',
    title: { fr: 'Les recruteurs ont leur tableau de bord', en: 'Recruiters have a dashboard of their own' },
    text: {
      fr: 'Ce qui attend une réponse, les notes de l’équipe et le suivi de chaque {event} tiennent sur une page\u202F; la mise en avant s’achète en ligne et s’arrête seule.',
      en: 'What is waiting for an answer, the notes of the team and each {event} are on one page; featuring is bought online and ends by itself.',
    },
    isForAdministration: true,
  },
  {
    key: 'contributions',
    day: '2026-11-30',
    title: { fr: 'Les {contribution.pl} et leurs tranches', en: '{contribution.pl:cap} and their bands' },
    text: {
      fr: 'Fixez prix et tranches, ouvrez la campagne\u00A0: chaque {referent.sg} prend les {contribution.pl} de son équipe et règle {bill.un} seul{bill.e}.',
      en: 'Set price and bands, open the campaign: each {referent} takes the {contribution.pl} of their team and pays a single {bill}.',
    },
    isForAdministration: true,
  },
  {
    key: 'yearly-return',
    day: '2026-11-30',
    title: { fr: 'La déclaration annuelle, d’après vos données', en: 'The yearly return, from your data' },
    text: {
      fr: 'Le bilan pédagogique et financier se calcule sur vos {bill.pl} et vos feuilles signées, montre ce qui manque et se fige une fois déclaré.',
      en: 'The yearly return is worked out from your {bill.pl} and signed sheets, shows what is missing and is frozen once declared.',
    },
    isForAdministration: true,
  },
  {
    key: 'quizzes',
    day: '2026-11-30',
    title: { fr: 'Les {quiz.pl} et les tests sont là', en: 'The {quiz.pl} and tests are here' },
    text: {
      fr: 'Écrivez des questions, donnez-les depuis {event.un} : scores, objectifs et résultats se lisent aussitôt.',
      en: 'Write questions, give them from {event.un}: scores, objectives and results are read at once.',
    },
    isForAdministration: true,
  },
  {
    key: 'feedback',
    day: '2026-11-30',
    title: { fr: 'L’avis de chacun, et ce qu’il dit', en: 'Everyone’s feedback, and what it says' },
    text: {
      fr: '{event.un:cap} envoie ses {questionnaire.pl} à leur date\u00A0: satisfaction, NPS et réponses se lisent sur sa page, dans la liste des {questionnaire.pl} et au tableau de bord.',
      en: 'The {event} sends its {questionnaire.pl} on their date: satisfaction, NPS and answers are on its page, in the list of {questionnaire.pl} and on the dashboard.',
    },
    isForAdministration: true,
  },
  {
    key: 'named-views',
    day: '2026-11-22',
    title: { fr: 'Vos listes gardent des vues', en: 'Your lists keep views' },
    text: {
      fr: 'Colonnes, filtres et tri se gardent sous un nom avec le bouton «\u00A0Vues\u00A0» au-dessus de chaque liste, et se retrouvent d’un geste.',
      en: 'Save columns, filters and sorting under a name with the “Views” button above each list, and find them again at once.',
    },
  },
  {
    key: 'new-version',
    day: '2026-11-22',
    title: { fr: 'Sans réseau, et à jour', en: 'Without a network, and up to date' },
    text: {
      fr: 'Une coupure de réseau n’efface plus la page, et un bandeau prévient quand une nouvelle version est prête\u00A0: vous rechargez au moment qui vous convient.',
      en: 'A lost connection no longer blanks the page, and a bar tells you when a new version is ready: you reload when it suits you.',
    },
  },
  {
    key: 'help-menu',
    day: '2026-11-22',
    title: { fr: 'L’aide en un menu', en: 'Help in one menu' },
    text: {
      fr: 'Le point d’interrogation de l’en-tête réunit l’aide de la page, le guide, les nouveautés et les demandes à l’assistance.',
      en: 'The question mark in the header brings together help for the page, the guide, what’s new and support requests.',
    },
    isForAdministration: true,
  },
  {
    key: 'palette',
    day: '2026-11-16',
    title: { fr: 'Tout trouver au clavier', en: 'Find everything from the keyboard' },
    text: {
      fr: 'Ctrl ou ⌘ + K ouvre chaque page, et retrouve {contact.les}, {company.les}, {event.les} et {bill.les}.',
      en: 'Ctrl or ⌘ + K opens each page, and finds {contact.pl}, {company.pl}, {event.pl} and {bill.pl}.',
    },
    isForAdministration: true,
  },
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

import type { News } from './news-note.ts'

/** What changed before what `news.ts` tells, newest first. */
export const earlierNews: readonly News[] = [
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

import { labels } from '../kernel/labels.ts'
import type { Sentence } from '../kernel/sentence.ts'
import { words } from '../kernel/sentence.ts'
import type { ErasureReport, RetainedKind } from './contract.ts'

export const privacyWords = words({
  tab: { fr: 'Données personnelles', en: 'Personal data' },
  ownTab: { fr: 'Mes données', en: 'My data' },
  consentsTab: { fr: 'Consentements', en: 'Consents' },
  consentsHelp: {
    fr: 'Chaque réponse est gardée avec le texte lu, sa date et son origine. Les messages liés à vos {registration.pl} et à vos {bill.pl} partent dans tous les cas.',
    en: 'Each answer is kept with the wording shown, its date and its origin. Messages about your {registration.pl} and {bill.pl} are sent in any case.',
  },
  consentsAdminHelp: {
    fr: 'Ce que la personne a accepté ou refusé, avec sa preuve. Une réponse reçue autrement s’inscrit ici avec la manière dont elle a été donnée.',
    en: 'What the person agreed to or refused, with proof. An answer received by other means is entered here with how it was given.',
  },
  given: { fr: 'Accepté', en: 'Agreed' },
  refused: { fr: 'Refusé', en: 'Refused' },
  unknown: { fr: 'Sans réponse', en: 'No answer' },
  accept: { fr: 'Accepter', en: 'Accept' },
  refuse: { fr: 'Refuser', en: 'Refuse' },
  acceptNamed: { fr: 'Accepter\u00A0: {channel}', en: 'Agree: {channel}' },
  refuseNamed: { fr: 'Refuser\u00A0: {channel}', en: 'Refuse: {channel}' },
  since: { fr: 'Depuis le {at, date, long} · {source}', en: 'Since {at, date, long} · {source}' },
  sinceBy: { fr: 'Depuis le {at, date, long} · {source} · {by}', en: 'Since {at, date, long} · {source} · {by}' },
  saved: { fr: 'La réponse est enregistrée.', en: 'The answer is saved.' },
  noteTitle: { fr: 'Enregistrer une réponse', en: 'Record an answer' },
  noteHelp: { fr: '{channel}\u00A0: {answer}', en: '{channel}: {answer}' },
  note: { fr: 'Comment la personne a répondu', en: 'How the person answered' },
  notePlaceholder: { fr: 'Appel du 12 mars, formulaire signé…', en: 'Phone call on 12 March, signed form…' },
  record: { fr: 'Enregistrer', en: 'Record' },
  history: { fr: 'Historique des réponses', en: 'History of answers' },
  noHistory: { fr: 'Aucune réponse pour le moment.', en: 'No answer yet.' },
  channel: { fr: 'Canal', en: 'Channel' },
  answer: { fr: 'Réponse', en: 'Answer' },
  date: labels.date,
  origin: { fr: 'Origine', en: 'Origin' },

  exportTitle: { fr: 'Copie des données', en: 'Copy of the data' },
  ownExportHelp: {
    fr: 'Un fichier ZIP avec tout ce {client.que} détient sur vous, en JSON et en CSV, et vos documents. Un mail vous prévient quand il est prêt\u202F; il reste disponible 7 jours.',
    en: 'A ZIP file with everything {client} holds about you, as JSON and CSV, and your documents. An email tells you when it is ready; it stays available for 7 days.',
  },
  exportHelp: {
    fr: 'Un fichier ZIP avec tout ce qui est détenu sur cette personne, en JSON et en CSV, et ses documents. Il reste disponible 7 jours.',
    en: 'A ZIP file with everything held about this person, as JSON and CSV, and their documents. It stays available for 7 days.',
  },
  askOwnExport: { fr: 'Exporter mes données', en: 'Export my data' },
  askExport: { fr: 'Exporter les données', en: 'Export the data' },
  exportRequested: { fr: 'La copie est en préparation.', en: 'The copy is being prepared.' },
  exportPreparing: {
    fr: 'Demandée le {at, date, long} à {at, time}, en préparation…',
    en: 'Requested on {at, date, long} at {at, time}, being prepared…',
  },
  exportReady: {
    fr: 'Prête, disponible jusqu’au {until, date, long} à {until, time}.',
    en: 'Ready, available until {until, date, long} at {until, time}.',
  },
  exportOver: { fr: 'La copie du {at, date, long} n’est plus disponible.', en: 'The copy of {at, date, long} is no longer available.' },
  download: { fr: 'Télécharger', en: 'Download' },

  erasureTitle: { fr: 'Effacement', en: 'Erasure' },
  ownErasureHelp: {
    fr: 'Vous pouvez demander l’effacement de vos données. {client} vous répond dans les 30 jours. Ce que la loi oblige à garder est conservé sans votre nom quand c’est possible.',
    en: 'You can ask for your data to be erased. {client} answers within 30 days. What the law requires to keep is kept without your name where possible.',
  },
  erasureHelp: {
    fr: 'Efface la personne\u00A0: son nom, ses coordonnées, ses réponses et ses fichiers disparaissent, ses connexions sont fermées. Cette action est définitive.',
    en: 'Erases the person: their name, contact details, answers and files disappear, their sessions are closed. This cannot be undone.',
  },
  willErase: { fr: 'Ce qui est effacé', en: 'What is erased' },
  willKeep: { fr: 'Ce qui est conservé', en: 'What is kept' },
  nothingRemains: { fr: 'Rien d’autre n’est conservé.', en: 'Nothing else is kept.' },
  until: { fr: 'jusqu’au {until, date, short}', en: 'until {until, date, short}' },
  unlimited: { fr: 'sans limite, sans nom', en: 'without limit, without name' },
  obstacles: { fr: 'À régler avant', en: 'To settle first' },
  askErasure: { fr: 'Demander l’effacement', en: 'Ask for erasure' },
  erase: { fr: 'Effacer les données', en: 'Erase the data' },
  askErasureTitle: { fr: 'Demander l’effacement de mes données\u202F?', en: 'Ask for my data to be erased?' },
  eraseTitle: { fr: 'Effacer les données {name.de}\u202F?', en: 'Erase the data of {name}?' },
  askErasureMessage: {
    fr: 'Votre demande sera traitée avant le {due, date, long}.',
    en: 'Your request will be handled before {due, date, long}.',
  },
  eraseMessage: { fr: 'Personne ne pourra revenir en arrière.', en: 'This cannot be undone.' },
  erasureRequested: { fr: 'Votre demande est enregistrée.', en: 'Your request is recorded.' },
  erasurePending: {
    fr: 'Effacement demandé le {at, date, long}\u00A0: réponse due le {due, date, long}.',
    en: 'Erasure requested on {at, date, long}: answer due on {due, date, long}.',
  },
  erasureReport: { fr: 'Effacement fait le {at, date, long}', en: 'Erasure done on {at, date, long}' },
  erasureRefused: { fr: 'Effacement refusé le {at, date, long}.', en: 'Erasure refused on {at, date, long}.' },
  refuseErasure: { fr: 'Refuser la demande', en: 'Refuse the request' },
  reason: { fr: 'Motif donné à la personne', en: 'Reason given to the person' },
  reasonSent: { fr: 'Le refus est envoyé.', en: 'The refusal is sent.' },
  homonym: {
    fr: 'Une autre personne porte le même nom\u00A0: là où rien ne permet de les distinguer, le nom reste.',
    en: 'Another person has the same name: where nothing tells them apart, the name stays.',
  },
  erasureRunning: { fr: 'Effacement en cours…', en: 'Erasing…' },
  taskErasure: { fr: 'Effacement demandé par {name}', en: 'Erasure asked by {name}' },
})

/** What an erasure removes, counted. */
export const erasedWords: Readonly<Record<ErasureReport['erased'][number]['kind'], Sentence>> = words({
  identity: {
    fr: 'Nom, mail, téléphone, adresse, date de naissance, mot de passe',
    en: 'Name, email, phone, address, date of birth, password',
  },
  responses: {
    fr: '{n, plural, one {# réponse à un formulaire} other {# réponses à des formulaires}}',
    en: '{n, plural, one {# form answer} other {# form answers}}',
  },
  files: { fr: '{n, plural, one {# fichier} other {# fichiers}}', en: '{n, plural, one {# file} other {# files}}' },
  mails: {
    fr: 'Le contenu de {n, plural, one {# mail} other {# mails}}',
    en: 'The content of {n, plural, one {# email} other {# emails}}',
  },
  sessions: {
    fr: '{n, plural, one {# connexion et lien personnel} other {# connexions et liens personnels}}',
    en: '{n, plural, one {# session or personal link} other {# sessions and personal links}}',
  },
  directory: { fr: 'La présence dans {directory.le}', en: 'Their entry in the {directory}' },
  notifications: {
    fr: '{n, plural, one {# notification} other {# notifications}}',
    en: '{n, plural, one {# notification} other {# notifications}}',
  },
  mentions: { fr: 'Le nom, le mail et le téléphone partout où ils sont cités', en: 'The name, email and phone wherever they are quoted' },
})

/** What a law or a proof keeps, counted. */
export const retainedWords: Readonly<Record<RetainedKind, Sentence>> = words({
  bills: {
    fr: '{n, plural, one {# {bill}} other {# {bill.pl}}}, avec le nom imprimé',
    en: '{n, plural, one {# {bill}} other {# {bill.pl}}}, with the printed name',
  },
  payments: { fr: '{n, plural, one {# paiement} other {# paiements}}', en: '{n, plural, one {# payment} other {# payments}}' },
  attendance: {
    fr: '{n, plural, one {# présence ou signature} other {# présences et signatures}}',
    en: '{n, plural, one {# {attendance} record or signature} other {# {attendance} records and signatures}}',
  },
  documents: {
    fr: '{n, plural, one {# document de preuve} other {# documents de preuve}}',
    en: '{n, plural, one {# document of evidence} other {# documents of evidence}}',
  },
  registrations: {
    fr: '{n, plural, one {# {registration}} other {# {registration.pl}}}, sans le nom',
    en: '{n, plural, one {# {registration}} other {# {registration.pl}}}, without the name',
  },
  consents: {
    fr: '{n, plural, one {# réponse} other {# réponses}} aux demandes de consentement',
    en: '{n, plural, one {# answer} other {# answers}} to consent requests',
  },
  traces: {
    fr: '{n, plural, one {# acte} other {# actes}} au journal, sans le détail',
    en: '{n, plural, one {# act} other {# acts}} in the log, without details',
  },
})

/** Why it is kept. */
export const retentionReasons: Readonly<Record<RetainedKind, Sentence>> = words({
  bills: { fr: 'Pièces comptables, 10 ans (Code de commerce, L123-22)', en: 'Accounting documents, 10 years (Code de commerce, L123-22)' },
  payments: {
    fr: 'Pièces comptables, 10 ans (Code de commerce, L123-22)',
    en: 'Accounting documents, 10 years (Code de commerce, L123-22)',
  },
  attendance: { fr: 'Preuves de réalisation pour les financeurs et les contrôles', en: 'Evidence for funders and audits' },
  documents: { fr: 'Preuves de réalisation pour les financeurs et les contrôles', en: 'Evidence for funders and audits' },
  registrations: { fr: 'Bilans et statistiques', en: 'Reports and statistics' },
  consents: { fr: 'Preuve des accords et des refus', en: 'Proof of agreements and refusals' },
  traces: { fr: 'Sécurité', en: 'Security' },
})

export const obstacleWords: Readonly<Record<'administrator' | 'upcoming_registrations' | 'upcoming_assignments', Sentence>> = words({
  administrator: {
    fr: 'Cette personne administre l’espace\u00A0: son profil doit d’abord changer.',
    en: 'This person administers the space: their profile must change first.',
  },
  upcoming_registrations: {
    fr: '{n, plural, one {# {registration}} other {# {registration.pl}}} à venir\u00A0: à annuler d’abord.',
    en: '{n, plural, one {# upcoming {registration}} other {# upcoming {registration.pl}}}: cancel first.',
  },
  upcoming_assignments: {
    fr: '{n, plural, one {# affectation} other {# affectations}} à venir\u00A0: à retirer d’abord.',
    en: '{n, plural, one {# upcoming assignment} other {# upcoming assignments}}: remove first.',
  },
})

/** What the archive of an export says of itself. */
export const exportReadyWords = words({
  readMeName: { fr: 'lisez-moi.txt', en: 'read-me.txt' },
  readMe: {
    fr: 'Données {name.de} détenues par {client} au {day, date, long}.\n\ndata.json contient tout\u202F; le dossier csv, la même chose table par table, lisible par un tableur\u202F; le dossier files, les documents.\nLes mots de passe et les codes secrets n’y figurent pas.\n',
    en: 'Data about {name} held by {client} on {day, date, long}.\n\ndata.json holds everything; the csv folder holds the same table by table, for a spreadsheet; the files folder holds the documents.\nPasswords and secret codes are not included.\n',
  },
})

import { documentsWords as d } from '../documents/words.ts'
import { labels } from '../kernel/labels.ts'
import { words } from '../kernel/sentence.ts'

/** Sentences of what the tenant publishes in its own name. */
export const organisationWords = words({
  intro: {
    fr: 'Règlement intérieur, livret d’accueil, conditions\u00A0: chacun lit la version en cours, les anciennes restent.',
    en: 'Internal rules, welcome booklet, terms: everyone reads the current version, former ones stay.',
  },
  publish: { fr: 'Publier un document', en: 'Publish a document' },
  published: { fr: '«\u00A0{name}\u00A0» est publié.', en: '“{name}” is published.' },
  none: { fr: 'Aucun document publié.', en: 'No document published.' },
  noneHelp: {
    fr: 'Commencez par le livret d’accueil ou le règlement intérieur.',
    en: 'Start with the welcome booklet or the internal rules.',
  },
  kind: labels.kind,
  name: labels.name,
  visibleTo: { fr: 'Visible par', en: 'Visible to' },
  everyone: { fr: 'Toutes les personnes', en: 'Everyone' },
  asksReading: { fr: 'Demander à chacun de dire qu’il l’a lu', en: 'Ask everyone to say they have read it' },
  readingAsked: { fr: 'Lecture demandée', en: 'Reading requested' },
  nameFirst: { fr: 'Donnez d’abord un nom.', en: 'Enter a name first.' },
  file: d.file,
  version: { fr: 'Version {n}', en: 'Version {n}' },
  current: { fr: 'En cours', en: 'Current' },
  since: { fr: 'Mis à disposition le {day}', en: 'Available since {day}' },
  by: { fr: 'par {name}', en: 'by {name}' },
  readers: {
    fr: '{n, plural, =0 {Personne ne l’a encore lu} one {Lu par # personne} other {Lu par # personnes}}',
    en: '{n, plural, =0 {Nobody has read it yet} one {Read by # person} other {Read by # people}}',
  },
  askedAgain: { fr: 'Nouvelle acceptation requise', en: 'New acceptance required' },
  open: { fr: 'Ouvrir', en: 'Open' },
  openVersion: { fr: 'Ouvrir la version {n} de «\u00A0{name}\u00A0»', en: 'Open version {n} of “{name}”' },
  publishVersion: { fr: 'Publier la nouvelle version', en: 'Publish the new version' },
  publishVersionOf: { fr: 'Publier la nouvelle version de «\u00A0{name}\u00A0»', en: 'Publish the new version of “{name}”' },
  askAgain: { fr: 'Nouvelle acceptation requise', en: 'New acceptance required' },
  askAgainHelp: {
    fr: 'Ceux qui avaient lu la version précédente doivent relire celle-ci. Sinon leur lecture vaut encore.',
    en: 'Those who had read the former version must read this one. Otherwise their reading still counts.',
  },
  withdraw: { fr: 'Ne plus publier', en: 'Stop publishing' },
  withdrawOf: { fr: 'Ne plus publier «\u00A0{name}\u00A0»', en: 'Stop publishing “{name}”' },
  withdrawTitle: { fr: 'Ne plus publier «\u00A0{name}\u00A0»\u202F?', en: 'Stop publishing “{name}”?' },
  withdrawHelp: {
    fr: 'Personne ne le voit plus. Ses versions et les lectures sont gardées.',
    en: 'Nobody sees it any more. Its versions and readings are kept.',
  },
  withdrawn: { fr: '«\u00A0{name}\u00A0» n’est plus publié.', en: '“{name}” is no longer published.' },
  former: { fr: 'Versions précédentes', en: 'Former versions' },
  ownTitle: { fr: 'De votre organisme', en: 'From your organisation' },
  toRead: { fr: 'À lire', en: 'To read' },
  read: { fr: 'J’ai lu', en: 'I have read it' },
  readOf: { fr: 'J’ai lu «\u00A0{name}\u00A0»', en: 'I have read it: “{name}”' },
  readOn: { fr: 'Lu le {day}', en: 'Read on {day}' },
  thanks: { fr: 'C’est noté.', en: 'Saved.' },
})

import type { Sentence } from '../kernel/sentence.ts'
import type { Feature } from './features.ts'

type Said = { label: Sentence; help: Sentence }

/** What each feature is called, and what appears with it. */
export const featureWords: Readonly<Record<Feature, Said>> = {
  accounting: {
    label: { fr: 'Comptabilité', en: 'Accounting' },
    help: { fr: '{bill.pl:cap}, {entity.pl} et journal des ventes', en: '{bill.pl:cap}, {entity.pl} and sales journal' },
  },
  catalog: {
    label: { fr: '{catalogue:cap} {catalogue_gender, select, f {publique} other {public}}', en: 'Public {catalogue}' },
    help: { fr: 'Pages publiques et {catalogue} à intégrer sur un site', en: 'Public pages and {catalogue} to embed on a site' },
  },
  delegation: {
    label: { fr: 'Délégation', en: 'Delegation' },
    help: { fr: '{referent.un:cap} agit pour ses collègues', en: '{referent.un:cap} acts for colleagues' },
  },
  filling: {
    label: { fr: 'Remplissage', en: 'Filling' },
    help: {
      fr: 'Le catalogue dit combien de places restent quand il n’en reste guère',
      en: 'The catalogue says how many places are left when few are',
    },
  },
  interactivity: {
    label: { fr: 'Interactivité', en: 'Interactivity' },
    help: {
      fr: 'Messagerie, {questionnaire.pl}, {quiz.pl} et votes en assemblée générale',
      en: 'Messages, {questionnaire.pl}, {quiz.pl} and votes at general assemblies',
    },
  },
  mailing: { label: { fr: 'Campagnes', en: 'Campaigns' }, help: { fr: 'Campagnes de mails', en: 'Email campaigns' } },
  partners: {
    label: { fr: '{partner.pl:cap}', en: '{partner.pl:cap}' },
    help: { fr: 'Affectation et planning des {partner.pl}', en: 'Assignments and schedules of {partner.pl}' },
  },
  payment: {
    label: { fr: 'Paiement en ligne', en: 'Online payment' },
    help: {
      fr: 'Tarifs {event.des}, paiement en ligne, suivi des paiements, {contribution.pl} et mises en avant',
      en: '{event:cap} prices, online payment, payment tracking, {contribution.pl} and featured {event.pl}',
    },
  },
  push: { label: { fr: 'Notifications', en: 'Notifications' }, help: { fr: 'Notifications sur téléphone', en: 'Notifications on phones' } },
  referent: {
    label: { fr: 'Espace {referent.du}', en: '{referent:cap} space' },
    help: { fr: 'Suivi de son équipe par {referent.un}', en: '{referent.un:cap} follows their team' },
  },
  templates: {
    label: { fr: 'Modèles', en: 'Templates' },
    help: { fr: 'Modèles de mails et de documents modifiables', en: 'Editable email and document templates' },
  },
  visio: {
    label: { fr: 'Visioconférence', en: 'Video meeting' },
    help: { fr: 'Réunions vidéo dans le navigateur', en: 'Video meetings in the browser' },
  },
}

import type { Glossary, GlossaryEntry } from '../kernel/language.ts'
import { proposeElision } from '../kernel/language.ts'

const word = (gender: 'm' | 'f', singular: string, plural: string, english: string, englishPlural = `${english}s`): GlossaryEntry => ({
  fr: { singular, plural, gender, elision: proposeElision(singular), ...(singular === plural ? { invariant: true } : {}) },
  en: { singular: english, plural: englishPlural },
})

/** Every concept a tenant may rename, with the words used when it does not (TYP-10, TYP-13). */
export const defaultGlossary = {
  event: word('m', 'événement', 'événements', 'event'),
  activity: word('f', 'activité', 'activités', 'activity', 'activities'),
  session: word('f', 'session', 'sessions', 'session'),
  registration: word('f', 'inscription', 'inscriptions', 'registration'),
  participant: word('m', 'participant', 'participants', 'participant'),
  contact: word('m', 'contact', 'contacts', 'contact'),
  member: word('m', 'adhérent', 'adhérents', 'member'),
  referent: word('m', 'référent', 'référents', 'referent'),
  partner: word('m', 'intervenant', 'intervenants', 'speaker'),
  company: word('f', 'entreprise', 'entreprises', 'company', 'companies'),
  attendance: word('m', 'émargement', 'émargements', 'attendance', 'attendances'),
  ticket: word('f', 'convocation', 'convocations', 'ticket'),
  contract: word('f', 'convention', 'conventions', 'agreement'),
  attestation: word('f', 'attestation', 'attestations', 'attestation'),
  certificate: word('m', 'certificat', 'certificats', 'certificate'),
  support: word('m', 'support', 'supports', 'material'),
  bill: word('f', 'facture', 'factures', 'invoice'),
  quote: word('m', 'devis', 'devis', 'quote'),
  credit: word('m', 'avoir', 'avoirs', 'credit note'),
  contribution: word('f', 'cotisation', 'cotisations', 'membership fee'),
  quiz: word('m', 'quiz', 'quiz', 'quiz', 'quizzes'),
  questionnaire: word('m', 'questionnaire', 'questionnaires', 'questionnaire'),
  test: word('m', 'test', 'tests', 'test'),
  directory: word('m', 'annuaire', 'annuaires', 'directory', 'directories'),
  catalogue: word('m', 'catalogue', 'catalogues', 'catalogue'),
  task: word('f', 'tâche', 'tâches', 'task'),
  region: word('f', 'région', 'régions', 'region'),
  theme: word('m', 'thème', 'thèmes', 'theme'),
  group: word('f', 'rubrique', 'rubriques', 'section'),
  entity: word('f', 'entité', 'entités', 'entity', 'entities'),
  location: word('m', 'lieu', 'lieux', 'venue'),
  room: word('f', 'salle', 'salles', 'room'),
  resource: word('f', 'ressource', 'ressources', 'resource'),
  product: word('m', 'produit', 'produits', 'product'),
  video: word('f', 'vidéo', 'vidéos', 'video'),
} satisfies Glossary

export type Concept = keyof typeof defaultGlossary
export const concepts = Object.keys(defaultGlossary) as Concept[]

/** Words a kind of tenant starts with, laid over the default ones ("Revenir au modèle"). */
export const glossaryPresets = {
  training: {
    event: word('f', 'formation', 'formations', 'training course'),
    activity: word('m', 'module', 'modules', 'module'),
    participant: word('m', 'apprenant', 'apprenants', 'learner'),
    partner: word('m', 'formateur', 'formateurs', 'trainer'),
    member: word('m', 'client', 'clients', 'client'),
    theme: word('m', 'domaine', 'domaines', 'field'),
  },
  club: {
    event: word('f', 'rencontre', 'rencontres', 'meeting'),
    company: word('m', 'club', 'clubs', 'club'),
    ticket: word('f', 'invitation', 'invitations', 'invitation'),
    contribution: word('f', 'adhésion', 'adhésions', 'membership'),
    directory: word('m', 'trombinoscope', 'trombinoscopes', 'members’ directory', 'members’ directories'),
  },
  law_firm: {
    event: word('f', 'formation', 'formations', 'training course'),
    participant: word('m', 'avocat', 'avocats', 'lawyer'),
    company: word('m', 'cabinet', 'cabinets', 'law firm'),
    referent: word('m', 'associé responsable', 'associés responsables', 'managing partner'),
    partner: word('m', 'expert', 'experts', 'expert'),
  },
  agency: {
    event: word('m', 'événement', 'événements', 'event'),
    activity: word('f', 'animation', 'animations', 'activity', 'activities'),
    registration: word('f', 'réservation', 'réservations', 'booking'),
    ticket: word('m', 'billet', 'billets', 'ticket'),
    partner: word('m', 'tiers', 'tiers', 'third party', 'third parties'),
    member: word('m', 'client', 'clients', 'client'),
    catalogue: word('m', 'programme', 'programmes', 'programme'),
  },
  recruiting: {
    event: word('f', 'offre', 'offres', 'offer'),
    activity: word('m', 'entretien', 'entretiens', 'interview'),
    registration: word('f', 'candidature', 'candidatures', 'application'),
    participant: word('m', 'candidat', 'candidats', 'candidate'),
    company: word('m', 'recruteur', 'recruteurs', 'recruiter'),
    attendance: word('m', 'pointage', 'pointages', 'check-in'),
    member: word('m', 'abonné', 'abonnés', 'subscriber'),
  },
} satisfies Record<string, Partial<Record<Concept, GlossaryEntry>>>
export type GlossaryPreset = keyof typeof glossaryPresets

/** What a tenant has stored: any of the concepts; an emptied word hides the menus that depend on it. */
export type TenantGlossary = Readonly<Record<string, GlossaryEntry>>

/** The complete words of a tenant: its own, then those of its kind, then the default ones (TYP-13). */
export function glossaryOf(own: TenantGlossary = {}, preset?: GlossaryPreset): Record<Concept, GlossaryEntry> {
  const filled = Object.fromEntries(
    Object.entries(own).filter(([concept, entry]) => Object.hasOwn(defaultGlossary, concept) && entry.fr.singular !== ''),
  )
  return { ...defaultGlossary, ...(preset && glossaryPresets[preset]), ...filled }
}

/** Whether the tenant uses a concept: it does unless it has emptied the word. Menus of documents depend on it. */
export const usesWord = (own: TenantGlossary, concept: Concept): boolean => own[concept]?.fr.singular !== ''

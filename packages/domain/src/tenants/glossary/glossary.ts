import type { Glossary, GlossaryEntry } from '../../kernel/language.ts'
import { proposeElision } from '../../kernel/language.ts'

export const word = (
  gender: 'm' | 'f',
  singular: string,
  plural: string,
  english: string,
  englishPlural = `${english}s`,
): GlossaryEntry => ({
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

/** What a tenant has stored: any of the concepts; an emptied word hides the menus that depend on it. */
export type TenantGlossary = Readonly<Record<string, GlossaryEntry>>

/** The complete words of a tenant: its own, then those of its kind, then the default ones (TYP-13). */
export function glossaryOf(own: TenantGlossary = {}, preset: Partial<Record<Concept, GlossaryEntry>> = {}): Record<Concept, GlossaryEntry> {
  const filled = Object.fromEntries(
    Object.entries(own).filter(([concept, entry]) => Object.hasOwn(defaultGlossary, concept) && entry.fr.singular !== ''),
  )
  return { ...defaultGlossary, ...preset, ...filled }
}

/** Whether the tenant uses a concept: it does unless it has emptied the word. Menus of documents depend on it. */
export const usesWord = (own: TenantGlossary, concept: Concept): boolean => own[concept]?.fr.singular !== ''

import type { GlossaryEntry } from '../../kernel/language.ts'
import type { Labels } from '../../kernel/rewording.ts'
import { type Concept, word } from './glossary.ts'

/** Words a kind of tenant starts with, laid over the default ones ("Revenir au modèle"). */
export const glossaryPresets = {
  training: {
    event: word('f', 'formation', 'formations', 'training course'),
    activity: word('m', 'module', 'modules', 'module'),
    participant: word('m', 'apprenant', 'apprenants', 'learner'),
    partner: word('m', 'formateur', 'formateurs', 'trainer'),
    member: word('m', 'client', 'clients', 'client'),
    theme: word('m', 'domaine', 'domaines', 'subject area'),
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

/** Labels a kind of tenant starts with; the others keep the product's. */
export const labelPresets: Partial<Record<GlossaryPreset, Labels>> = {
  recruiting: {
    registration: {
      toValidate: { fr: 'À étudier', en: 'To review' },
      registered: { fr: 'Retenue', en: 'Selected' },
      cancelled: { fr: 'Non retenue', en: 'Not selected' },
    },
  },
}

import type { Tone } from '../kernel/catalogue.ts'
import { type Sentence, words } from '../kernel/sentence.ts'
import { actWords } from './acts/act-words.ts'
import { buildingWords } from './building-words.ts'
import { catalogueWords } from './catalogue/catalogue-words.ts'
import type { Availability, Part } from './rules.ts'
import type { ProgrammeField } from './sheet.ts'
import type { OfferedStep } from './steps.ts'

/** What the badge says; 'COMPLET' is specified word for word. */
export const availabilityWords = words({
  available: { fr: 'Places disponibles', en: 'Places available' },
  inactive: { fr: 'Indisponible', en: 'Unavailable' },
  expired: { fr: 'Terminé{event.e}', en: 'Over' },
  pastLimitDate: { fr: 'Date limite dépassée', en: '{registration:cap} closed' },
  notYetOpen: { fr: 'Bientôt ouvert{event.e}', en: 'Opening soon' },
  full: { fr: 'COMPLET', en: 'FULL' },
  waitingList: { fr: 'COMPLET', en: 'FULL' },
}) satisfies Record<Availability, Sentence>

/** What a state of the badge means. */
export const availabilityTones: Readonly<Record<Availability, Tone>> = {
  available: 'success',
  inactive: 'neutral',
  expired: 'neutral',
  pastLimitDate: 'warning',
  notYetOpen: 'info',
  full: 'danger',
  waitingList: 'danger',
}

export const stepWords = words({
  activities: { fr: 'Dates et créneaux', en: 'Dates and slots' },
  thumbnail: { fr: 'Vignette et lieu', en: 'Card and place' },
  documents: { fr: 'Documents', en: 'Documents' },
  page: { fr: 'Présentation', en: 'Page' },
  options: { fr: 'Options', en: 'Options' },
  partners: { fr: '{partner.pl:cap}', en: '{partner.pl:cap}' },
  attendance: { fr: 'Présence', en: '{attendance:cap}' },
  pricing: { fr: 'Tarifs', en: 'Prices' },
  qualification: { fr: 'Conditions d’accès', en: 'Access conditions' },
  questionnaires: { fr: '{questionnaire.pl:cap}', en: '{questionnaire.pl:cap}' },
  quiz: { fr: '{quiz.pl:cap}', en: '{quiz.pl:cap}' },
  sequence: { fr: 'Enchaînement', en: 'Sequence' },
  registration: { fr: '{registration:cap}', en: '{registration:cap}' },
  publication: { fr: 'Publication', en: 'Publication' },
}) satisfies Record<OfferedStep, Sentence>

/** Titles of the programme (FOR-20). */
export const sheetWords = words({
  objective: { fr: 'Objectif professionnel', en: 'Professional objective' },
  operational_objectives: { fr: 'Objectifs opérationnels', en: 'Operational objectives' },
  audience: { fr: 'Public visé', en: 'Audience' },
  prerequisites: { fr: 'Prérequis', en: 'Prerequisites' },
  content: { fr: 'Contenu par séquence', en: 'Content by sequence' },
  methods: { fr: 'Méthodes et moyens', en: 'Methods and means' },
  assessment: { fr: 'Modalités d’évaluation', en: 'Assessment methods' },
  sanction: { fr: 'Sanction', en: 'Outcome' },
  access_time: { fr: 'Délai d’accès', en: 'Access time' },
  accessibility: { fr: 'Accessibilité, et qui contacter', en: 'Accessibility and disability contact' },
}) satisfies Record<ProgrammeField, Sentence>

const missingSheet = (field: ProgrammeField): Sentence => ({
  fr: `${sheetWords[field].fr} à écrire (indicateur 1)`,
  en: `${sheetWords[field].en} to be written (indicator 1)`,
})

const fixedParts = words({
  title: { fr: 'Un titre', en: 'A title' },
  dates: { fr: 'Au moins un créneau, ou des dates', en: 'At least one slot, or dates' },
  place: { fr: '{location.un:cap}, une ville, ou «\u00A0à distance\u00A0»', en: '{location.un:cap}, a town, or “remote”' },
  description: { fr: 'Une présentation', en: 'A presentation' },
  price: { fr: 'Au moins un tarif\u00A0: {event.le} est payant{event.e}', en: 'At least one price: there is a charge for the {event}' },
  criteria: { fr: 'Au moins un critère d’accès', en: 'At least one access criterion' },
  company: { fr: '{company.le:cap} à qui {event.le} est réservé{event.e}', en: 'The {company} the {event} is reserved for' },
  limits: {
    fr: 'Des limites qui tiennent ensemble (minimum, maximum, date limite)',
    en: 'Consistent limits (minimum, maximum, deadline)',
  },
  responsible: { fr: 'Il faut définir un responsable pour cette étape', en: 'A person in charge must be set for this step' },
  url: { fr: 'Une adresse', en: 'An address' },
  slots: { fr: 'Des créneaux\u00A0: sans eux, pas {attendance.de}', en: 'Slots: without them, no {attendance}' },
  theme: { fr: '{theme.un:cap}, pour être trouvé{event.e} dans {catalogue.le}', en: '{theme.un:cap}, to be found in the {catalogue}' },
  summary: { fr: 'Un résumé, pour la vignette', en: 'A summary, for the card' },
  trainer: { fr: '{partner.un:cap} nommé{partner.e}', en: 'A named {partner}' },
  maximum: { fr: 'Un nombre maximum de places', en: 'A maximum number of places' },
  sequence: { fr: 'La place de chaque {activity} dans l’ordre imposé', en: 'The place of each {activity} in the imposed order' },
  form: { fr: 'Un formulaire {registration.de}', en: '{registration.un:cap} form' },
  past: { fr: 'La date de début est passée', en: 'The start date is past' },
})

/** A missing part, said as what to add. */
export const partSentence = (part: Part): Sentence =>
  part.startsWith('sheet:') ? missingSheet(part.slice('sheet:'.length) as ProgrammeField) : fixedParts[part as keyof typeof fixedParts]

/** Sentences of the screens of events. */
export const eventsWords = { ...catalogueWords, ...buildingWords, ...actWords }

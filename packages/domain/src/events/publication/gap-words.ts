import { type Sentence, words } from '../../kernel/sentence.ts'
import type { Part } from '../rules.ts'
import type { ProgrammeField } from '../sheet.ts'
import { sheetWords } from '../syllabus/programme-words.ts'

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

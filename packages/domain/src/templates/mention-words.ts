import { words } from '../kernel/sentence.ts'

/** What the law wants a document to say, as the panel of its model calls it. */
export const mentionWords = words({
  learner: { fr: 'La personne et son employeur', en: 'The person and their employer' },
  action: { fr: 'Intitulé, nature, dates et lieu', en: 'Title, nature, dates and place' },
  hoursDone: { fr: 'Durée réellement suivie', en: 'Hours really attended' },
  results: { fr: 'Objectifs et résultats de l’évaluation', en: 'Objectives and results of the assessment' },
  signatory: { fr: 'Qui signe, où et quand', en: 'Who signs, where and when' },
  siret: { fr: 'SIRET de qui délivre', en: 'SIRET of the issuer' },
  declaration: { fr: 'Numéro de déclaration d’activité', en: 'Activity declaration number' },
  representative: { fr: 'Représentant légal de qui délivre', en: 'Legal representative of the issuer' },
  natures: { fr: 'Les quatre natures d’action du modèle officiel', en: 'The four kinds of action of the official model' },
  undertaking: { fr: 'Engagement de conserver les justificatifs', en: 'Undertaking to keep the evidence' },
  madeAt: { fr: 'Lieu, date, cachet et signature', en: 'Place, date, stamp and signature' },
  holder: { fr: 'La personne et {event.le}', en: 'The person and the {event}' },
  halfDays: { fr: 'Dates et horaires par demi-journée', en: 'Dates and times by half-day' },
  place: { fr: 'Lieu et accès, ou lien', en: 'Place and access, or link' },
  contact: { fr: 'Contact', en: 'Contact' },
  programme: { fr: 'Lien vers le programme', en: 'Link to the programme' },
  accessibility: { fr: 'Contact pour une situation de handicap', en: 'Contact for people with disabilities' },
  bring: { fr: 'Ce qu’il faut apporter', en: 'What to bring' },
  rules: { fr: 'Règlement intérieur', en: 'Internal rules' },
})

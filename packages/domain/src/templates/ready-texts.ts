import type { Locale, Sentence } from '../kernel/sentence.ts'
import type { TemplateCategory } from './category.ts'

/** Fields the ready texts merge, and what is said where one is empty, in each language. */
export const readyFields: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  fr: { organisation: 'org.name', referent: 'event.disability_referent|notre équipe' },
  en: { organisation: 'org.name', referent: 'event.disability_referent|our team' },
}

/** Words the product’s ready templates begin with, an empty line between two paragraphs. */
export const readyTexts: Readonly<Record<TemplateCategory, { opening?: Sentence; closing?: Sentence }>> = {
  attestation: {
    closing: {
      fr: '{organisation} vous remercie de votre participation.',
      en: '{organisation} thanks you for taking part.',
    },
  },
  bill: {},
  certificate: {},
  contract: {},
  credit: {},
  presence: {
    opening: {
      fr: 'Chaque personne signe elle-même, à chaque demi-journée.',
      en: 'Each person signs for themselves, at each half-day.',
    },
  },
  quote: {
    closing: {
      fr: 'Nos conditions générales de vente s’appliquent. Nous restons à votre disposition.',
      en: 'Our terms of sale apply. We remain at your disposal.',
    },
  },
  ticket: {
    closing: {
      fr: 'À apporter\u00A0: une pièce d’identité et de quoi prendre des notes.\n\nEn situation de handicap, écrivez à {referent}\u00A0: nous préparerons votre accueil.\n\nLe règlement intérieur s’applique pendant toute la durée {event.du}.',
      en: 'What to bring: an identity document and something to take notes with.\n\nIf you have a disability, write to {referent} and we will prepare your visit.\n\nThe internal rules apply throughout the {event}.',
    },
  },
}

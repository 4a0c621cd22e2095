import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** Ways a presence may be proved, chosen for each event (FOR-33, EXT-11). */
export const signingMeans = catalogue({
  account: { code: 1, label: { fr: 'Depuis son compte ou un lien personnel', en: 'From one’s account or a personal link' } },
  code: { code: 2, label: { fr: 'Avec le code affiché sur place', en: 'With the code shown on site' } },
  sent: { code: 7, label: { fr: 'Avec un code à usage unique, envoyé à chaque personne', en: 'With a one-time code sent to each person' } },
  tablet: { code: 3, label: { fr: 'Sur l’appareil {partner.du}, passé de main en main', en: 'On the {partner}’s device, passed round' } },
  paper: { code: 4, label: { fr: 'Sur une feuille papier, numérisée ensuite', en: 'On paper, scanned afterwards' } },
  meeting: {
    code: 5,
    label: {
      fr: 'En entrant dans la visioconférence, puis en signant à distance',
      en: 'By joining the video meeting, then signing remotely',
    },
  },
  door: { code: 6, label: { fr: 'En entrant, sans signer', en: 'By coming in, without signing' } },
})
export type SigningMeans = KeyOf<typeof signingMeans>

/** What a person needs to sign from their own device: nothing, a code shown on site or sent to them, or to be there; `none` where nobody signs. */
export const ownSigning = ['free', 'code', 'onSite', 'none'] as const
export type OwnSigning = (typeof ownSigning)[number]
export const ownSigningWith = (means: readonly SigningMeans[]): OwnSigning =>
  means.includes('account') || means.includes('meeting')
    ? 'free'
    : means.includes('code') || means.includes('sent')
      ? 'code'
      : means.length === 0 || means.includes('door')
        ? 'none'
        : 'onSite'

/** Whether the code shown on site is of any use: it is one of the means, or proves more where nothing is asked. */
export const acceptsShownCode = (means: readonly SigningMeans[]): boolean => means.includes('code') || ownSigningWith(means) === 'free'

/** Means of an event that chose none. */
export const usualMeans: readonly SigningMeans[] = ['account', 'tablet', 'paper']
/** The same, where the organisation asks for the code shown on site. */
export const usualMeansOf = ({ attendance_code }: { attendance_code: boolean }): readonly SigningMeans[] =>
  attendance_code ? ['code', 'tablet', 'paper'] : usualMeans

/** Seconds a shown code lasts; the one before is accepted too, for whoever was typing it (EXT-11). */
export const codeSeconds = 30

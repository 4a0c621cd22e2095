import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** Whose register is read: every one, or those of one kind of party. */
export const agreementMorphs = ['event', 'company', 'user', 'partner'] as const
export type AgreementMorph = (typeof agreementMorphs)[number]
export const isMorph = (text: unknown): text is AgreementMorph => agreementMorphs.some((morph) => morph === text)

/** Who signs: the other party, or the training body. */
export const signingSide = catalogue({
  party: { code: 1, label: { fr: 'Le cocontractant', en: 'The other party' } },
  body: { code: 2, label: { fr: 'L’organisme', en: 'The organisation' } },
})
export type SigningSide = KeyOf<typeof signingSide>

/** Who signs first. */
export const signingOrder = catalogue({
  partyFirst: { code: 1, label: { fr: 'Le cocontractant, puis l’organisme', en: 'The other party, then the organisation' } },
  bodyFirst: { code: 2, label: { fr: 'L’organisme, puis le cocontractant', en: 'The organisation, then the other party' } },
})
export type SigningOrder = KeyOf<typeof signingOrder>

/** Where a paper was signed: it sets the length of the withdrawal period (FOR-11). */
export const signingPlace = catalogue({
  onSite: { code: 1, label: { fr: 'Dans les locaux de l’organisme', en: 'On the premises' } },
  remote: { code: 2, label: { fr: 'À distance ou hors établissement', en: 'Remotely or off premises' } },
})
export type SigningPlace = KeyOf<typeof signingPlace>

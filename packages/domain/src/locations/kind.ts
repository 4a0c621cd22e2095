import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** Kinds of place, by who holds it. */
export const locationKind = catalogue({
  own: { code: 1, label: { fr: 'Dans nos murs', en: 'Our own' } },
  rented: { code: 2, label: { fr: 'Loué', en: 'Rented' } },
  customer: { code: 3, label: { fr: 'Chez le client', en: 'At a customer’s' } },
  online: { code: 4, label: { fr: 'En ligne', en: 'Online' } },
})
export type LocationKind = KeyOf<typeof locationKind>

/** What a place offers to people with a disability. */
export const accessibility = {
  step_free: { fr: 'Accès de plain-pied ou rampe (PMR)', en: 'Step-free access' },
  lift: { fr: 'Ascenseur', en: 'Lift' },
  toilets: { fr: 'Sanitaires adaptés', en: 'Accessible toilets' },
  parking: { fr: 'Stationnement réservé', en: 'Reserved parking' },
  induction_loop: { fr: 'Boucle magnétique', en: 'Induction loop' },
} as const
export type Accessibility = keyof typeof accessibility
export const accessibilityKeys = Object.keys(accessibility) as [Accessibility, ...Accessibility[]]

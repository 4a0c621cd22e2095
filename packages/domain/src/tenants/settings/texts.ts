/** Texts a tenant writes itself, each kept with its dates. */
export const ownTexts = [
  'welcome',
  'texte_bouton_inscription',
  'conditions_inscription',
  'reglement_interieur',
  'pied_page',
  'mentions_legales',
  'privacy',
  'cookies',
  'accessibility',
  'event_description',
  'event_outline',
  'event_practical',
] as const
export type OwnText = (typeof ownTexts)[number]

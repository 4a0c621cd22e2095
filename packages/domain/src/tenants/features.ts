/** Features a tenant may hold. */
export const features = [
  'accounting',
  'catalog',
  'delegation',
  'filling',
  'interactivity',
  'mailing',
  'partners',
  'payment',
  'push',
  'referent',
  'templates',
  'visio',
] as const
export type Feature = (typeof features)[number]

/** The features something answers to today: the others are kept, and not offered. */
export const offeredFeatures = [
  'accounting',
  'catalog',
  'delegation',
  'filling',
  'interactivity',
  'mailing',
  'partners',
  'payment',
  'push',
  'referent',
  'templates',
  'visio',
] as const satisfies readonly Feature[]

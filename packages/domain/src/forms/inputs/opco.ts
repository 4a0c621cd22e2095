/** The funders of training by branch (FOR-50): what a choice named `opco` offers; the key is kept, so that a name may change. */
export const opcos = {
  afdas: 'Afdas',
  akto: 'Akto',
  atlas: 'Atlas',
  constructys: 'Constructys',
  ocapiat: 'Ocapiat',
  opcommerce: 'L’Opcommerce',
  opco_2i: 'Opco 2i',
  opco_ep: 'Opco EP',
  opco_mobilites: 'Opco Mobilités',
  opco_sante: 'Opco Santé',
  uniformation: 'Uniformation',
} as const

export const isOpco = (key: string): boolean => Object.hasOwn(opcos, key)
/** What a person reads of an answer; a key nobody knows as it is. */
export const opcoName = (key: string): string => (opcos as Readonly<Record<string, string>>)[key] ?? key

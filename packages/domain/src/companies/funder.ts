/** Bodies that pay for training: the skills operators agreed since April 2019, then the funds of the self-employed (FOR-50). Proper names. */
export const funders = [
  'Afdas',
  'Akto',
  'Atlas',
  'Constructys',
  'Ocapiat',
  'L’Opcommerce',
  'Opco 2i',
  'Opco EP',
  'Opco Mobilités',
  'Opco Santé',
  'Uniformation',
  'AGEFICE',
  'FIF PL',
  'FAFCEA',
  'VIVEA',
] as const

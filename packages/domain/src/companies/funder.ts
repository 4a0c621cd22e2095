/** A body that pays for training, and the days it may be named; no bound where none is known. */
export type FundingBody = { name: string; from?: string; until?: string }

/** The skills operators were agreed on 1 April 2019, and a reform may end or merge them: an `until` keeps the name of those who paid before. */
const agreed = '2019-04-01'

/** Bodies that pay for training: the skills operators, then the funds of the self-employed (FOR-50). Proper names. */
const bodies: readonly FundingBody[] = [
  { name: 'Afdas', from: agreed },
  { name: 'Akto', from: agreed },
  { name: 'Atlas', from: agreed },
  { name: 'Constructys', from: agreed },
  { name: 'Ocapiat', from: agreed },
  { name: 'L’Opcommerce', from: agreed },
  { name: 'Opco 2i', from: agreed },
  { name: 'Opco EP', from: agreed },
  { name: 'Opco Mobilités', from: agreed },
  { name: 'Opco Santé', from: agreed },
  { name: 'Uniformation', from: agreed },
  { name: 'AGEFICE' },
  { name: 'FIF PL' },
  { name: 'FAFCEA' },
  { name: 'VIVEA' },
]

const isValid = ({ from, until }: FundingBody, day: string): boolean =>
  (from === undefined || from <= day) && (until === undefined || day <= until)

/** The bodies that may be named on a day (FOR-50). */
export const fundersOn = (day: string, known = bodies): string[] => known.filter((body) => isValid(body, day)).map(({ name }) => name)

/** Whether a known body pays nothing on a day: not yet, or no longer; a body nobody listed may be anybody. */
export const isFunderOver = (name: string, day: string, known = bodies): boolean =>
  known.some((body) => body.name === name && !isValid(body, day))

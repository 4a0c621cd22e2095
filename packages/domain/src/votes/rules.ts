import type { Majority } from './majority.ts'

export type Tally = { favour: number; against: number; abstention: number }

/** Voices that must be present or represented, of all of them; at least one where somebody may vote. */
export const quorumOf = (total: number, rate: number): number => Math.max(Math.ceil((total * rate) / 100), Math.min(total, 1))

/** Whether a resolution is adopted; `present` counts the voices present or represented when it opened. */
export function isAdopted(rule: Majority, { favour, against }: Tally, present: number): boolean {
  if (rule === 'simple') return favour > against
  if (rule === 'absolute') return favour * 2 > present
  return favour > 0 && favour * 3 >= present * 2
}

export type Right = {
  registration_id: number
  weight: number
  is_present: boolean
  /** Who votes with it, when it was given. */
  holder_id: number | null
}

/** Who votes with each right that is present or represented: its owner, or whoever it was given to once they are there. */
export function rollOf<R extends Right>(rights: readonly R[]): (R & { voter_id: number })[] {
  const present = new Set(rights.filter(({ is_present }) => is_present).map(({ registration_id }) => registration_id))
  return rights.flatMap((right) => {
    const voter_id = right.holder_id ?? right.registration_id
    return right.weight > 0 && present.has(voter_id) ? [{ ...right, voter_id }] : []
  })
}

export const voicesOf = (rights: readonly { weight: number }[]): number => rights.reduce((sum, { weight }) => sum + weight, 0)

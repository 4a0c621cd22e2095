import { type Outcome, outcomesTogether } from '@kxo/domain/kernel/bulk-preview'

/** An act on many records in requests of so many at most, one after the other; what each of them left is told together. */
export async function actInParts(ids: readonly number[], most: number, act: (ids: number[]) => Promise<Outcome>): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (let at = 0; at < ids.length; at += most) outcomes.push(await act(ids.slice(at, at + most)))
  return outcomesTogether(outcomes)
}

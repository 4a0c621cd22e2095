import type pg from 'pg'
import { type Figure, percentile } from './figure.ts'

type Measured = {
  name: string
  /** Statement of the same page, asked by a client that no fence holds. */
  bare: string
  ask: () => Promise<unknown>
  rounds?: number
}

/** An answer of the whole server against the bare SQL of the same page, one after the other, in the same run. */
export async function compared(client: pg.Client, { name, bare, ask, rounds = 200 }: Measured): Promise<Figure[]> {
  const floor: number[] = []
  const api: number[] = []
  for (let round = -15; round < rounds; round++) {
    const begun = performance.now()
    await client.query(bare)
    const between = performance.now()
    await ask()
    if (round < 0) continue
    floor.push(between - begun)
    api.push(performance.now() - between)
  }
  const [least, value] = [percentile(floor, 0.95), percentile(api, 0.95)]
  return [
    { name: `${name}: bare SQL, p95 (floor)`, value: least, unit: 'ms' },
    { name: `${name}: p95`, value, unit: 'ms', ratio: value / least, aim: '≤ 3' },
  ]
}

import { fillPath } from '@kxo/domain/kernel/contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import type { Program } from '../apps/api/src/testing/program.ts'
import { aMillionOfEach, type Million } from './a-million-of-each.ts'
import type { Figure } from './figure.ts'
import { onPostgres } from './on-postgres.ts'

const lines = 132_000
/** Registrations are seven seconds apart. */
const since = () => new Date(Date.now() - lines * 7_000).toISOString().slice(0, 10)

/** An export of some 132,000 registrations of a million, in the order of the list and sorted by what other tables say. */
export const run = (): Promise<Figure[]> =>
  onPostgres(async (program) => {
    const world = await aMillionOfEach(program)
    const figures = await measureExports({ program, ...world })
    await world.client.end()
    return figures
  })

export async function measureExports({ program, admin, tenant }: Million & { program: Program }): Promise<Figure[]> {
  const address = await program.app.listen({ port: 0, host: '127.0.0.1' })
  const path = fillPath(registrationsContract.list.path, { client: tenant.name })
  const filters = JSON.stringify([{ field: 'created_at', comparator: '>', value: since() }])
  const secondsOf = async (sort?: string): Promise<[number, number]> => {
    const begun = performance.now()
    const response = await fetch(
      `${address}/api${path}?${new URLSearchParams({ format: 'csv', filters, ...(sort && { sort }) }).toString()}`,
      {
        headers: { authorization: `Bearer ${admin.token}` },
      },
    )
    if (!response.ok || !response.body) throw new Error(`the export answered ${response.status} ${await response.text()}`)
    let read = 0
    for await (const chunk of response.body) for (const byte of chunk) if (byte === 10) read++
    return [(performance.now() - begun) / 1000, read - 1]
  }
  const [floor, exported] = await secondsOf()
  const figures: Figure[] = [{ name: `${exported} registrations exported, latest first (floor)`, value: floor, unit: 's' }]
  for (const sort of ['company_name', 'last_name', 'start_date']) {
    const [value, same] = await secondsOf(sort)
    if (same !== exported) throw new Error(`sorted by ${sort}, ${same} lines instead of ${exported}`)
    figures.push({ name: `the same sorted by ${sort}`, value, unit: 's', ratio: value / floor, aim: '≤ 1.5' })
  }
  return figures
}

import { identityContract } from '@kxo/domain/identity/contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { hashPassword } from '../apps/api/src/modules/identity/index.ts'
import { anOpenEvent } from '../apps/api/src/testing/an-open-event.ts'
import { aTenant, callAs } from '../apps/api/src/testing/world.ts'
import { type Figure, percentile } from './figure.ts'
import { onPostgres } from './on-postgres.ts'

const together = 50
const password = 'Un-mot-de-passe-2026!'

/** A list read again and again, alone, then while fifty people log in at once. */
export const run = (): Promise<Figure[]> =>
  onPostgres(async (program) => {
    const tenant = await aTenant(program)
    const admin = await tenant.anAdmin()
    const event = await anOpenEvent(tenant, { max_participants: null })
    const password_hash = await hashPassword(password)
    const people = []
    while (people.length < together) people.push(await tenant.aPerson({ password_hash }))
    for (const { id } of people)
      await callAs(program, admin, registrationsContract.start, {
        params: { client: tenant.name, id: event },
        body: { user: id, is_silent: true },
      })
    const list = async (): Promise<number> => {
      const begun = performance.now()
      await callAs(program, admin, registrationsContract.list, { params: { client: tenant.name }, query: { page: 1, page_size: 25 } })
      return performance.now() - begun
    }
    const logIn = (mail: string) =>
      // Its body is one of several ways in.
      callAs(program, null, identityContract.login, { params: {}, body: { identifier: mail, password, client: tenant.name } } as never)
    const alone: number[] = []
    for (let round = 0; round < 60; round++) alone.push(await list())
    await logIn(people[0]!.mail)
    const one = performance.now()
    await logIn(people[0]!.mail)
    const single = performance.now() - one
    let isOver = false
    const beside: number[] = []
    const begun = performance.now()
    const logIns = Promise.all(people.map(({ mail }) => logIn(mail))).finally(() => (isOver = true))
    while (!isOver) beside.push(await list())
    await logIns
    const took = performance.now() - begun
    const [floor, value] = [percentile(alone, 0.95), percentile(beside, 0.95)]
    return [
      { name: 'a list alone, p95 (floor)', value: floor, unit: 'ms' },
      { name: `the list while ${together} people log in, p95`, value, unit: 'ms', ratio: value / floor, aim: '≤ 5' },
      { name: `the longest of ${beside.length} answers then`, value: Math.max(...beside), unit: 'ms', ratio: Math.max(...beside) / floor },
      { name: 'a log-in alone', value: single, unit: 'ms' },
      { name: `${together} log-ins at once, each`, value: took / together, unit: 'ms', ratio: took / together / single },
    ]
  })

import { billingContract as contract } from '@kxo/domain/billing/contract'
import { unitPriceOf } from '@kxo/domain/kernel/money'
import pg from 'pg'
import { servedToday } from '../apps/api/src/testing/a-bill.ts'
import { aTenant, callAs } from '../apps/api/src/testing/world.ts'
import type { Figure } from './figure.ts'
import { onPostgres } from './on-postgres.ts'

const people = 20
const bills = 300
const warming = 30
const together = 8

/** Bills issued by one client and by several, through HTTP, against the bare transactions of one chain: a row held, two written, committed. */
export const run = (): Promise<Figure[]> =>
  onPostgres(async (program) => {
    const tenant = await aTenant(program)
    const admin = await tenant.anAdmin()
    const payers: number[] = []
    for (let n = 0; n < people; n++) payers.push((await tenant.aPerson()).id)
    const params = { client: tenant.name }
    const line = { name: 'Atelier', description: '', quantity: 10_000, unit_price: unitPriceOf(10_000), vat: 2000 }
    const draft = async (n: number): Promise<number> => {
      const discount = { discount: 0, discount_type: 'percent' as const }
      const body = { user: payers[n % people]!, ...servedToday, ...discount, prices_include_tax: false, lines: [{ ...line, ...discount }] }
      return (await callAs(program, admin, contract.draftBill, { params, body })).id
    }
    const issue = (id: number) => callAs(program, admin, contract.issueBill, { params: { ...params, id }, body: { is_sent: false } })

    /** Works through a list by so many at once: how many a second, and the processor time of this process for each. */
    const timed = async (ids: readonly number[], clients: number, act: (id: number, client: number) => Promise<unknown>) => {
      const queue = [...ids]
      const [begun, before] = [performance.now(), process.cpuUsage()]
      await Promise.all(
        Array.from({ length: clients }, async (_, client) => {
          for (let id = queue.pop(); id !== undefined; id = queue.pop()) await act(id, client)
        }),
      )
      const { user, system } = process.cpuUsage(before)
      return { rate: (1000 * ids.length) / (performance.now() - begun), cpu: (user + system) / 1000 / ids.length }
    }

    const ids: number[] = []
    for (let n = 0; n < 2 * bills + warming; n++) ids.push(await draft(n))
    await timed(ids.splice(0, warming), together, issue)

    const clients = await Promise.all(
      Array.from({ length: together }, async () => {
        const client = new pg.Client({ connectionString: program.databaseUrl })
        await client.connect()
        return client
      }),
    )
    await clients[0]!.query(
      'create table chain_floor (id int primary key, last int); create table chain_entries (id int primary key, record text)',
    )
    await clients[0]!.query('insert into chain_floor values (1, 0)')
    const record = 'x'.repeat(6000)
    const floor = await timed(ids.slice(0, bills), together, async (id, at) => {
      const client = clients[at]!
      await client.query('begin')
      await client.query('select last from chain_floor where id = 1 for update')
      await client.query('insert into chain_entries values ($1, $2)', [id, record])
      await client.query('update chain_floor set last = last + 1 where id = 1')
      await client.query('commit')
    })
    for (const client of clients) await client.end()

    const alone = await timed(ids.slice(0, bills), 1, issue)
    const crowd = await timed(ids.slice(bills), together, issue)
    return [
      { name: 'bare transactions of one chain, 8 clients (floor)', value: floor.rate, unit: 'a second' },
      { name: 'bills issued, 1 client', value: alone.rate, unit: 'a second', ratio: alone.rate / floor.rate },
      { name: 'bills issued, 8 clients', value: crowd.rate, unit: 'a second', ratio: crowd.rate / floor.rate, aim: '≥ 100 a second' },
      { name: 'bills issued, 8 clients for 1', value: crowd.rate / alone.rate, unit: 'times' },
      { name: 'processor time of the program for a bill', value: crowd.cpu, unit: 'ms', aim: '≤ 10' },
    ]
  })

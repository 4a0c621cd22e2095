import { randomBytes } from 'node:crypto'
import { fillPath } from '@kxo/domain/kernel/contract'
import { votesContract as contract } from '@kxo/domain/votes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAssembly, type Member } from '../../testing/an-assembly.ts'
import { control } from '../../testing/control.ts'
import { many, type Program, startProgram } from '../../testing/program.ts'
import { noRowLockOn, withoutProtection } from '../../testing/without-locks.ts'
import { aTenant, type Persona, type TenantWorld } from '../../testing/world.ts'

const crowd = 60

let program: Program
let tenant: TenantWorld
let admin: Persona
let address: string
beforeAll(async () => {
  if (!process.env['TEST_DATABASE_URL']) throw new Error('This test needs a real PostgreSQL: TEST_DATABASE_URL.')
  program = await startProgram({ connections: many })
  address = await program.app.listen({ port: 0, host: '127.0.0.1' })
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

async function post(who: Persona, path: string, body: object): Promise<{ status: number; code: string | undefined }> {
  const response = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json', 'accept-language': 'fr' },
    body: JSON.stringify(body),
  })
  return { status: response.status, code: ((await response.json()) as { code?: string }).code }
}
const vote = (who: Member, id: number, choice: number) =>
  post(who, fillPath(contract.vote.path, { client: tenant.name, id }), {
    choice,
    rights: [who.registration],
    key: randomBytes(16).toString('hex'),
  })
const voicesIn = async (id: number): Promise<number> => {
  const { rows } = await program.database.pool.query<{ n: number }>(
    'select coalesce(sum(weight), 0)::int as n from ballots where resolution_id = $1',
    [id],
  )
  return rows[0]!.n
}

describe('a room that votes at once', () => {
  const everybodyTwice = (members: readonly Member[], id: number) =>
    Promise.all(members.flatMap((who) => [vote(who, id, 1), vote(who, id, 2)]))

  test('counts one vote per right, whatever is sent', async () => {
    const { members, add, open, close, read } = await anAssembly(program, tenant, admin, { present: crowd })
    const id = await add()
    await open(id)
    const answers = await everybodyTwice(members, id)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(crowd)
    expect(answers.filter(({ code }) => code === 'alreadyVoted')).toHaveLength(crowd)
    expect(await voicesIn(id)).toBe(crowd)
    await close(id)
    const { result } = (await read(admin)).resolutions[0]!
    expect(result!.favour + result!.against).toBe(crowd)
  })

  test('control: without the constraint, rights vote twice', control, async () => {
    const { members, add, open } = await anAssembly(program, tenant, admin, { present: crowd })
    const id = await add()
    await open(id)
    const { pool } = program.database
    await pool.query('alter table votes_cast drop constraint one_vote_per_right')
    try {
      await everybodyTwice(members, id)
      expect(await voicesIn(id)).toBeGreaterThan(crowd)
    } finally {
      await pool.query('delete from ballots where resolution_id = $1', [id])
      await pool.query('alter table votes_cast disable trigger kept')
      await pool.query('delete from votes_cast where resolution_id = $1', [id])
      await pool.query('alter table votes_cast enable trigger kept')
      await pool.query('alter table votes_cast add constraint one_vote_per_right primary key (tenant_id, resolution_id, registration_id)')
    }
  })
})

describe('closing while people vote', () => {
  const closeAmidVotes = async () => {
    const { members, add, open, close, read } = await anAssembly(program, tenant, admin, { present: crowd })
    const id = await add()
    await open(id)
    const half = crowd / 2
    const [before, , after] = await Promise.all([
      Promise.all(members.slice(0, half).map((who) => vote(who, id, 1))),
      close(id),
      Promise.all(members.slice(half).map((who) => vote(who, id, 1))),
    ])
    return { id, answers: [...before, ...after], resolution: (await read(admin)).resolutions[0]! }
  }

  test('each vote is in the sealed result, or was refused', async () => {
    const { id, answers, resolution } = await closeAmidVotes()
    const accepted = answers.filter(({ status }) => status === 201).length
    expect(answers.filter(({ status, code }) => status !== 201 && code !== 'voteNotOpen')).toEqual([])
    expect(resolution).toMatchObject({ status: 'closed', cast_voices: accepted, result: { favour: accepted } })
    expect(await voicesIn(id)).toBe(accepted)
  })
})

describe('proxies given to one person at once', () => {
  const proxiesOf = async (holder: Member): Promise<number> =>
    (await tenant.inTenant((db) => db.selectFrom('vote_proxies').select('giver_id').where('holder_id', '=', holder.registration).execute()))
      .length
  const everybodyGives = async () => {
    const { at, members, add } = await anAssembly(program, tenant, admin, { present: 12 })
    await add()
    const [holder, ...givers] = members as [Member, ...Member[]]
    const giving = () => Promise.all(givers.map((who) => post(who, fillPath(contract.giveProxy.path, at), { holder: holder.registration })))
    return { holder, givers, giving }
  }

  test('stop at what the organisation lets one person hold', async () => {
    const { holder, givers, giving } = await everybodyGives()
    const answers = await giving()
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(answers.filter(({ code }) => code === 'tooManyProxies')).toHaveLength(givers.length - 2)
    expect(await proxiesOf(holder)).toBe(2)
  })

  test('control: without the lock of the assembly, one person holds too many', control, async () => {
    const { holder, giving } = await everybodyGives()
    await withoutProtection(program, { strip: noRowLockOn('assemblies') }, giving)
    expect(await proxiesOf(holder)).toBeGreaterThan(2)
  })
})

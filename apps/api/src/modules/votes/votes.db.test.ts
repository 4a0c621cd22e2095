import { randomBytes } from 'node:crypto'
import type { VoteChoice } from '@kxo/domain/votes/choice'
import { votesContract } from '@kxo/domain/votes/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAssembly, type Member } from '../../testing/an-assembly.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow, waitingJobs } from '../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { sealedContent, sealOf } from './seal-result.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const aKey = () => randomBytes(16).toString('hex')
const vote = (who: Persona, id: number, choice: VoteChoice, members: readonly Member[], key = aKey()) =>
  callAs(program, who, votesContract.vote, {
    params: { client: tenant.name, id },
    body: { choice, rights: members.map(({ registration }) => registration), key },
  })

test('an assembly votes: a proxy is held, the quorum is reached, the result is sealed and read by everybody', async () => {
  const { event, members, add, open, close, read, giveProxy } = await anAssembly(program, tenant, admin, { present: 2, away: 2 })
  const [anne, bob, carl, dora] = members as [Member, Member, Member, Member]
  const id = await add({ majority: 'absolute' })
  // Two of four are half: enough for the usual quorum; and Carl is represented.
  await giveProxy(carl, anne)
  expect((await read(anne)).quorum).toEqual({ rate: 50, total: 4, present: 3, needed: 2, is_reached: true })
  await open(id)
  expect((await read(anne)).resolutions[0]).toMatchObject({
    status: 'open',
    present_voices: 3,
    cast_voices: 0,
    result: null,
    rights: [{ registration_id: anne.registration }, { registration_id: carl.registration }],
  })
  const { numbers } = await vote(anne, id, 'favour', [anne, carl])
  expect(new Set(numbers).size).toBe(2)
  await expect(vote(dora, id, 'against', [dora])).rejects.toMatchObject({ status: 403, code: 'notOnRoll' })
  await expect(vote(bob, id, 'against', [carl])).rejects.toMatchObject({ status: 403, code: 'notOnRoll' })
  await vote(bob, id, 'against', [bob])
  // While it is open, nobody reads what is in the box.
  expect(JSON.stringify(await read(admin))).not.toContain('favour')
  await close(id)
  const result = { favour: 2, against: 1, abstention: 0, is_adopted: true, seal: expect.stringMatching(/^[0-9a-f]{64}$/) as string }
  for (const who of [dora, admin]) expect((await read(who)).resolutions[0]).toMatchObject({ status: 'closed', cast_voices: 3, result })
  await expect(vote(bob, id, 'favour', [bob])).rejects.toMatchObject({ status: 409, code: 'voteNotOpen' })
  const traces = await tenant.inTenant((db) =>
    db.selectFrom('traces').select('change').where('event_id', '=', event.id).where('action', '=', 'vote_cast').execute(),
  )
  expect(traces.map(({ change }) => Object.keys(change as object))).toEqual([['registrations'], ['registrations']])
})

test('a secret ballot names nobody and is worth one voice, whatever the voices of the right', async () => {
  const { at, members, add, open, close, read } = await anAssembly(program, tenant, admin, { present: 2 })
  const [heavy, light] = members as [Member, Member]
  await callAs(program, admin, votesContract.changeRight, { params: { ...at, registration: heavy.registration }, body: { weight: 3 } })
  const id = await add()
  await open(id)
  const { numbers } = await vote(heavy, id, 'favour', [heavy])
  await vote(light, id, 'against', [light])
  const ballots = () => tenant.inTenant((db) => db.selectFrom('ballots').selectAll().where('resolution_id', '=', id).execute())
  await close(id)
  const cast = await ballots()
  expect(cast.map(({ registration_id, weight }) => [registration_id, weight])).toEqual(Array(4).fill([null, 1]))
  expect(
    cast
      .filter(({ choice }) => choice === 1)
      .map(({ number }) => number)
      .toSorted(),
  ).toEqual(numbers.toSorted())
  // Nothing of the transaction that cast a ballot is left on it.
  const { rows } = await program.database.pool.query<{ n: number }>(
    'select count(distinct b.xmin::text)::int as n from ballots b where b.resolution_id = $1 and b.tenant_id = $2',
    [id, tenant.id],
  )
  expect(rows).toEqual([{ n: 1 }])
  expect((await read(light)).resolutions[0]?.result).toMatchObject({ favour: 3, against: 1 })
})

test('a public vote stands beside its person; one absent right is not used', async () => {
  const { members, add, open, close } = await anAssembly(program, tenant, admin, { present: 2 })
  const [anne] = members as [Member]
  const id = await add({ is_secret: false })
  await open(id)
  await vote(anne, id, 'abstention', [anne])
  await close(id)
  const cast = await tenant.inTenant((db) =>
    db.selectFrom('ballots').select(['registration_id', 'choice']).where('resolution_id', '=', id).execute(),
  )
  expect(cast).toEqual([{ registration_id: anne.registration, choice: 3 }])
})

test('the same vote sent again is answered the same; another one is refused, whoever holds the right', async () => {
  const { members, add, open, giveProxy } = await anAssembly(program, tenant, admin, { present: 2 })
  const [anne, bob] = members as [Member, Member]
  await giveProxy(bob, anne)
  const id = await add()
  await open(id)
  const key = aKey()
  const first = await vote(anne, id, 'favour', [anne, bob], key)
  expect(await vote(anne, id, 'favour', [anne, bob], key)).toEqual(first)
  await expect(vote(anne, id, 'against', [anne, bob], key)).rejects.toMatchObject({ status: 409, code: 'alreadyVoted' })
  await expect(vote(anne, id, 'favour', [bob])).rejects.toMatchObject({ code: 'alreadyVoted' })
  await expect(vote(bob, id, 'against', [bob])).rejects.toMatchObject({ code: 'notOnRoll' })
})

test('without the quorum nothing opens, and one resolution opens at a time', async () => {
  const { at, members, add, open } = await anAssembly(program, tenant, admin, { present: 1, away: 2 })
  const [first, second] = [await add(), await add({ title: 'Élire le bureau' })]
  await expect(open(first)).rejects.toMatchObject({
    status: 409,
    code: 'quorumMissing',
    message: expect.stringContaining('il en faut 2') as string,
  })
  await callAs(program, admin, votesContract.changeAssembly, { params: at, body: { quorum_rate: 33, order: [second, first] } })
  await open(second)
  await expect(open(first)).rejects.toMatchObject({ code: 'otherVoteOpen' })
  const change = { title: 'Autre', body: '', majority: 'simple', is_secret: false, version: 1 } as const
  const params = { client: tenant.name, id: second }
  await expect(callAs(program, admin, votesContract.changeResolution, { params, body: change })).rejects.toMatchObject({
    code: 'voteSettled',
  })
  await expect(callAs(program, admin, votesContract.removeResolution, { params })).rejects.toMatchObject({ code: 'voteSettled' })
  const { resolutions } = await callAs(program, members[0]!, votesContract.assembly, { params: at })
  expect(resolutions.map(({ id }) => id)).toEqual([second, first])
})

test('a person holds as many proxies as the organisation lets them, none is passed on, and none moves during a vote', async () => {
  const { at, members, add, open, giveProxy, read } = await anAssembly(program, tenant, admin, { present: 5 })
  const [anne, bob, carl, dora, emil] = members as [Member, Member, Member, Member, Member]
  await giveProxy(bob, anne)
  await giveProxy(carl, anne)
  await expect(giveProxy(dora, anne)).rejects.toMatchObject({ status: 409, code: 'tooManyProxies' })
  await expect(giveProxy(dora, bob)).rejects.toMatchObject({ code: 'proxyChain' })
  await expect(giveProxy(anne, emil)).rejects.toMatchObject({ code: 'proxyChain' })
  const back = (who: Persona, { registration }: Member) =>
    callAs(program, who, votesContract.takeProxyBack, { params: { ...at, registration } })
  await expect(back(dora, bob)).rejects.toMatchObject({ status: 403 })
  await back(bob, bob)
  await callAs(program, admin, votesContract.giveProxy, { params: at, body: { holder: anne.registration, giver: dora.registration } })
  expect((await read(anne)).own?.held).toHaveLength(2)
  await open(await add())
  await expect(giveProxy(emil, bob)).rejects.toMatchObject({ code: 'proxyWhileOpen' })
  await expect(back(carl, carl)).rejects.toMatchObject({ code: 'proxyWhileOpen' })
})

test('whoever runs the assembly is an administrator; who is not of it sees nothing; nobody votes in another’s name', async () => {
  const { event, at, members, add, open } = await anAssembly(program, tenant, admin)
  const stranger = await tenant.aPerson()
  await expect(callAs(program, stranger, votesContract.assembly, { params: at })).rejects.toMatchObject({ status: 403 })
  const body = { title: 'X', body: '', majority: 'simple', is_secret: true } as const
  await expect(callAs(program, members[0]!, votesContract.addResolution, { params: at, body })).rejects.toMatchObject({ status: 403 })
  await expect(callAs(program, members[0]!, votesContract.rights, { params: at })).rejects.toMatchObject({ status: 403 })
  const id = await add()
  await open(id)
  await expect(vote(admin, id, 'favour', [members[0]!])).rejects.toMatchObject({ code: 'notOnRoll' })
  const switchedOff = await aTenant(program, { own: [] })
  const there = await switchedOff.anAdmin()
  await expect(
    callAs(program, there, votesContract.assembly, { params: { client: switchedOff.name, id: event.id } }),
  ).rejects.toMatchObject({ status: 404 })
})

test('the database lets nothing of a closed vote change, and the seal shows what is added behind its back', async () => {
  const { members, add, open, close } = await anAssembly(program, tenant, admin)
  const [anne] = members as [Member]
  const id = await add({ is_secret: false })
  await open(id)
  await vote(anne, id, 'favour', [anne])
  await close(id)
  const attempts = [
    `update ballots set choice = 2 where resolution_id = ${id}`,
    `delete from ballots where resolution_id = ${id}`,
    `insert into ballots (tenant_id, resolution_id, number, choice, weight) values (${tenant.id}, ${id}, 'X', 1, 1)`,
    `delete from votes_cast where resolution_id = ${id}`,
    `update vote_roll set weight = 9 where resolution_id = ${id}`,
    `update resolutions set seal = 'x' where id = ${id}`,
    `delete from resolutions where id = ${id}`,
  ]
  for (const attempt of attempts)
    await expect(program.database.pool.query(attempt), attempt).rejects.toMatchObject({ code: expect.stringMatching(/^KX0/) as string })
  const content = await tenant.inTenant((db) => sealedContent(db, id))
  const { seal } = await tenant.inTenant((db) => db.selectFrom('resolutions').select('seal').where('id', '=', id).executeTakeFirstOrThrow())
  expect(sealOf(content)).toBe(seal)
  const [ballot] = content.ballots
  expect(sealOf({ ...content, ballots: [{ ...ballot!, choice: 2 }] })).not.toBe(seal)
})

test('voters are told once when voting opens and when the last vote closes, and the minutes print', async () => {
  const { event, at, members, add, open, close } = await anAssembly(program, tenant, admin, { present: 2 })
  const minutes = () =>
    program.app.inject({
      method: 'GET',
      url: `/api/clients/${tenant.name}/events/${at.id}/vote-minutes/`,
      headers: { authorization: `Bearer ${members[0]!.token}` },
    })
  const [first, second] = [await add(), await add({ title: 'Élire le bureau', is_secret: false })]
  expect((await minutes()).statusCode).toBe(409)
  for (const id of [first, second]) {
    await open(id)
    await vote(members[0]!, id, 'favour', [members[0]!])
    await close(id)
  }
  const waiting = await waitingJobs(program, tenant.id, 'tell-voters')
  for (const job of waiting) await runJobNow(program, tenant.id, 'tell-voters', job)
  const mails = await tenant.inTenant((db) =>
    db.selectFrom('mails').select(['moment', 'recipient']).where('event_id', '=', event.id).execute(),
  )
  const of = (moment: string) => mails.filter((mail) => mail.moment === moment).map(({ recipient }) => recipient)
  for (const moment of ['open_vote', 'vote_result']) expect(of(moment).toSorted()).toEqual(members.map(({ mail }) => mail).toSorted())
  const printed = await minutes()
  expect(printed.statusCode).toBe(200)
  expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(printed.rawPayload.toString('latin1')).toContain('resolution-2.json')
})

import { randomBytes } from 'node:crypto'
import { documentsContract } from '@kxo/domain/documents/contract'
import { fillPath } from '@kxo/domain/kernel/contract'
import { votesContract as contract } from '@kxo/domain/votes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAssembly, type Member } from '../../testing/an-assembly.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow } from '../../testing/run-jobs.ts'
import { sendFile } from '../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { openPersonalLink } from '../identity/links/open-link.ts'
import { tellVoters } from './jobs.ts'
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

const at = (id: number) => ({ params: { client: tenant.name, id } })
const vote = (who: Persona, id: number, member: Member) =>
  callAs(program, who, contract.vote, {
    ...at(id),
    body: { choice: 'favour', rights: [member.registration], key: randomBytes(16).toString('hex') },
  })
const lastMail = (person: Persona, moment: string) =>
  tenant.inTenant((db) =>
    db
      .selectFrom('mails')
      .select('body_text')
      .where('recipient', '=', person.mail)
      .where('moment', '=', moment)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )
const codeSentTo = async (person: Persona): Promise<string> =>
  /\b\d{6}\b/.exec((await lastMail(person, 'validation_code'))?.body_text ?? '')?.[0] ?? ''
/** The session behind the link of the mail that says the vote is open. */
async function behindLink(person: Persona, moment = 'open_vote'): Promise<Persona & { path: string }> {
  const code = /lien-sms\/([\w-]+)/.exec((await lastMail(person, moment))?.body_text ?? '')?.[1] ?? ''
  const opened = await tenant.asMachine((context) => openPersonalLink(context, { params: { client: tenant.name, code } } as never))
  return { ...person, token: opened.session.access, path: opened.path }
}

describe('who has no account votes by a link and a code', () => {
  test('reads the agenda at once, votes once the code is proved, and only once', async () => {
    const { event, members, add, open, close, read } = await anAssembly(program, tenant, admin, { present: 2 })
    const [anne, bob] = members as [Member, Member]
    const id = await add()
    await open(id)
    await runJobNow(program, tenant.id, tellVoters.name, { resolution_id: id, moment: 'open_vote' })
    const linked = await behindLink(anne)
    expect(linked.path).toBe(`/events/${event.id}/vote`)
    const before = await read(linked)
    expect([before.code_to, before.resolutions[0]?.status]).toEqual([expect.stringMatching(/^.…@/), 'open'])
    await expect(vote(linked, id, anne)).rejects.toMatchObject({ status: 403, code: 'codeNeeded' })

    await callAs(program, linked, contract.sendVoteCode, at(event.id))
    const code = await codeSentTo(anne)
    expect(code).toMatch(/^\d{6}$/)
    const prove = (typed: string, who = linked) => callAs(program, who, contract.proveVoter, { ...at(event.id), body: { code: typed } })
    await expect(prove(code === '000000' ? '000001' : '000000')).rejects.toMatchObject({ status: 422, code: 'wrongValidationCode' })
    await prove(code)
    expect((await read(linked)).code_to).toBeNull()
    expect((await vote(linked, id, anne)).numbers).toHaveLength(1)
    await expect(vote(linked, id, anne)).rejects.toMatchObject({ status: 409, code: 'alreadyVoted' })
    // Her account, should she open one, holds no second voice.
    await expect(vote(anne, id, anne)).rejects.toMatchObject({ code: 'alreadyVoted' })
    await expect(vote(linked, id, bob)).rejects.toMatchObject({ status: 403, code: 'notOnRoll' })
    await close(id)
    expect((await read(admin)).resolutions[0]?.result).toMatchObject({ favour: 1, against: 0 })
  })

  test('the code is of one session and one assembly, and never for who is signed in or not expected', async () => {
    const [first, second] = [
      await anAssembly(program, tenant, admin, { present: 1 }),
      await anAssembly(program, tenant, admin, { present: 1 }),
    ]
    const [anne] = first.members as [Member]
    const id = await first.add()
    await first.open(id)
    await runJobNow(program, tenant.id, tellVoters.name, { resolution_id: id, moment: 'open_vote' })
    const [linked, again] = [await behindLink(anne), await behindLink(anne)]
    await callAs(program, linked, contract.sendVoteCode, at(first.event.id))
    const code = await codeSentTo(anne)
    await callAs(program, linked, contract.proveVoter, { ...at(first.event.id), body: { code } })
    await expect(vote(again, id, anne)).rejects.toMatchObject({ code: 'codeNeeded' })
    await expect(callAs(program, again, contract.proveVoter, { ...at(first.event.id), body: { code } })).rejects.toMatchObject({
      code: 'wrongValidationCode',
    })
    for (const [who, event] of [
      [anne, first.event.id],
      [linked, second.event.id],
    ] as const)
      await expect(callAs(program, who, contract.sendVoteCode, at(event))).rejects.toMatchObject({ status: 403 })
  })
})

describe('who has no account delegates by a link and a code', () => {
  test('gives a proxy, takes it back, and reads the minutes, none of it before the code', async () => {
    const { event, members, add, open, close, read } = await anAssembly(program, tenant, admin, { present: 2, away: 1 })
    const [anne, bob, carl] = members as [Member, Member, Member]
    const first = await add()
    await open(first)
    await runJobNow(program, tenant.id, tellVoters.name, { resolution_id: first, moment: 'open_vote' })
    await close(first)
    const linked = await behindLink(anne)
    const give = (holder: Member) => callAs(program, linked, contract.giveProxy, { ...at(event.id), body: { holder: holder.registration } })
    const back = (who: Persona, { registration }: Member) =>
      callAs(program, who, contract.takeProxyBack, { params: { ...at(event.id).params, registration } })
    const minutes = () =>
      program.app.inject({
        method: 'GET',
        url: `/api${fillPath(contract.minutes.path, { client: tenant.name, id: event.id })}`,
        headers: { authorization: `Bearer ${linked.token}` },
      })
    const holders = () => callAs(program, linked, contract.proxyHolders, at(event.id))
    for (const act of [() => give(bob), () => back(linked, anne), holders])
      await expect(act()).rejects.toMatchObject({ status: 403, code: 'codeNeeded' })
    expect((await minutes()).statusCode).toBe(403)

    await callAs(program, linked, contract.sendVoteCode, at(event.id))
    await callAs(program, linked, contract.proveVoter, { ...at(event.id), body: { code: await codeSentTo(anne) } })
    expect(new Set((await holders()).map(({ registration_id }) => registration_id))).toEqual(new Set([bob.registration, carl.registration]))
    await give(bob)
    expect((await read(bob)).own?.held).toMatchObject([{ registration_id: anne.registration }])
    // Neither his nor hers to end.
    await expect(back(linked, carl)).rejects.toMatchObject({ status: 403 })
    await back(linked, anne)
    expect((await read(bob)).own?.held).toEqual([])
    await give(bob)
    await open(await add())
    await expect(back(linked, anne)).rejects.toMatchObject({ status: 409, code: 'proxyWhileOpen' })
    const printed = await minutes()
    expect([printed.statusCode, printed.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })

  test('declines the proxy somebody gave, who is told by mail; the link of that mail leads back to the vote', async () => {
    const { event, members, read, giveProxy } = await anAssembly(program, tenant, admin, { present: 3 })
    const [anne, bob, carl] = members as [Member, Member, Member]
    await giveProxy(anne, bob)
    const linked = await behindLink(bob, 'give_proxy')
    expect(linked.path).toBe(`/events/${event.id}/vote`)
    const decline = (who: Persona) =>
      callAs(program, who, contract.takeProxyBack, { params: { ...at(event.id).params, registration: anne.registration } })
    await expect(decline(linked)).rejects.toMatchObject({ status: 403, code: 'codeNeeded' })
    await expect(decline(carl)).rejects.toMatchObject({ status: 403 })
    await callAs(program, linked, contract.sendVoteCode, at(event.id))
    await callAs(program, linked, contract.proveVoter, { ...at(event.id), body: { code: await codeSentTo(bob) } })
    await decline(linked)
    expect((await read(anne)).own?.given_to).toBeNull()
    expect((await lastMail(anne, 'decline_proxy'))?.body_text).toMatch(/ne pourra pas voter pour vous/)
    await giveProxy(anne, carl)
    await expect(decline(linked)).rejects.toMatchObject({ status: 403 })
  })
})

describe('documents of a resolution', () => {
  const attach = (who: Persona, id: number, name = 'Comptes.pdf') =>
    sendFile(program, who, contract.addResolutionDocument, { ...at(id), name, bytes: Buffer.from('%PDF-1.4 comptes') })
  const readBytes = (who: Persona, id: number, document: number) =>
    program.app.inject({
      method: 'GET',
      url: `/api${fillPath(contract.readResolutionDocument.path, { client: tenant.name, id, document })}`,
      headers: { authorization: `Bearer ${who.token}` },
    })

  test('are read before voting, settled once it opens, and sealed with the result', async () => {
    const { event, members, add, open, close, read } = await anAssembly(program, tenant, admin, { present: 1 })
    const [anne] = members as [Member]
    const id = await add()
    await expect(attach(anne, id)).rejects.toMatchObject({ status: 403 })
    const [remaining, removed] = [await attach(admin, id), await attach(admin, id, 'Ancien.pdf')]
    await callAs(program, admin, contract.removeResolutionDocument, { params: { ...at(id).params, document: removed.id } })
    expect((await read(anne)).resolutions[0]?.documents).toEqual([{ ...remaining, name: 'Comptes.pdf' }])
    expect((await readBytes(anne, id, remaining.id)).body).toBe('%PDF-1.4 comptes')
    const stranger = await tenant.aPerson()
    expect((await readBytes(stranger, id, remaining.id)).statusCode).toBe(403)
    expect((await readBytes(anne, id, removed.id)).statusCode).toBe(404)
    const { results } = await callAs(program, anne, documentsContract.documents, {
      params: { client: tenant.name },
      query: { page: 1, page_size: 25, event: event.id },
    })
    expect(results.map(({ name }) => name)).toEqual(['Comptes.pdf'])
    await open(id)
    await expect(attach(admin, id)).rejects.toMatchObject({ status: 409, code: 'voteSettled' })
    await expect(
      callAs(program, admin, contract.removeResolutionDocument, { params: { ...at(id).params, document: remaining.id } }),
    ).rejects.toMatchObject({ code: 'voteSettled' })
    // The database holds it too, whatever the call.
    await expect(
      tenant.inTenant((db) => db.deleteFrom('resolution_documents').where('resolution_id', '=', id).execute()),
    ).rejects.toMatchObject({ code: 'KX021' })
    await close(id)
    const content = await tenant.inTenant((db) => sealedContent(db, id))
    expect(content.documents).toEqual([{ name: 'Comptes.pdf', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string }])
    expect((await read(anne)).resolutions[0]?.result?.seal).toBe(sealOf(content))
  })

  test('leave with the resolution taken off the agenda', async () => {
    const { add } = await anAssembly(program, tenant, admin, { present: 1 })
    const id = await add()
    const { id: document } = await attach(admin, id)
    await callAs(program, admin, contract.removeResolution, at(id))
    const left = await tenant.inTenant((db) => db.selectFrom('documents').select('id').where('id', '=', document).execute())
    expect(left).toEqual([])
  })
})

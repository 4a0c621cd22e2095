import { documentsContract } from '@kxo/domain/documents/contract'
import { ownPapersContract as own } from '@kxo/domain/documents/requests/own-papers-contract'
import { papersContract as contract } from '@kxo/domain/papers/contract'
import { partnerRecordsContract as records } from '@kxo/domain/partners/records/record-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { sendFile } from '../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let elsewhere: TenantWorld
const people: Record<string, Persona> = {}
let paul: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  elsewhere = await aTenant(program)
  const company_id = await tenant.inTenant(
    async (db) => (await db.insertInto('companies').values({ name: 'Atelier' }).returning('id').executeTakeFirstOrThrow()).id,
  )
  const admin = await tenant.anAdmin()
  Object.assign(people, {
    admin,
    limited: await tenant.aPerson({ is_admin: true, profile_code: 'ADM', is_restricted: 2 }),
    consultant: await tenant.aPerson({ profile_code: 'CNS' }),
    owner: await tenant.aPerson({ company_id, first_name: 'Léa' }),
    colleague: await tenant.aPerson({ company_id }),
    referent: await tenant.aReferent(company_id),
    otherPartner: await tenant.aPartner(),
    adminElsewhere: await elsewhere.anAdmin(),
    personElsewhere: await elsewhere.aPerson(),
  })
  paul = await tenant.aPerson({ company_id, first_name: 'Paul', is_partner: true })
  await callAs(program, admin, records.create, { params: { client: tenant.name }, body: { user_id: paul.id, kind: 'provider' } })
})
afterAll(() => program.close())

const params = () => ({ client: tenant.name })

/** Somebody is asked for a paper and deposits it. @returns the request, the document and what its bytes are found by */
async function deposited(who: Persona, name: string, as_partner: boolean) {
  const body = { users: [who.id], kind: 'other' as const, name, as_partner }
  await callAs(program, people['admin']!, contract.ask, { params: params(), body })
  const paper = (await callAs(program, who, own.list, { params: params() })).find((one) => one.name === name)!.id
  await sendFile(program, who, own.deposit, { params: { ...params(), paper }, name: 'p.pdf', bytes: `%PDF-1.7 ${name}` })
  const stored = await tenant.inTenant((db) =>
    db
      .selectFrom('document_requests as q')
      .innerJoin('documents as d', 'd.id', 'q.document_id')
      .innerJoin('files as f', 'f.id', 'd.file_id')
      .select(['d.id', 'f.id as file', 'f.storage_key'])
      .where('q.id', '=', paper)
      .executeTakeFirstOrThrow(),
  )
  return { paper, ...stored }
}

/** Those who are given the bytes, by each way there is to ask for them: all ways agree. */
async function openedBy({ id, file, storage_key }: { id: number; file: number; storage_key: string }): Promise<string[]> {
  const opened: string[] = []
  for (const [name, who] of Object.entries({ ...people, paul })) {
    const answers = await Promise.all(
      [{ path: String(id) }, { path: String(id), inline: true }, { file }].map((payload) =>
        program.app.inject({ method: 'POST', url: '/api/download/', headers: { authorization: `Bearer ${who.token}` }, payload }),
      ),
    )
    const codes = [...new Set(answers.map(({ statusCode }) => statusCode))]
    expect([name, codes]).toEqual([name, [expect.toSatisfy((code: number) => code === 200 || code === 404)]])
    if (codes[0] === 200) opened.push(name)
    else {
      const byPlace = { path: storage_key }
      const answer = await program.app.inject({
        method: 'POST',
        url: '/api/download/',
        headers: { authorization: `Bearer ${who.token}` },
        payload: byPlace,
      })
      expect([name, answer.statusCode]).toEqual([name, 404])
    }
  }
  return opened.toSorted()
}

/** Those whose lists of documents show it, their company’s too. */
async function listedTo(id: number): Promise<string[]> {
  const listed: string[] = []
  const lists = [{ user: 'me' }, { user: 'given' }, {}] as const
  for (const [name, who] of Object.entries({ ...people, paul })) {
    const client = name.endsWith('Elsewhere') ? elsewhere.name : tenant.name
    for (const query of lists) {
      const answer = await callAs(program, who, documentsContract.documents, {
        params: { client },
        query: { page: 1, page_size: 100, ...query } as never,
      }).catch(() => ({ results: [] }))
      if (answer.results.some((one) => one.id === id) && !listed.includes(name)) listed.push(name)
    }
  }
  return listed.toSorted()
}

test('what a person deposits is opened by them and by the administration, never by a colleague, their referent or another tenant', async () => {
  const accord = await deposited(people['owner']!, 'Accord', false)
  const followers = ['admin', 'consultant', 'limited', 'owner']
  expect(await openedBy(accord)).toEqual(followers)
  expect((await listedTo(accord.id)).filter((name) => !followers.includes(name))).toEqual([])
  for (const name of ['colleague', 'referent', 'otherPartner', 'admin'])
    await expect(
      callAs(program, people[name]!, own.withdraw, { params: { ...params(), paper: accord.paper } }),
      `${name} withdraws it`,
    ).rejects.toMatchObject({ status: 404 })
})

test('what a partner deposits is opened by them and by who follows partners: not by restricted administrators, nor by another partner', async () => {
  const insurance = await deposited(paul, 'Assurance', true)
  const followers = ['admin', 'consultant', 'paul']
  expect(await openedBy(insurance)).toEqual(followers)
  expect((await listedTo(insurance.id)).filter((name) => !followers.includes(name))).toEqual([])
  const row = (who: Persona, tab: 'contacts' | 'partners') =>
    callAs(program, who, contract.register, { params: params(), query: { page: 1, page_size: 100, tab } })
  expect((await row(people['consultant']!, 'partners')).results.map(({ document }) => document)).toContain(insurance.id)
  expect((await row(people['limited']!, 'contacts')).results.map(({ document }) => document)).not.toContain(insurance.id)
})

test('once refused and replaced, or opened to its person alone, it stays closed to the same people', async () => {
  const first = await deposited(people['owner']!, 'Justificatif', false)
  const admin = people['admin']!
  await callAs(program, admin, contract.decide, { params: { ...params(), id: first.id }, body: { is_accepted: false, reason: 'Flou' } })
  await sendFile(program, people['owner']!, own.deposit, {
    params: { ...params(), paper: first.paper },
    name: 'q.pdf',
    bytes: '%PDF-1.7 net',
  })
  expect(await openedBy(first)).toEqual(['admin', 'consultant', 'limited', 'owner'])
  // A level may be opened to its person: not to those of their company.
  const [row] = (
    await callAs(program, admin, contract.register, { params: params(), query: { page: 1, page_size: 100, tab: 'contacts' } })
  ).results.filter((one) => one.name === 'Justificatif')
  await callAs(program, admin, contract.change, {
    params: { ...params(), id: row!.id },
    body: { name: 'Justificatif', kind: 'other', restriction: 'contact' },
  })
  const changed = await tenant.inTenant((db) =>
    db
      .selectFrom('documents as d')
      .innerJoin('files as f', 'f.id', 'd.file_id')
      .select(['d.id', 'f.id as file', 'f.storage_key'])
      .where('d.id', '=', row!.id)
      .executeTakeFirstOrThrow(),
  )
  expect(await openedBy(changed)).toEqual(['admin', 'consultant', 'limited', 'owner'])
})

import { consumersContract as contract } from '@kxo/domain/consumers/contract'
import { declarationLimits } from '@kxo/domain/consumers/rules'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type TenantWorld } from '../../testing/world.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())

const seller = () => aTenant(program, { params: { sells_to_consumers: true }, label: 'Atelier' })
const declare = (world: TenantWorld, body: object = {}, headers: Record<string, string> = {}) =>
  callAs(program, null, contract.declareEnding, {
    params: { client: world.name },
    body: { kind: 'withdrawal', name: 'Léa Consommatrice', contract: 'CMD-2026-12', mail: 'lea@ailleurs.test', ...body },
    headers,
  })
const mailsOf = (world: TenantWorld) =>
  world.inTenant((db) => db.selectFrom('mails').select(['moment', 'recipient', 'subject', 'body_text']).orderBy('id').execute())

describe('consumers end a contract (PRV-52, PRV-53)', () => {
  test('a withdrawal is kept, receipted with its content, date and time, and becomes something to do; nothing is cancelled', async () => {
    const world = await seller()
    await world.anAdmin({ is_super_admin: true })
    const boss = await world.anAdmin({ last_name: 'Première' })
    const other = await world.anAdmin({ last_name: 'Seconde' })
    await world.anAdmin({ is_restricted: 1 })
    const { declared_at } = await declare(world, { reason: 'Changement d’avis' })
    const rows = await world.inTenant((db) => db.selectFrom('contract_endings').selectAll().execute())
    expect(rows).toMatchObject([
      { kind: 'withdrawal', name: 'Léa Consommatrice', contract: 'CMD-2026-12', mail: 'lea@ailleurs.test', reason: 'Changement d’avis' },
    ])
    expect(rows[0]!.declared_at).toEqual(declared_at)

    const mails = await mailsOf(world)
    const receipt = mails.find(({ recipient }) => recipient === 'lea@ailleurs.test')!
    expect(receipt).toMatchObject({ moment: 'contract_withdrawal_receipt', subject: 'Accusé de réception de votre rétractation' })
    for (const part of ['Léa Consommatrice', 'CMD-2026-12', 'lea@ailleurs.test', 'Changement d’avis', String(declared_at.getUTCFullYear())])
      expect(receipt.body_text).toContain(part)
    expect(receipt.body_text).toContain(formatDateTime(declared_at, 'fr', { style: 'long' }))
    const notified = mails.filter(({ moment }) => moment === 'contract_ending_declared').map(({ recipient }) => recipient)
    expect(notified.toSorted()).toEqual([boss.mail, other.mail].toSorted())

    const tasks = await world.inTenant((db) => db.selectFrom('tasks').select(['todo_user_id', 'label', 'detail_text']).execute())
    expect(tasks).toEqual([
      {
        todo_user_id: boss.id,
        label: 'Rétractation\u00A0: Léa Consommatrice, contrat ou commande CMD-2026-12',
        detail_text: expect.stringContaining('Rien n’a été annulé'),
      },
    ])
    const traces = await world.inTenant((db) =>
      db.selectFrom('traces').select(['info', 'is_private']).where('action', '=', 'declare_contract_ending').execute(),
    )
    expect(traces).toEqual([{ info: 'withdrawal', is_private: true }])
  })

  test('the receipt carries no link in a name, whoever’s address was typed', async () => {
    const world = await seller()
    await declare(world, { name: 'Gagnez https://spam.test/or' })
    const [receipt] = await mailsOf(world)
    expect(receipt!.body_text).toContain('Gagnez')
    expect(receipt!.body_text).not.toContain('spam.test/or')
    expect(await world.inTenant((db) => db.selectFrom('contract_endings').select('name').execute())).toEqual([
      { name: 'Gagnez https://spam.test/or' },
    ])
  })

  test('a termination is answered in the language of the page, with its own receipt', async () => {
    const world = await seller()
    await declare(world, { kind: 'termination' }, { 'accept-language': 'en' })
    const [receipt] = await mailsOf(world)
    expect(receipt).toMatchObject({ moment: 'contract_termination_receipt', subject: 'Receipt of your termination' })
    expect(receipt!.body_text).toContain('Reason: –')
  })

  test('a seller whose space is suspended is still withdrawn from: the receipt and the task are written', async () => {
    const world = await seller()
    const boss = await world.anAdmin()
    await world.inTenant((db) => db.updateTable('tenants').set({ suspended_at: new Date() }).execute())
    program.services.tenants.forget()
    await declare(world)
    expect((await mailsOf(world)).map(({ moment }) => moment)).toContain('contract_withdrawal_receipt')
    expect(await world.inTenant((db) => db.selectFrom('tasks').select('todo_user_id').execute())).toEqual([{ todo_user_id: boss.id }])
    await expect(
      callAs(program, boss, contract.endings, { params: { client: world.name }, query: { page: 1, page_size: 25 } }),
    ).rejects.toMatchObject({ code: 'suspended' })
  })

  test('the same answer whether the mail and the number are known or not', async () => {
    const world = await seller()
    const person = await world.aPerson()
    const known = await declare(world, { mail: person.mail })
    const unknown = await declare(world, { mail: 'nobody@ailleurs.test', contract: 'jamais vu' })
    expect(Object.keys(known)).toEqual(Object.keys(unknown))
    const mailed = await world.inTenant((db) => db.selectFrom('mails').select('user_id').execute())
    expect(mailed.map(({ user_id }) => user_id)).toEqual([null, null])
  })

  test('full administrators list what was declared, by kind, by word and as a file; nobody else does', async () => {
    const world = await seller()
    const boss = await world.anAdmin()
    await declare(world, { reason: 'Changement d’avis' })
    await declare(world, { kind: 'termination', name: 'Noé Abonné', contract: 'ABO-7', mail: 'noe@ailleurs.test' })
    const list = (query: object = {}) =>
      callAs(program, boss, contract.endings, { params: { client: world.name }, query: { page: 1, page_size: 25, ...query } })
    const { results, count } = await list()
    expect([count, ...results.map(({ name }) => name)]).toEqual([2, 'Noé Abonné', 'Léa Consommatrice'])
    expect(results[1]).toEqual({
      id: expect.any(Number),
      kind: 'withdrawal',
      name: 'Léa Consommatrice',
      contract: 'CMD-2026-12',
      mail: 'lea@ailleurs.test',
      reason: 'Changement d’avis',
      declared_at: expect.any(Date),
    })
    const namesOf = async (query: object) => (await list(query)).results.map(({ name }) => name)
    expect(await namesOf({ filters: [{ field: 'kind', comparator: '=', value: 'withdrawal' }] })).toEqual(['Léa Consommatrice'])
    expect(await namesOf({ q: 'abo-7' })).toEqual(['Noé Abonné'])
    expect(await namesOf({ sort: 'declared_at' })).toEqual(['Léa Consommatrice', 'Noé Abonné'])

    const file = await program.app.inject({
      url: `/api/clients/${world.name}/contract-endings/?format=csv&columns=name,kind`,
      headers: { authorization: `Bearer ${boss.token}`, 'accept-language': 'fr' },
    })
    expect(file.body.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFNom;Déclaration',
      'Noé Abonné;Résiliation',
      'Léa Consommatrice;Rétractation',
    ])
    const traced = world.inTenant((db) => db.selectFrom('traces').select('info').where('action', '=', 'export_list').execute())
    expect(await traced).toEqual([{ info: 'contract endings' }])

    for (const actor of [await world.anAdmin({ is_restricted: 2 }), await world.aPerson()])
      await expect(
        callAs(program, actor, contract.endings, { params: { client: world.name }, query: { page: 1, page_size: 25 } }),
      ).rejects.toMatchObject({ status: 403 })
  })

  test('evidence never changes', async () => {
    const world = await seller()
    await declare(world)
    for (const change of [sql`update contract_endings set name = 'x'`, sql`delete from contract_endings`])
      await expect(world.inTenant((db) => change.execute(db))).rejects.toMatchObject({ code: '42501' })
  })

  test('does not exist where nothing is sold to consumers, and asks for what the law names', async () => {
    await expect(declare(await aTenant(program))).rejects.toMatchObject({ status: 404 })
    const world = await seller()
    const answer = await program.app.inject({
      method: 'POST',
      url: `/api/clients/${world.name}/public/contract-endings/`,
      payload: { kind: 'withdrawal', name: ' ', contract: '', mail: 'x' },
    })
    const { details } = answer.json() as { details: { field: string }[] }
    expect([answer.statusCode, ...details.map(({ field }) => field)]).toEqual([422, 'name', 'contract', 'mail'])
  })

  test('is limited, for one mail a day and for one address an hour', async () => {
    const world = await seller()
    for (let n = 0; n < declarationLimits.perAddressAnHour; n++) await declare(world, { mail: `p${n}@ailleurs.test` })
    await expect(declare(world, { mail: 'encore@ailleurs.test' })).rejects.toMatchObject({ status: 429 })
    expect(await world.inTenant((db) => db.selectFrom('contract_endings').select('id').execute())).toHaveLength(
      declarationLimits.perAddressAnHour,
    )
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contactActsContract as acts } from '@kxo/domain/contacts/acts-contract'
import { contactsContract as contract } from '@kxo/domain/contacts/contract'
import { mergesContract } from '@kxo/domain/contacts/merge/merges-contract'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { sendFile } from '../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let companies: { acme: number; other: number }
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { params: { region_response: 'code_postal' } })
  admin = await tenant.anAdmin({ first_name: 'Claire', last_name: 'Moreau' })
  companies = await tenant.inTenant(async (db) => {
    const company = async (name: string) => (await db.insertInto('companies').values({ name }).returning('id').executeTakeFirstOrThrow()).id
    await db
      .insertInto('regions')
      .values({ name: 'Île-de-France', departements: ['75'] })
      .execute()
    await db
      .insertInto('regions')
      .values({ name: 'Bretagne', departements: ['35'] })
      .execute()
    return { acme: await company('Acme'), other: await company('Autre') }
  })
})
afterAll(() => program.close())

const at = (id: number) => ({ client: tenant.name, id })
const read = (who: Persona, id: number) => callAs(program, who, contract.get, { params: at(id) })
const change = async (who: Persona, id: number, body: object) =>
  callAs(program, who, contract.change, { params: at(id), body: { version: (await read(who, id)).version, ...body } })
const act = (who: Persona, name: 'invite' | 'validate' | 'activate' | 'suspend' | 'reactivate' | 'disable', id: number, reason?: string) =>
  callAs(program, who, acts[name], { params: at(id), body: reason ? { reason } : {} })
const withStatus = async (status: number, fields: object = {}) => {
  const person = await tenant.aPerson()
  await tenant.inTenant((db) =>
    db
      .updateTable('users')
      .set({ status, ...fields })
      .where('id', '=', person.id)
      .execute(),
  )
  return person
}
const mailsTo = (mail: string) =>
  tenant.inTenant((db) => db.selectFrom('mails').select(['moment', 'recipient']).where('recipient', '=', mail).orderBy('id').execute())
const tracesOf = (id: number) =>
  tenant.inTenant((db) =>
    db
      .selectFrom('traces')
      .select(['action', 'change', 'info'])
      .where('subject', '=', 'user')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute(),
  )
const outcome = (work: Promise<unknown>) => work.then(() => 200).catch((error: { status: number }) => error.status)

describe('a record', () => {
  it('keeps every field, the phone in one writing (ID-04), the region of the postal code (ID-20)', async () => {
    const { id } = await tenant.aPerson()
    const changed = await change(admin, id, {
      civility: 'mrs',
      job: 'Comptable',
      phone: '+33 (0)6 12 34 56 78',
      code_postal: '75008',
      town: 'Paris',
      company: companies.acme,
      manager: admin.id,
      is_prospect: true,
      accounting_code: 'C001',
      employees_number: 12,
    })
    expect(changed).toMatchObject({
      civility: 'mrs',
      phone: '+33612345678',
      region_name: 'Île-de-France',
      company_name: 'Acme',
      manager_name: 'Claire Moreau',
      employees_number: 12,
      changed_by: 'Claire Moreau',
    })
    expect(await change(admin, id, { code_postal: '35000' })).toMatchObject({ region_name: 'Bretagne', is_region_manual: false })
    const idf = await tenant.inTenant((db) =>
      db.selectFrom('regions').select('id').where('name', '=', 'Île-de-France').executeTakeFirstOrThrow(),
    )
    await change(admin, id, { region: idf.id, is_region_manual: true })
    expect(await change(admin, id, { code_postal: '35200' })).toMatchObject({ region_name: 'Île-de-France', is_region_manual: true })
    expect(await change(admin, id, { is_region_manual: false })).toMatchObject({ region_name: 'Bretagne' })
  })

  it('says that a postal code is wrong, and which company does not exist', async () => {
    const { id } = await tenant.aPerson()
    const { version } = await read(admin, id)
    const send = (payload: object) =>
      program.app
        .inject({
          method: 'PATCH',
          url: `/api/clients/${tenant.name}/users/${id}/`,
          headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'fr' },
          payload: { version, ...payload },
        })
        .then((response) => response.json())
    expect(await send({ code_postal: '123456789' })).toMatchObject({
      details: [{ field: 'code_postal', message: 'Format de code postal erroné' }],
    })
    expect(await send({ company: 999_999 })).toMatchObject({ code: 'invalid', details: [{ field: 'company' }] })
  })

  test('what each one reads and changes of it', async () => {
    const { id } = await tenant.aPerson({ company_id: companies.acme })
    await change(admin, id, { birth_date: '1980-02-03', town: 'Rennes' })
    const who: Record<string, Persona> = {
      admin,
      readonly: await tenant.anAdmin({ is_restricted: 1 }),
      limited: await tenant.anAdmin({ is_restricted: 2 }),
      consultant: await tenant.aPerson({ profile_code: 'CNS' }),
      referent: await tenant.aReferent(companies.acme),
      'other referent': await tenant.aReferent(companies.other),
      user: await tenant.aPerson({ company_id: companies.acme }),
    }
    const seen: Record<string, unknown> = {}
    for (const [name, person] of Object.entries(who)) {
      const record = await read(person, id).catch(({ status }: { status: number }) => status)
      seen[name] = [
        typeof record === 'number' ? record : record.birth_date,
        await outcome(change(person, id, { job: `par ${name}`, town: `par ${name}` })),
      ]
    }
    expect(seen).toEqual({
      admin: ['1980-02-03', 200],
      readonly: ['1980-02-03', 403],
      limited: ['1980-02-03', 200],
      consultant: ['1980-02-03', 200],
      referent: [null, 200],
      'other referent': [404, 404],
      user: [404, 404],
    })
    // A referent changes the job, not where the person lives.
    expect(await read(admin, id)).toMatchObject({ job: 'par referent', town: 'par consultant' })
  })

  it('lets only an administrator of the whole menu touch an administrator, so that no mail changed takes an account', async () => {
    const target = await tenant.anAdmin()
    const limited = await tenant.anAdmin({ is_restricted: 2 })
    const consultant = await tenant.aPerson({ profile_code: 'CNS' })
    for (const who of [limited, consultant]) {
      expect(await outcome(change(who, target.id, { mail: 'vole@essai.test' }))).toBe(403)
      expect(await outcome(callAs(program, who, acts.sendPasswordLink, { params: at(target.id) }))).toBe(403)
      expect(await outcome(act(who, 'disable', target.id))).toBe(403)
      expect(await outcome(change(who, (await tenant.aPerson()).id, { profile_code: 'CNS' }))).toBe(403)
    }
    expect(await outcome(change(admin, target.id, { job: 'Direction' }))).toBe(200)
  })

  it('leaves the address of who signs in with it to an unrestricted administrator, even through a merge (PRV-40)', async () => {
    const limited = await tenant.anAdmin({ is_restricted: 2 })
    const consultant = await tenant.aPerson({ profile_code: 'CNS' })
    const target = await tenant.aPerson({ password_hash: 'scrypt' })
    const invited = await tenant.aPerson()
    for (const [n, who] of [limited, consultant].entries()) {
      await expect(change(who, target.id, { mail: 'vole@essai.test' })).rejects.toMatchObject({ status: 403, code: 'mailOfTheirs' })
      expect(await outcome(change(who, consultant.id, { mail: 'vole@essai.test' }))).toBe(403)
      expect(await outcome(change(who, invited.id, { mail: `corrigee-${n}@essai.test` }))).toBe(200)
    }
    const merge = callAs(program, limited, mergesContract.merge, {
      params: { client: tenant.name },
      body: { kept: target.id, ids: [target.id, invited.id], from: { mail: invited.id } },
    })
    await expect(merge).rejects.toMatchObject({ status: 403, code: 'mailOfTheirs' })
    expect(await read(admin, target.id)).toMatchObject({ mail: target.mail, has_password: true })
    expect(await outcome(change(admin, target.id, { mail: 'rendue@essai.test' }))).toBe(200)
  })

  it('writes to the address left and to the address taken, and refuses one already used', async () => {
    const { id, mail } = await tenant.aPerson()
    const { mail: used } = await tenant.aPerson()
    await change(admin, id, { mail: 'Neuve@Essai.test' })
    expect(await mailsTo(mail)).toEqual([{ moment: 'change_mail', recipient: mail }])
    expect(await mailsTo('neuve@essai.test')).toEqual([{ moment: 'change_mail', recipient: 'neuve@essai.test' }])
    await expect(change(admin, id, { mail: used })).rejects.toMatchObject({ status: 409, message: 'L’e-mail existe probablement déjà' })
  })

  it('keeps who belonged to which company, and the history before and after, by name', async () => {
    const { id } = await tenant.aPerson({ company_id: companies.other })
    await change(admin, id, { company: companies.acme, profile_code: 'REF' })
    await change(admin, id, { company: null })
    const memberships = await tenant.inTenant((db) =>
      db.selectFrom('memberships').select(['company_id', 'is_referent', 'ended_at']).where('user_id', '=', id).orderBy('id').execute(),
    )
    expect(memberships).toMatchObject([
      { company_id: companies.other, ended_at: expect.anything() },
      { company_id: companies.acme, is_referent: true, ended_at: expect.anything() },
    ])
    expect(await read(admin, id)).toMatchObject({ company: null, profile_code: 'USR' })
    const history = await callAs(program, admin, acts.history, { params: at(id), query: { page: 1, page_size: 25 } })
    expect(history.results.find(({ action }) => action === 'update_user')).toMatchObject({
      by: 'Claire Moreau',
      changes: [{ field: 'company', before: 'Acme', after: null }],
    })
    expect(history.count).toBe(history.results.length)
    expect(
      await outcome(callAs(program, await tenant.aPerson(), acts.history, { params: at(id), query: { page: 1, page_size: 25 } })),
    ).toBe(403)
  })

  it('belongs to its tenant', async () => {
    const elsewhere = await aTenant(program)
    const foreigner = await elsewhere.anAdmin()
    const { id } = await tenant.aPerson()
    expect(await outcome(callAs(program, foreigner, contract.get, { params: { client: elsewhere.name, id } }))).toBe(404)
    expect(await outcome(callAs(program, foreigner, acts.disable, { params: { client: elsewhere.name, id }, body: {} }))).toBe(404)
  })
})

describe('acts on an account', () => {
  it.each([
    ['invite', 0, 'invited', ['choose_password']],
    ['invite', 1, 'invited', ['choose_password']],
    ['validate', 3, 'validated', ['validate_user']],
    ['activate', 4, 'active', []],
    ['suspend', 5, 'suspended', []],
    ['reactivate', 6, 'active', []],
    ['disable', 5, 'disabled', ['disable_user']],
    ['reactivate', 8, 'active', []],
  ] as const)('%s from %i leads to %s and writes %j', async (name, from, to, moments) => {
    const person = await withStatus(from)
    expect(await act(admin, name, person.id)).toMatchObject({ status: to })
    expect((await mailsTo(person.mail)).map(({ moment }) => moment)).toEqual(moments)
    expect((await tracesOf(person.id)).at(-1)).toMatchObject({ action: `${name}_user` })
  })

  it.each([
    ['validate', 5],
    ['suspend', 8],
    ['invite', 5],
    ['reactivate', 5],
    ['disable', 8],
    ['activate', 6],
  ] as const)('%s is refused from %i, naming both states', async (name, from) => {
    const person = await withStatus(from)
    await expect(act(admin, name, person.id)).rejects.toMatchObject({ status: 409, code: 'wrongTransition' })
  })

  it('ends the sessions of who is suspended or disabled, and tells why', async () => {
    const person = await tenant.aPerson()
    expect(await outcome(read(person, person.id))).toBe(200)
    await act(admin, 'suspend', person.id, 'Demande du service juridique')
    expect(await outcome(read(person, person.id))).toBe(401)
    const open = await tenant.inTenant((db) =>
      db.selectFrom('sessions').select('id').where('user_id', '=', person.id).where('revoked_at', 'is', null).execute(),
    )
    expect(open).toEqual([])
    expect((await tracesOf(person.id)).at(-1)).toMatchObject({ info: 'Demande du service juridique' })
  })

  it('is done by those who write, on others than themselves', async () => {
    const person = await withStatus(5)
    for (const who of [await tenant.anAdmin({ is_restricted: 1 }), await tenant.aReferent(companies.acme), await tenant.aPerson()])
      expect([403, 404]).toContain(await outcome(act(who, 'suspend', person.id)))
    expect(await outcome(act(admin, 'disable', admin.id))).toBe(403)
  })
})

describe('a profile to complete', () => {
  it('opens the account once its person has given what was missing, not before, and not by somebody else’s hand', async () => {
    const person = await withStatus(2)
    const place = { address: '1 rue Haute', code_postal: '35000', town: 'Rennes' }
    expect(await change(person, person.id, place)).toMatchObject({ status: 'toComplete' })
    expect(await change(admin, person.id, { phone: '0612345678' })).toMatchObject({ status: 'toComplete' })
    expect(await change(person, person.id, { job: 'Juriste' })).toMatchObject({ status: 'active' })
  })
})

describe('rights', () => {
  const setRights = async (
    who: Persona,
    id: number,
    body: { is_admin: boolean; is_restricted?: 'none' | 'limited'; has_tasks?: boolean },
  ) => callAs(program, who, acts.setRights, { params: at(id), body: { version: (await read(admin, id)).version, ...body } })

  it('are given by administrators of the whole menu only, never to oneself', async () => {
    const person = await tenant.aPerson()
    expect(await setRights(admin, person.id, { is_admin: true, is_restricted: 'limited' })).toMatchObject({
      is_admin: true,
      is_restricted: 'limited',
      profile_code: 'ADM',
    })
    const limited = await tenant.anAdmin({ is_restricted: 2 })
    expect(await outcome(setRights(limited, (await tenant.aPerson()).id, { is_admin: true, is_restricted: 'none' }))).toBe(403)
    expect(await outcome(setRights(admin, admin.id, { is_admin: false }))).toBe(403)
    expect(await setRights(admin, person.id, { is_admin: false })).toMatchObject({
      is_admin: false,
      is_restricted: 'none',
      profile_code: 'USR',
    })
  })

  it('leave the tenant an administrator of the whole menu, and stop at its formula', async () => {
    const small = await aTenant(program)
    await program.database.pool.query(`update tenants set max_admins = 1 where id = ${small.id}`)
    const first = await small.anAdmin()
    const second = await small.anAdmin()
    const person = await small.aPerson()
    const set = async (who: Persona, id: number, is_admin: boolean) =>
      callAs(program, who, acts.setRights, {
        params: { client: small.name, id },
        body: {
          version: (await callAs(program, second, contract.get, { params: { client: small.name, id } })).version,
          is_admin,
          is_restricted: 'none',
        },
      })
    await callAs(program, second, acts.disable, { params: { client: small.name, id: first.id }, body: {} })
    await expect(
      callAs(program, second, acts.setRights, {
        params: { client: small.name, id: second.id },
        body: { version: 1, is_admin: false },
      }),
    ).rejects.toMatchObject({ status: 403 })
    await callAs(program, second, acts.reactivate, { params: { client: small.name, id: first.id }, body: {} })
    await expect(set(second, person.id, true)).rejects.toMatchObject({ status: 409 })
  })
})

describe('a team', () => {
  const page = { page: 1, page_size: 25, company: 'mine' } as const
  it('is a referent’s own company, and nobody else’s', async () => {
    const referent = await tenant.aReferent(companies.other)
    const mate = await tenant.aPerson({ company_id: companies.other, first_name: 'Zoé', last_name: 'Vidal' })
    const stranger = await tenant.aPerson({ company_id: companies.acme })
    const { results } = await callAs(program, referent, contract.list, { params: { client: tenant.name }, query: page })
    const ids = results.map(({ id }) => id)
    expect(ids).toContain(mate.id)
    expect(ids).not.toContain(stranger.id)
    expect(
      await outcome(
        callAs(program, referent, contract.list, { params: { client: tenant.name }, query: { ...page, company: companies.acme } }),
      ),
    ).toBe(403)
    expect(await outcome(callAs(program, mate, contract.list, { params: { client: tenant.name }, query: page }))).toBe(403)
  })

  it('grows by its referent, in their company, invited, with no more than a profile of user', async () => {
    const referent = await tenant.aReferent(companies.other)
    const added = await callAs(program, referent, contract.create, {
      params: { client: tenant.name },
      body: {
        first_name: 'Ali',
        last_name: 'Ben',
        mail: 'ali@essai.test',
        profile_code: 'CNS',
        company: companies.acme,
        is_adherent: true,
      },
    })
    expect(added).toMatchObject({ company: companies.other, profile_code: 'USR', status: 'invited', is_adherent: false })
    expect((await mailsTo('ali@essai.test')).map(({ moment }) => moment)).toEqual(['choose_password'])
    await act(referent, 'invite', added.id)
    expect((await mailsTo('ali@essai.test')).map(({ moment }) => moment)).toEqual(['choose_password', 'choose_password'])
    expect(await outcome(act(referent, 'disable', added.id))).toBe(403)
  })

  it('loses who leaves, whose account stays', async () => {
    const referent = await tenant.aReferent(companies.other)
    const mate = await tenant.aPerson({ company_id: companies.other })
    expect(await callAs(program, referent, acts.upcoming, { params: at(mate.id) })).toEqual([])
    await callAs(program, referent, acts.depart, { params: at(mate.id) })
    expect(await read(mate, mate.id)).toMatchObject({ company: null, status: 'active' })
    expect(await outcome(read(referent, mate.id))).toBe(404)
  })

  it('loses who leaves by themselves, save the only one who speaks for the company (decision 0016)', async () => {
    const referent = await tenant.aReferent(companies.other)
    const mate = await tenant.aPerson({ company_id: companies.other })
    await tenant.inTenant((db) =>
      db.updateTable('users').set({ company_id: null }).where('profile_code', '=', 'REF').where('id', '<>', referent.id).execute(),
    )
    expect(await outcome(callAs(program, mate, acts.depart, { params: at(referent.id) }))).toBe(404)
    expect(await outcome(callAs(program, referent, acts.depart, { params: at(referent.id) }))).toBe(409)
    await callAs(program, mate, acts.depart, { params: at(mate.id) })
    expect(await read(mate, mate.id)).toMatchObject({ company: null, status: 'active' })
    const second = await tenant.aReferent(companies.other)
    await callAs(program, referent, acts.depart, { params: at(referent.id) })
    expect(await read(referent, referent.id)).toMatchObject({ company: null, profile_code: 'USR' })
    const { referent_id } = await tenant.inTenant((db) =>
      db.selectFrom('companies').select('referent_id').where('id', '=', companies.other).executeTakeFirstOrThrow(),
    )
    expect([null, second.id]).toContain(referent_id)
  })
})

describe('duplicates while typing', () => {
  const suspect = (query: object, who = admin) => callAs(program, who, contract.duplicates, { params: { client: tenant.name }, query })
  it('are found by mail, by phone in any writing, by name either way round, and by a close name in the same company', async () => {
    const { id, mail } = await tenant.aPerson({ first_name: 'Jean-Noël', last_name: 'Lefèvre', company_id: companies.acme })
    await change(admin, id, { phone: '0698765432' })
    const reasons = async (query: object) => (await suspect(query)).filter((one) => one.id === id).map(({ reason }) => reason)
    expect(await reasons({ mail: mail.toUpperCase() })).toEqual(['mail'])
    expect(await reasons({ phone: '+33 6 98 76 54 32' })).toEqual(['phone'])
    expect(await reasons({ first_name: 'jean-noel', last_name: 'LEFEVRE' })).toEqual(['name'])
    expect(await reasons({ first_name: 'Lefèvre', last_name: 'Jean-Noël' })).toEqual(['name'])
    expect(await reasons({ first_name: 'Jean Noel', last_name: 'Lefebvre', company: companies.acme })).toEqual(['name'])
    expect(await reasons({ first_name: 'Jean Noel', last_name: 'Lefebvre', company: companies.other })).toEqual([])
    expect(await reasons({ mail, except: id })).toEqual([])
    expect(await outcome(suspect({ mail }, await tenant.aPerson()))).toBe(403)
  })
})

describe('towns of a postal code', () => {
  it('are those the tenant’s records know, the most frequent writing of each', async () => {
    const towns = (code_postal: string) =>
      callAs(program, admin, contract.towns, { params: { client: tenant.name }, query: { code_postal } })
    for (const town of ['Saint-Malo', 'Saint-Malo', 'SAINT MALO', 'Paramé']) await withStatus(5, { code_postal: '35400', town })
    expect(await towns('35400')).toEqual(['Saint-Malo', 'Paramé'])
    expect(await towns('99999')).toEqual([])
  })
})

describe('a portrait', () => {
  const png = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
    Buffer.from([0, 0, 1, 0, 0, 0, 1, 0, 8, 6, 0, 0, 0]),
    Buffer.from('IDAT', 'latin1'),
  ])
  const send = (who: Persona, id: number, bytes: Uint8Array) =>
    sendFile(program, who, acts.changeAvatar, { params: at(id), name: 'moi.png', bytes })

  it('is one’s own to change, replaces the former one, and is read by those who read the record', async () => {
    const person = await tenant.aPerson({ company_id: companies.acme })
    const first = await send(person, person.id, png)
    const second = await send(person, person.id, png)
    expect(second.avatar).not.toBe(first.avatar)
    const files = await tenant.inTenant((db) =>
      db.selectFrom('files').select('id').where('id', 'in', [first.avatar!, second.avatar!]).execute(),
    )
    expect(files.map(({ id }) => id)).toEqual([second.avatar])
    const url = `/api/clients/${tenant.name}/users/${person.id}/avatar/`
    const get = (who: Persona) => program.app.inject({ url, headers: { authorization: `Bearer ${who.token}` } })
    expect((await get(admin)).rawPayload.equals(png)).toBe(true)
    expect((await get(await tenant.aReferent(companies.other))).statusCode).toBe(404)
    expect(await outcome(send(await tenant.aPerson(), person.id, png))).toBe(404)
    expect((await callAs(program, person, acts.removeAvatar, { params: at(person.id) })).avatar).toBeNull()
    expect((await get(admin)).statusCode).toBe(404)
  })

  it('is refused when its bytes are no picture', async () => {
    const person = await tenant.aPerson()
    await expect(send(person, person.id, png.subarray(0, 14))).rejects.toMatchObject({
      status: 422,
      message: 'Erreur lors de chargement de l’image',
    })
    const source = readFileSync(join(import.meta.dirname, 'avatar.ts'))
    await expect(send(person, person.id, source)).rejects.toMatchObject({ status: 415 })
  })
})

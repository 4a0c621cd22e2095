import { importsContract } from '@kxo/domain/imports/contract'
import type { ImportKind } from '@kxo/domain/imports/kinds'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { sendFile } from '../../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  await program.work()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})

const at = (id: number) => ({ params: { client: tenant.name, id } })
const file = (...lines: string[]) => lines.join('\n')
const send = (kind: ImportKind, csv: string, by = admin) =>
  sendFile(program, by, importsContract.receive, { params: { client: tenant.name }, fields: { kind }, name: `${kind}.csv`, bytes: csv })
const settled = async (id: number, by = admin) => {
  for (let tries = 0; tries < 400; tries++) {
    const state = await callAs(program, by, importsContract.get, at(id))
    if (state.work?.finished_at) return state
    await new Promise((wake) => setTimeout(wake, 50))
  }
  throw new Error('the work never ended')
}
const check = async (id: number, by = admin) => {
  await callAs(program, by, importsContract.check, at(id))
  return settled(id, by)
}
const run = async (id: number, { is_inviting = false, by = admin } = {}) => {
  await callAs(program, by, importsContract.run, { ...at(id), body: { mode: 'valid', is_inviting } })
  const state = await settled(id, by)
  expect(state.status).toBe('done')
  return state
}
const imported = async (kind: ImportKind, csv: string, options: { is_inviting?: boolean; by?: Persona } = {}) => {
  const { id } = await send(kind, csv, options.by)
  await check(id, options.by)
  return run(id, options)
}
const problemsOf = async (id: number, by = admin) =>
  (await callAs(program, by, importsContract.errors, { ...at(id), query: { page: 1, page_size: 100 } })).results
const person = (mail: string) => tenant.inTenant((db) => db.selectFrom('users').selectAll().where('mail', '=', mail).executeTakeFirst())
const mails = () => tenant.inTenant((db) => db.selectFrom('mails').select('recipient').where('moment', '<>', 'import_finished').execute())
const counts = (state: { verdict: unknown }) => state.verdict

describe('a file of people', () => {
  const heading = 'Nom;Prénom;Email;Civilité;Téléphone;Date de naissance;Code postal;Ville;Pays;Entreprise;SIRET;Profil'
  const ines = 'Garnier;Inès;ines@exemple.fr;Mme;06 12 34 56 78;14/05/1988;69003;Lyon;France;;;utilisateur'

  test('is foreseen without a trace, then written as a form would, and changes nothing the second time', async () => {
    const { id } = await send('contacts', file(heading, ines))
    expect(counts(await check(id))).toMatchObject({ lines: 1, created: 1, refused: 0 })
    expect(await person('ines@exemple.fr')).toBeUndefined()
    expect(counts(await run(id))).toMatchObject({ created: 1 })
    expect(await person('ines@exemple.fr')).toMatchObject({
      first_name: 'Inès',
      civility: 'mrs',
      phone: '+33612345678',
      birth_date: '1988-05-14',
      code_postal: '69003',
      country: 'FR',
      profile_code: 'USR',
    })
    expect(await mails()).toEqual([])
    expect(counts(await imported('contacts', file(heading, ines)))).toMatchObject({ created: 0, changed: 0, unchanged: 1 })
  })

  test('changes what it says otherwise, and an empty cell leaves what is there', async () => {
    await imported('contacts', file(heading, ines))
    const state = await imported('contacts', file('Nom;Prénom;Email;Téléphone;Fonction', 'Garnier;Inès;INES@exemple.fr;;Comptable'))
    expect(counts(state)).toMatchObject({ changed: 1 })
    expect(await person('ines@exemple.fr')).toMatchObject({ job: 'Comptable', phone: '+33612345678', town: 'Lyon' })
  })

  test('attaches people to the company they name, by its number or its name, and says what it does not find', async () => {
    await imported('companies', file('Nom;SIRET;CP', 'Atelier du Parc;73282932000074;', 'Double;;69003', 'Double;;75001'))
    const { id } = await send(
      'contacts',
      file(
        'Nom;Prénom;Email;Entreprise;SIRET',
        'Un;A;a@exemple.fr;;732 829 320 00074',
        'Deux;B;b@exemple.fr;atelier du parc;',
        'Trois;C;c@exemple.fr;Inconnue;',
        'Quatre;D;d@exemple.fr;Double;',
      ),
    )
    expect(counts(await check(id))).toMatchObject({ created: 2, refused: 2 })

    expect((await problemsOf(id)).map(({ line, kind }) => [line, kind])).toEqual([
      [4, 'unknownCompany'],
      [5, 'manyCompanies'],
    ])
    await run(id)
    const [a, b] = [await person('a@exemple.fr'), await person('b@exemple.fr')]
    expect(a?.company_id).not.toBeNull()
    expect(a?.company_id).toBe(b?.company_id)
    expect(await person('c@exemple.fr')).toBeUndefined()
  })

  test('says every cell a form would refuse, and a person given twice', async () => {
    const { id } = await send(
      'contacts',
      file(
        heading,
        'Garnier;Inès;pas une adresse;Mme;;;;;;;;',
        'Roux;Léo;leo@exemple.fr;Dr;;31/02/1990;;;Atlantide;;;chef',
        'www.piege.test;Léo;leo2@exemple.fr;;12;;;;;;;',
        'Roux;;leo3@exemple.fr;;;;;;;;;',
        ines,
        ines,
      ),
    )
    expect(counts(await check(id))).toMatchObject({ lines: 6, created: 1, refused: 5 })
    const said = (await problemsOf(id)).map(({ line, field, kind }) => `${line} ${field} ${kind}`).toSorted()
    expect(said).toEqual(
      [
        '2 mail invalidEmail',
        '3 birth_date wrongDay',
        '3 civility unknownValue',
        '3 country unknownCountry',
        '3 profile_code unknownValue',
        '4 last_name refused',
        '4 phone refused',
        '5 first_name required',
        '7 mail keyTwice',
      ].toSorted(),
    )
  })

  test('invites those it adds when asked to, and never an administrator it would change', async () => {
    expect(counts(await imported('contacts', file(heading, ines), { is_inviting: true }))).toMatchObject({ created: 1 })
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['ines@exemple.fr'])
    const other = await tenant.anAdmin({ mail: 'vendor@exemple.fr', is_super_admin: true })
    const { id } = await send('contacts', file('Nom;Prénom;Email', 'Autre;Nom;vendor@exemple.fr'))
    expect(counts(await check(id))).toMatchObject({ changed: 0, refused: 1 })
    expect((await person('vendor@exemple.fr'))?.id).toBe(other.id)
  })

  test('is taken back: who was added goes, who was changed is as before, who was touched since stays', async () => {
    await imported('contacts', file(heading, ines))
    const { id } = await send(
      'contacts',
      file('Nom;Prénom;Email;Fonction', 'Garnier;Inès;ines@exemple.fr;Comptable', 'Roux;Léo;leo@exemple.fr;', 'Petit;Ana;ana@exemple.fr;'),
    )
    await check(id)
    await run(id)
    await tenant.inTenant((db) => db.updateTable('users').set({ version: 9 }).where('mail', '=', 'ana@exemple.fr').execute())
    expect(await callAs(program, admin, importsContract.undo, at(id))).toEqual({ removed: 1, restored: 1, kept: 1 })
    expect(await person('leo@exemple.fr')).toBeUndefined()
    expect(await person('ines@exemple.fr')).toMatchObject({ job: null, town: 'Lyon' })
    expect(await person('ana@exemple.fr')).toBeDefined()
  })
})

describe('a file of companies', () => {
  const companies = () => tenant.inTenant((db) => db.selectFrom('companies').selectAll().orderBy('id').execute())
  test('is recognised by its number, else by its name, and taken back', async () => {
    const heading = 'Raison sociale;SIRET;Code postal;Ville;Effectif;OPCO'
    const { id } = await send(
      'companies',
      file(heading, 'Atelier du Parc;732 829 320 00074;69003;Lyon;25;AKTO', 'Sans numéro;;75002;Paris;;'),
    )
    await check(id)
    expect(await companies()).toEqual([])
    expect(counts(await run(id))).toMatchObject({ created: 2, refused: 0 })
    expect(await companies()).toMatchObject([
      { name: 'Atelier du Parc', siret: '73282932000074', employees_number: 25, funder: 'AKTO' },
      { name: 'Sans numéro', siret: null, town: 'Paris' },
    ])
    const second = await imported('companies', file(heading, 'L’Atelier du Parc;73282932000074;;;;', 'SANS NUMERO;;75002;Paris;12;'))
    expect(counts(second)).toMatchObject({ created: 0, changed: 2 })
    expect(await companies()).toMatchObject([{ name: 'L’Atelier du Parc', town: 'Lyon' }, { employees_number: 12 }])
    expect(await callAs(program, admin, importsContract.undo, at(second.id))).toEqual({ removed: 0, restored: 2, kept: 0 })
    expect(await callAs(program, admin, importsContract.undo, at(id))).toEqual({ removed: 0, restored: 0, kept: 2 })
  })

  test('said in two lines is written by the first and completed by the second, and taken back whole', async () => {
    const { id } = await imported('companies', file('Nom;SIRET', 'Atelier;', 'Atelier;73282932000074'))
    expect(await companies()).toMatchObject([{ name: 'Atelier', siret: '73282932000074' }])
    expect(await callAs(program, admin, importsContract.undo, at(id))).toEqual({ removed: 1, restored: 0, kept: 0 })
    expect(await companies()).toEqual([])
  })

  test('says a number that is wrong', async () => {
    const { id } = await send('companies', file('Nom;SIRET', 'Atelier;73282932000075'))
    expect(counts(await check(id))).toMatchObject({ refused: 1 })
    expect(await problemsOf(id)).toMatchObject([{ field: 'siret', kind: 'refused' }])
  })
})

describe('a file of registrations', () => {
  const heading = 'Code;Email;Nom;Prénom'
  const taken = (event_id: number) =>
    tenant.inTenant((db) => db.selectFrom('registrations').select(['user_id', 'status']).where('event_id', '=', event_id).execute())

  test('takes places as anybody would: who is not known is added, a full event says so, the second time nothing moves', async () => {
    const event_id = await anOpenEvent(tenant, { code: 'EV-1', max_participants: 2 })
    const csv = file(
      heading,
      'EV-1;a@exemple.fr;Un;A',
      'EV-1;b@exemple.fr;Deux;B',
      'EV-1;c@exemple.fr;Trois;C',
      'EV-9;a@exemple.fr;Un;A',
      'EV-1;d@exemple.fr;;',
    )
    const { id } = await send('registrations', csv)
    expect(counts(await check(id))).toMatchObject({ created: 2, refused: 3 })
    expect(await taken(event_id)).toEqual([])
    expect((await problemsOf(id)).map(({ line, kind }) => [line, kind])).toEqual([
      [4, 'refused'],
      [5, 'unknownEvent'],
      [6, 'namesNeeded'],
    ])
    expect(counts(await run(id))).toMatchObject({ created: 2 })
    expect(await taken(event_id)).toHaveLength(2)
    expect(await person('c@exemple.fr')).toBeUndefined()
    expect(await mails()).toEqual([])
    expect(counts(await imported('registrations', file(heading, 'EV-1;a@exemple.fr;Un;A')))).toMatchObject({ unchanged: 1 })
    expect(await callAs(program, admin, importsContract.undo, at(id))).toMatchObject({ removed: 2, kept: 0 })
    expect((await taken(event_id)).map(({ status }) => registrationStatus.keyOf(status))).toEqual(['cancelled', 'cancelled'])
    expect(await mails()).toEqual([])
  })
})

describe('a referent', () => {
  test('brings in their own team alone: what is not theirs to say is left, whoever is of another company is refused', async () => {
    await imported('companies', file('Nom', 'Atelier du Parc'))
    const company = await tenant.inTenant((db) => db.selectFrom('companies').select('id').executeTakeFirstOrThrow())
    const referent = await tenant.aReferent(company.id)
    await tenant.aPerson({ mail: 'ailleurs@exemple.fr' })
    const { id } = await send(
      'contacts',
      file('Nom;Prénom;Email;Profil', 'Un;A;a@exemple.fr;référent', 'Deux;B;ailleurs@exemple.fr;'),
      referent,
    )
    expect(counts(await check(id, referent))).toMatchObject({ created: 1, refused: 1 })
    expect(await problemsOf(id, referent)).toMatchObject([{ line: 3, kind: 'ofAnotherCompany' }])
    await run(id, { by: referent })
    expect(await person('a@exemple.fr')).toMatchObject({ company_id: company.id, profile_code: 'USR' })
    for (const kind of ['companies', 'events'] as const)
      await expect(send(kind, file('Nom', 'Autre'), referent)).rejects.toMatchObject({ status: 403 })
    const another = await tenant.aReferent(company.id)
    await expect(callAs(program, another, importsContract.get, at(id))).rejects.toMatchObject({ status: 404 })
    expect((await callAs(program, another, importsContract.list, { ...at(id), query: { page: 1, page_size: 25 } })).results).toEqual([])
    expect((await callAs(program, admin, importsContract.list, { ...at(id), query: { page: 1, page_size: 25 } })).results).toHaveLength(2)
  })
})

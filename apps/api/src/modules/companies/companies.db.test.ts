import { companiesContract as contract } from '@kxo/domain/companies/contract'
import { companyPeopleContract as people } from '@kxo/domain/companies/people-contract'
import { lastHeadcountYear } from '@kxo/domain/companies/rules'
import { contactActsContract as acts } from '@kxo/domain/contacts/acts-contract'
import { bulkContract as many } from '@kxo/domain/contacts/bulk/bulk-contract'
import { contactsContract as contacts } from '@kxo/domain/contacts/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBill } from '../../testing/a-bill.ts'
import { aTraining } from '../../testing/a-training.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, Refused, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})

type Body = Parameters<typeof add>[0]
const add = (body: { name: string } & Record<string, unknown>, who = admin) =>
  callAs(program, who, contract.create, { params: { client: tenant.name }, body: body as never })
const at = (id: number) => ({ params: { client: tenant.name, id } })
const change = (who: Persona, id: number, body: Record<string, unknown>) =>
  callAs(program, who, contract.change, { ...at(id), body: body as never })
const list = (query: object, who = admin) =>
  callAs(program, who, contract.list, { params: { client: tenant.name }, query: { page: 1, page_size: 25, ...query } as never })
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it was accepted'),
    (error: Refused) => ({ status: error.status, code: error.code, message: error.message, details: error.details }),
  )
const traces = (id: number) =>
  tenant.inTenant((db) =>
    db
      .selectFrom('traces')
      .select(['action', 'change'])
      .where('subject', '=', 'company')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute(),
  )

describe('a company’s record', () => {
  it('keeps every field, and tells each change before and after', async () => {
    const fields: Body = {
      name: '  Imprimerie Morel ',
      siret: '732 829 320 00074',
      vat_number: 'FR 44 732829320',
      legal_form: 'SAS',
      naf: '18.12Z',
      collective_agreement: '0184',
      funder: 'Opco EP',
      phone: '01 99 00 12 34',
      mail: 'Contact@Morel.test',
      address: '4 rue Basse',
      code_postal: '44000',
      town: 'Nantes',
      departments: '44;49',
      billing_mail: 'compta@morel.test',
      chorus_service_code: 'SVC-1',
      needs_chorus_commitment: true,
      payment_days: 45,
      is_prospect: true,
      accounting_code: 'CMOREL',
    }
    const made = await add(fields)
    expect(made).toMatchObject({
      name: 'Imprimerie Morel',
      siret: '73282932000074',
      siren: '732829320',
      vat_number: 'FR44732829320',
      naf: '1812Z',
      phone: '+33199001234',
      mail: 'contact@morel.test',
      departments: '44;49',
      needs_chorus_commitment: true,
      payment_days: 45,
      is_prospect: true,
      family: 1,
      country: 'FR',
    })
    const changed = await change(admin, made.id, { version: made.version, town: 'Rezé', departments: '' })
    expect(changed).toMatchObject({ town: 'Rezé', departments: '', siret: '73282932000074', version: made.version + 1 })
    expect(await traces(made.id)).toEqual([
      { action: 'create_company', change: null },
      { action: 'update_company', change: { town: ['Nantes', 'Rezé'], departments: [['44', '49'], []] } },
    ])
    expect(await refusal(change(admin, made.id, { version: made.version, town: 'Vertou' }))).toMatchObject({
      status: 409,
      code: 'editedMeanwhile',
    })
  })

  it('tells its history by names: who follows it, not their number; put aside or not, not when', async () => {
    const made = await add({ name: 'Conserverie du Port' })
    const follower = await tenant.anAdmin({ last_name: 'Berthier' })
    const followed = await change(admin, made.id, { version: made.version, manager: follower.id })
    await callAs(program, admin, contract.archive, {
      params: { client: tenant.name, id: made.id },
      body: { version: followed.version, is_archived: true },
    })
    const lines = await callAs(program, admin, people.history, { params: { client: tenant.name, id: made.id } })
    expect(lines.map(({ changes }) => changes)).toEqual([
      [{ field: 'archived_at', before: 'false', after: 'true' }],
      [{ field: 'manager_id', before: null, after: expect.stringContaining('Berthier') }],
      [],
    ])
  })

  it('ID-01: a wrong key is refused on its field, a number of another country is taken as told', async () => {
    const wrong = await refusal(
      program.app
        .inject({
          method: 'POST',
          url: `/api/clients/${tenant.name}/companies/`,
          headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'fr' },
          payload: { name: 'Faux', siret: '73282932000075' },
        })
        .then((answer) => {
          if (answer.statusCode >= 400) throw new Refused(answer.statusCode, answer.json())
        }),
    )
    expect(wrong).toMatchObject({ status: 422, details: [{ field: 'siret' }] })
    const belgian = await add({ name: 'Bruxelles SA', siret: 'BE 0417.497.106', is_foreign: true, country: 'BE' })
    expect(belgian).toMatchObject({ siret: 'BE0417497106', siren: null, is_foreign: true })
    expect(await refusal(change(admin, belgian.id, { version: belgian.version, is_foreign: false }))).toMatchObject({
      status: 422,
      details: [{ field: 'siret' }],
    })
  })

  it('a known one is refused with its number: same SIRET, or same name at the same place', async () => {
    const known = await add({ name: 'Café de l’Île', siret: '73282932000074', code_postal: '44000' })
    const expected = {
      status: 409,
      code: 'alreadyKnown',
      message: 'Ce prospect existe déjà, veuillez contacter le référent ou saisir une autre entreprise',
      details: [{ field: 'known', message: String(known.id) }],
    }
    expect(await refusal(add({ name: 'Autre nom', siret: '73282932000074', code_postal: '75001' }))).toEqual(expected)
    expect(await refusal(add({ name: 'CAFE DE L’ILE', code_postal: '44000' }))).toEqual(expected)
    await expect(add({ name: 'Café de l’Île', code_postal: '44100' })).resolves.toMatchObject({ code_postal: '44100' })
    const other = await add({ name: 'Voisin', code_postal: '44000' })
    expect(await refusal(change(admin, other.id, { version: other.version, name: 'Café de l’île' }))).toEqual(expected)
  })

  it('EXT-21, FOR-50: only those who follow companies write what is the organisation’s; the referent writes the rest, others nothing', async () => {
    const { id, version } = await add({ name: 'Atelier' })
    const referent = await tenant.aReferent(id)
    const learner = await tenant.aPerson({ company_id: id })
    const stranger = await tenant.aReferent((await add({ name: 'Autre' })).id)
    expect(await change(referent, id, { version, chorus_service_code: 'SVC', funder: 'Akto' })).toMatchObject({ funder: 'Akto' })
    expect(await refusal(change(referent, id, { version: version + 1, accounting_code: 'X' }))).toMatchObject({ status: 403 })
    expect(await refusal(change(learner, id, { version: version + 1, town: 'Nantes' }))).toMatchObject({ status: 403 })
    expect(await callAs(program, learner, contract.get, at(id))).toMatchObject({ name: 'Atelier', amount_due: null })
    expect(await refusal(callAs(program, stranger, contract.get, at(id)))).toMatchObject({ status: 403 })
    const reader = await tenant.anAdmin({ is_restricted: 1 })
    expect(await refusal(change(reader, id, { version: version + 1, town: 'Nantes' }))).toMatchObject({ status: 403 })
    expect(await refusal(add({ name: 'Non' }, reader))).toMatchObject({ status: 403 })
    const elsewhere = await (await aTenant(program)).anAdmin()
    expect(await refusal(callAs(program, elsewhere, contract.get, at(id)))).toMatchObject({ status: 404 })
  })

  it('ID-20: the region follows the postal code until it is chosen by hand', async () => {
    tenant = await aTenant(program, { params: { region_response: 'code_postal' } })
    admin = await tenant.anAdmin()
    const [west, south] = await tenant.inTenant((db) =>
      db
        .insertInto('regions')
        .values([
          { name: 'Ouest', departements: ['44', '49'] },
          { name: 'Sud', departements: ['13', '2A'] },
        ])
        .returning('id')
        .execute(),
    )
    const made = await add({ name: 'Mer', code_postal: '44100' })
    expect(made).toMatchObject({ region: west!.id, region_name: 'Ouest' })
    const moved = await change(admin, made.id, { version: made.version, code_postal: '20000' })
    expect(moved.region_name).toBe('Sud')
    const chosen = await change(admin, made.id, { version: moved.version, region: west!.id, is_region_manual: true })
    expect(chosen).toMatchObject({ region_name: 'Ouest', is_region_manual: true })
    expect((await change(admin, made.id, { version: chosen.version, code_postal: '13001' })).region).toBe(west!.id)
    expect(south!.id).not.toBe(west!.id)
  })
})

describe('the list', () => {
  it('is cut in tabs, filtered, and tells families of one SIREN', async () => {
    await add({ name: 'Siège', siret: '73282932000074', is_adherent: true, employees_number: 12 })
    await add({ name: 'Agence', siret: '73282932000066'.slice(0, 9), is_funder: true })
    const doubled = await add({ name: 'Doublon', code_postal: '75001' })
    await add({ name: 'DOUBLON', code_postal: '75002' }).then((other) =>
      tenant.inTenant((db) => db.updateTable('companies').set({ code_postal: '75001' }).where('id', '=', other.id).execute()),
    )
    const names = async (query: object) => (await list(query)).results.map(({ name }) => name)
    expect(await names({})).toEqual(['Agence', 'Doublon', 'DOUBLON', 'Siège'])
    expect(await names({ kind: 'members' })).toEqual(['Siège'])
    expect(await names({ kind: 'funders' })).toEqual(['Agence'])
    expect(await names({ kind: 'duplicates' })).toEqual(['Doublon', 'DOUBLON'])
    expect(await names({ siren: '732829320' })).toEqual(['Agence', 'Siège'])
    expect(await names({ filters: [{ field: 'employees_number', comparator: '>', value: 10 }] })).toEqual(['Siège'])
    expect(await names({ filters: [{ field: 'department', comparator: '=', value: '75' }] })).toEqual(['Doublon', 'DOUBLON'])
    const lost = await add({ name: 'Bressane', code_postal: '1000' })
    expect(await names({ filters: [{ field: 'department', comparator: '=', value: '01' }] })).toEqual(['Bressane'])
    expect((await callAs(program, admin, contract.get, at(lost.id))).code_postal).toBe('01000')
    await callAs(program, admin, contract.remove, at(lost.id))
    expect(await names({ q: 'siege' })).toEqual(['Siège'])
    expect((await list({ siren: '732829320' })).results.map(({ family }) => family)).toEqual([2, 2])
    await callAs(program, admin, contract.archive, { ...at(doubled.id), body: { version: doubled.version, is_archived: true } })
    expect(await names({ kind: 'duplicates' })).toEqual([])
    expect(await names({ kind: 'archived' })).toEqual(['Doublon'])
  })

  it('counts the year’s registrations, and tells the amount due to those with the payments right alone', async () => {
    const company = await add({ name: 'Payeur', siret: '73282932000074', address: '1 rue Haute', code_postal: '44000', town: 'Nantes' })
    const learner = await tenant.aPerson({ company_id: company.id })
    const event = await aTraining(tenant, admin.id)
    await tenant.inTenant(async (db) => {
      await db
        .insertInto('registrations')
        .values({ event_id: event.id, user_id: learner.id, company_id: company.id, status: 5, code: 'R1' })
        .execute()
    })
    await aBill(program, admin, { client: tenant.name, company: company.id, euros: 100 })
    expect((await list({})).results[0]).toMatchObject({ people: 1, registrations_of_year: 1, amount_due: 12_000 })
    const limited = await tenant.anAdmin({ is_restricted: 2 })
    expect((await list({}, limited)).results[0]).toMatchObject({ registrations_of_year: 1, amount_due: null })
  })

  it('changes many at once and tells which were left', async () => {
    const one = await add({ name: 'Un' })
    const two = await add({ name: 'Deux' })
    const aside = await add({ name: 'Trois' })
    await callAs(program, admin, contract.archive, { ...at(aside.id), body: { version: aside.version, is_archived: true } })
    const report = await callAs(program, admin, contract.changeMany, {
      params: { client: tenant.name },
      body: { ids: [one.id, two.id, aside.id], set: { is_prospect: true, manager: admin.id } },
    })
    expect(report).toMatchObject({ changed: 2, skipped: [{ id: aside.id, name: 'Trois', reason: 'Archivée' }] })
    expect((await list({ kind: 'prospects' })).results.map(({ manager_name }) => manager_name)).toEqual([
      'Camille Durand',
      'Camille Durand',
    ])
    const all = await callAs(program, admin, contract.changeMany, {
      params: { client: tenant.name },
      body: { found: { q: 'deux' }, set: { is_adherent: true } },
    })
    expect(all).toMatchObject({ changed: 1, skipped: [] })
    const learner = await tenant.aPerson()
    expect(
      await refusal(
        callAs(program, admin, contract.changeMany, {
          params: { client: tenant.name },
          body: { ids: [one.id], set: { manager: learner.id } },
        }),
      ),
    ).toMatchObject({ status: 422, details: [{ field: 'manager' }] })
  })

  it('gives many a region, which no longer follows the postal code (ID-20); one of another tenant is refused', async () => {
    const region = await tenant.inTenant((db) =>
      db
        .insertInto('regions')
        .values({ name: `Ouest ${Date.now()}` })
        .returning(['id', 'name'])
        .executeTakeFirstOrThrow(),
    )
    const [one, two] = [await add({ name: 'À l’ouest' }), await add({ name: 'Plus à l’ouest' })]
    const give = (id: number | null) =>
      callAs(program, admin, contract.changeMany, { params: { client: tenant.name }, body: { ids: [one.id, two.id], set: { region: id } } })
    expect(await give(region.id)).toMatchObject({ changed: 2, skipped: [] })
    const read = () => callAs(program, admin, contract.get, at(two.id))
    expect(await read()).toMatchObject({ region: region.id, is_region_manual: true, region_name: region.name })
    expect(await refusal(give(9_999_999))).toMatchObject({ status: 422, details: [{ field: 'region' }] })
    await give(null)
    expect(await read()).toMatchObject({ region: null, is_region_manual: true })
  })

  it('tells before writing what many would hold: the first before and after, those left and why', async () => {
    const region = await tenant.inTenant((db) =>
      db
        .insertInto('regions')
        .values({ name: `Levant ${Date.now()}` })
        .returning(['id', 'name'])
        .executeTakeFirstOrThrow(),
    )
    const [one, as, aside] = [await add({ name: 'Une' }), await add({ name: 'Pareille', is_prospect: true }), await add({ name: 'Rangée' })]
    await callAs(program, admin, contract.archive, { ...at(aside.id), body: { version: aside.version, is_archived: true } })
    const ids = [one.id, as.id, aside.id]
    const preview = (set: object, who = admin) =>
      callAs(program, who, contract.previewBulk, { params: { client: tenant.name }, body: { ids, set } })
    expect(await preview({ is_prospect: true })).toEqual({
      total: 3,
      changed: 1,
      first: [{ id: one.id, name: 'Une', before: 'Non', after: 'Oui' }],
      left: [
        { reason: 'Rien à changer', count: 1, names: ['Pareille'] },
        { reason: 'Archivée', count: 1, names: ['Rangée'] },
      ],
    })
    const { first } = await preview({ manager: admin.id, region: region.id })
    expect(first).toMatchObject([
      { before: 'Personne, Sans région', after: `Camille Durand, ${region.name}` },
      { before: 'Personne, Sans région', after: `Camille Durand, ${region.name}` },
    ])
    await tenant.inTenant((db) => db.updateTable('companies').set({ region_id: region.id }).where('id', '=', one.id).execute())
    const { first: followed } = await preview({ region: region.id })
    expect(followed[0]).toMatchObject({ name: 'Une', before: region.name, after: `${region.name}, à la main` })
    expect((await callAs(program, admin, contract.get, at(one.id))).is_prospect).toBe(false)
    const { changed } = await callAs(program, admin, contract.changeMany, {
      params: { client: tenant.name },
      body: { ids, set: { is_prospect: true } },
    })
    expect(changed).toBe(1)
    expect(await refusal(preview({}))).toMatchObject({ status: 422 })
    expect(await refusal(preview({ is_prospect: true }, await tenant.aPerson()))).toMatchObject({ status: 403 })
  })

  it('gives back what many held before one’s own act on them, but to those changed since', async () => {
    const colleague = await tenant.anAdmin()
    const [one, two, as] = [await add({ name: 'Rendue' }), await add({ name: 'Reprise' }), await add({ name: 'Déjà', is_prospect: true })]
    const body = { ids: [one.id, two.id, as.id], set: { is_prospect: true, manager: admin.id } }
    await callAs(program, admin, contract.changeMany, {
      params: { client: tenant.name },
      body: { ids: [one.id], set: { manager: colleague.id } },
    })
    const { act, changed } = await callAs(program, admin, contract.changeMany, { params: { client: tenant.name }, body })
    expect(changed).toBe(3)
    const again = await callAs(program, admin, contract.changeMany, { params: { client: tenant.name }, body })
    expect(again.changed).toBe(0)
    const { version } = await callAs(program, admin, contract.get, at(two.id))
    await callAs(program, admin, contract.change, { ...at(two.id), body: { version, manager: null } })

    const undo = (who: Persona) => callAs(program, who, contract.undoMany, { params: { client: tenant.name }, body: { act } })
    expect(await refusal(undo(colleague))).toMatchObject({ status: 409 })
    expect(await undo(admin)).toEqual({ restored: 2, left: 1 })
    const read = (id: number) => callAs(program, admin, contract.get, at(id))
    expect(await read(one.id)).toMatchObject({ is_prospect: false, manager: colleague.id })
    expect(await read(two.id)).toMatchObject({ is_prospect: true, manager: null })
    expect(await read(as.id)).toMatchObject({ is_prospect: true, manager: null })
    expect(await undo(admin)).toEqual({ restored: 0, left: 3 })
  })

  it('tells who speaks for many, each once, and how many have nobody; those put aside are left', async () => {
    const [led, alone, aside] = [await add({ name: 'Menée' }), await add({ name: 'Seule' }), await add({ name: 'Rangée' })]
    const [chief, second] = [await tenant.aReferent(led.id), await tenant.aPerson({ company_id: led.id })]
    await tenant.aPerson({ company_id: led.id })
    await tenant.aReferent(aside.id)
    await tenant.inTenant((db) =>
      db.insertInto('memberships').values({ user_id: second.id, company_id: led.id, is_referent: true }).execute(),
    )
    await callAs(program, admin, contract.archive, { ...at(aside.id), body: { version: aside.version, is_archived: true } })
    const ask = (who: Persona) =>
      callAs(program, who, contract.referentsOf, { params: { client: tenant.name }, body: { ids: [led.id, alone.id, aside.id] } })
    expect(await ask(admin)).toEqual({ people: [chief.id, second.id], without: 1 })
    expect(await refusal(ask(chief))).toMatchObject({ status: 403 })
  })

  it('looks a number up among the establishments of its SIREN and checks its key', async () => {
    const known = await add({ name: 'Siège', siret: '73282932000074', legal_form: 'SA', funder: 'Akto' })
    const look = (siret: string) => callAs(program, admin, contract.lookup, { params: { client: tenant.name }, query: { siret } })
    expect(await look('732 829 320')).toMatchObject({
      is_right: true,
      vat_number: 'FR44732829320',
      known: null,
      family: [{ id: known.id, name: 'Siège' }],
      proposed: { name: 'Siège', legal_form: 'SA', funder: 'Akto' },
    })
    expect((await look('73282932000074')).known).toEqual({ id: known.id, name: 'Siège' })
    await add({ name: 'Annexe', siret: '73282932000082', naf: '8559A', collective_agreement: '1516' })
    expect((await look('732829320')).proposed).toEqual({
      name: 'Siège',
      legal_form: 'SA',
      naf: '8559A',
      collective_agreement: '1516',
      funder: 'Akto',
    })
    expect(await look('73282932000075')).toMatchObject({ is_right: false, proposed: null })
  })
})

describe('people of a company', () => {
  it('the last referent stays while registrations are under way', async () => {
    const company = await add({ name: 'Atelier' })
    const [first, second] = [await tenant.aPerson({ company_id: company.id }), await tenant.aPerson({ company_id: company.id })]
    const name = (user: number) => callAs(program, admin, people.addReferent, { ...at(company.id), body: { user, role: 'RH' } })
    const drop = (who: Persona, user: number) =>
      callAs(program, who, people.removeReferent, { params: { client: tenant.name, id: company.id, user } })
    const named = await name(first.id)
    expect(named[0]).toMatchObject({ id: first.id, is_referent: true, role: 'RH' })
    expect(named[1]).toMatchObject({ id: second.id, is_referent: false })
    const event = await aTraining(tenant, admin.id)
    await tenant.inTenant((db) =>
      db
        .insertInto('registrations')
        .values({ event_id: event.id, user_id: second.id, company_id: company.id, status: 5, code: 'R1' })
        .execute(),
    )
    expect(await refusal(drop(admin, first.id))).toMatchObject({
      status: 409,
      message: 'Le référent ne peut pas être supprimé\u00A0: 1 inscription est en cours et personne d’autre ne suit l’entreprise.',
    })
    await name(second.id)
    expect((await drop(first, first.id)).map(({ is_referent }) => is_referent)).toEqual([true, false])
    expect(
      await tenant.inTenant((db) => db.selectFrom('users').select('profile_code').where('id', '=', first.id).executeTakeFirst()),
    ).toEqual({
      profile_code: 'USR',
    })
    await tenant.inTenant((db) => db.updateTable('registrations').set({ status: 9 }).where('user_id', '=', second.id).execute())
    expect(await refusal(drop(second, second.id))).toMatchObject({ status: 409 })
    expect((await drop(admin, second.id)).some(({ is_referent }) => is_referent)).toBe(false)
    const outside = await tenant.aPerson()
    expect(await refusal(name(outside.id))).toMatchObject({ status: 422 })
  })

  it('the last referent stays whichever way they would leave; another one becomes the first', async () => {
    const [company, elsewhere] = [await add({ name: 'Fonderie' }), await add({ name: 'Scierie' })]
    const [first, second] = [await tenant.aReferent(company.id), await tenant.aPerson({ company_id: company.id })]
    const firstOf = async () => (await callAs(program, admin, contract.get, at(company.id))).referent_name
    await callAs(program, admin, people.addReferent, { ...at(company.id), body: { user: first.id, role: '' } })
    const event = await aTraining(tenant, admin.id)
    await tenant.inTenant((db) =>
      db
        .insertInto('registrations')
        .values({ event_id: event.id, user_id: second.id, company_id: company.id, status: 5, code: 'R2' })
        .execute(),
    )
    const depart = () => callAs(program, admin, acts.depart, at(first.id))
    const { version } = await callAs(program, admin, contacts.get, at(first.id))
    const move = () => callAs(program, admin, contacts.change, { ...at(first.id), body: { version, company: elsewhere.id } as never })
    const attach = () =>
      callAs(program, admin, many.run, { params: { client: tenant.name }, body: { act: 'attach', ids: [first.id], company: elsewhere.id } })
    expect(await refusal(depart())).toMatchObject({ status: 409, code: 'lastReferent' })
    expect(await refusal(move())).toMatchObject({ status: 409, code: 'lastReferent' })
    expect(await attach()).toMatchObject({
      changed: 0,
      left: [{ reason: 'Personne d’autre n’est référent de cette entreprise\u00A0: ouvrez la fiche pour le décider', count: 1 }],
    })
    await callAs(program, admin, people.addReferent, { ...at(company.id), body: { user: second.id, role: '' } })
    const before = await firstOf()
    expect(await attach()).toMatchObject({ changed: 1 })
    expect(await firstOf()).not.toBe(null)
    expect(before).not.toBe(null)
  })

  it('declares headcounts of years that are over; the latest is the record’s', async () => {
    const { id } = await add({ name: 'Atelier' })
    const referent = await tenant.aReferent(id)
    const last = lastHeadcountYear(new Date())
    const declare = (year: number, employees: number) =>
      callAs(program, referent, people.declareHeadcount, { ...at(id), body: { year, employees, independents: 1 } })
    await declare(last, 30)
    const headcounts = await declare(last - 1, 25)
    expect(headcounts).toMatchObject([
      { year: last, employees: 30, declared_by_name: 'Camille Durand' },
      { year: last - 1, employees: 25 },
    ])
    expect(await callAs(program, admin, contract.get, at(id))).toMatchObject({ employees_number: 30, independents_number: 1 })
    expect(await declare(last, 31)).toMatchObject([{ employees: 31 }, { employees: 25 }])
    expect((await traces(id)).at(-1)).toEqual({ action: 'declare_headcount', change: { employees: [30, 31], independents: [1, 1] } })
    expect(await refusal(declare(last + 1, 1))).toMatchObject({ status: 422, details: [{ field: 'year' }] })
  })

  it('someone without the pen tells the referent of a mistake: it becomes their task', async () => {
    const { id } = await add({ name: 'Atelier' })
    const learner = await tenant.aPerson({ company_id: id })
    const tell = (who: Persona) => callAs(program, who, contract.mistake, { ...at(id), body: { message: 'La ville est fausse.' } })
    expect(await refusal(tell(learner))).toMatchObject({ status: 409, code: 'nobodyToTell' })
    const referent = await tenant.aReferent(id)
    await tell(learner)
    expect(await tenant.inTenant((db) => db.selectFrom('tasks').select(['todo_user_id', 'created_by', 'label']).execute())).toEqual([
      { todo_user_id: referent.id, created_by: learner.id, label: 'Erreur signalée sur la fiche d’Atelier' },
    ])
    expect(await refusal(tell(referent))).toMatchObject({ status: 403 })
  })
})

describe('deleting', () => {
  it('is refused with its reasons while something depends on the company, and lets its people stay', async () => {
    const company = await add({ name: 'Atelier' })
    const learner = await tenant.aPerson({ company_id: company.id })
    const event = await aTraining(tenant, admin.id)
    await tenant.inTenant((db) =>
      db
        .insertInto('registrations')
        .values({ event_id: event.id, user_id: learner.id, company_id: company.id, status: 9, code: 'R1' })
        .execute(),
    )
    const remove = (who = admin) => callAs(program, who, contract.remove, at(company.id))
    const refused = await refusal(remove())
    expect(refused.status).toBe(409)
    expect(refused.message).toContain('1 inscription')
    await tenant.inTenant((db) => db.deleteFrom('registrations').execute())
    const consultant = await tenant.aPerson({ profile_code: 'CNS' })
    expect(await refusal(remove(consultant))).toMatchObject({ status: 403 })
    await remove()
    expect(await refusal(callAs(program, admin, contract.get, at(company.id)))).toMatchObject({ status: 404 })
    expect(
      await tenant.inTenant((db) => db.selectFrom('users').select('company_id').where('id', '=', learner.id).executeTakeFirst()),
    ).toEqual({
      company_id: null,
    })
  })
})

describe('whoever speaks for a company that is added', () => {
  const newcomer = { referent_first_name: 'Zoé', referent_last_name: 'Kervella', referent_mail: 'zoe.kervella@essai.test' }

  it('is created at once, joins it as its referent and is invited to choose a password', async () => {
    const made = await add({ name: 'Voilerie', ...newcomer })
    expect(made).toMatchObject({ referent_name: 'Zoé Kervella', people: 1, changed_by: expect.any(String) })
    const found = await callAs(program, admin, people.people, at(made.id))
    expect(found).toMatchObject([{ mail: 'zoe.kervella@essai.test', is_referent: true, status: 'invited' }])
    const mails = await tenant.inTenant((db) =>
      db.selectFrom('mails').select('moment').where('recipient', '=', newcomer.referent_mail).execute(),
    )
    expect(mails).toHaveLength(1)
  })

  it('is told whole, and bears an address nobody has; nothing is kept otherwise', async () => {
    const half = await program.app.inject({
      method: 'POST',
      url: `/api/clients/${tenant.name}/companies/`,
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { name: 'Voilerie', ...newcomer, referent_mail: null },
    })
    expect([half.statusCode, half.json().details.map(({ field }: { field: string }) => field)]).toEqual([422, ['referent_mail']])
    const { mail } = await tenant.aPerson()
    expect(await refusal(add({ name: 'Voilerie', ...newcomer, referent_mail: mail }))).toMatchObject({
      details: [expect.objectContaining({ field: 'referent_mail' })],
    })
    expect((await list({})).count).toBe(0)
  })
})

it('a record says who wrote on it last, for whoever is refused meanwhile', async () => {
  const made = await add({ name: 'Voilerie' })
  const other = await tenant.anAdmin({ first_name: 'Claire', last_name: 'Moreau' })
  const changed = await change(other, made.id, { version: made.version, town: 'Brest' })
  expect(changed).toMatchObject({ changed_by: 'Claire Moreau', changed_at: expect.any(Date) })
  expect(await refusal(change(admin, made.id, { version: made.version, town: 'Quimper' }))).toMatchObject({
    status: 409,
    code: 'editedMeanwhile',
  })
})

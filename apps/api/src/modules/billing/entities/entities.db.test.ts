import { entityContract as contract } from '@kxo/domain/billing/entity-contract'
import { eventsContract } from '@kxo/domain/events/contract'
import { helpContract } from '@kxo/domain/help/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { printedText } from '../../../platform/pdf/printed-text.ts'
import { aBill } from '../../../testing/a-bill.ts'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { sendFile } from '../../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type Refused, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program, { params: { has_entities: true } })
  admin = await tenant.anAdmin()
})

const all = () => ({ params: { client: tenant.name } })
const one = (id: number) => ({ params: { client: tenant.name, id } })
const list = (who = admin) => callAs(program, who, contract.entities, all())
const fields = { name: 'Antenne Sud', siret: '73282932000074', address: '1 quai', code_postal: '13001', town: 'Marseille' }
const add = (more: object = {}, who = admin) =>
  callAs(program, who, contract.createEntity, { ...all(), body: { ...fields, ...more } as never })
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it was accepted'),
    ({ status, code, message, details }: Refused) => ({ status, code, message, fields: details.map(({ field }) => field) }),
  )
const year = new Date().getFullYear()

describe('issuers of a tenant', () => {
  it('ID-01…03: numbers are checked, the IBAN is kept out of sight and of the traces', async () => {
    const made = await add({ vat_number: 'FR44732829320', iban: 'FR76 3000 6000 0112 3456 7890 189', bic: 'agrifrpp' })
    expect(made).toMatchObject({ siren: '732829320', iban_masked: 'FR76 •••• 0189', bic: 'AGRIFRPP', is_default: false, issued: 0 })
    expect(made.missing).toEqual([
      'legal_name',
      'legal_form',
      'share_capital',
      'registry',
      'representative',
      'activity_number',
      'activity_region',
    ])
    const changed = await callAs(program, admin, contract.changeEntity, {
      ...one(made.id),
      body: { ...fields, version: made.version, iban: 'FR1420041010050500013M02606', registry: 'RCS Marseille' } as never,
    })
    expect(changed).toMatchObject({ iban_masked: 'FR14 •••• 2606', registry: 'RCS Marseille', version: made.version + 1 })
    const saved = await callAs(program, admin, contract.changeEntity, {
      ...one(made.id),
      body: { ...fields, version: changed.version, iban: null } as never,
    })
    expect(saved.iban_masked).toBe('FR14 •••• 2606')
    const traces = await tenant.inTenant((db) => db.selectFrom('traces').select('change').where('action', '=', 'update_entity').execute())
    expect(JSON.stringify(traces)).toContain('FR14 •••• 2606')
    expect(JSON.stringify(traces)).not.toContain('20041010050500013')
    const stale = callAs(program, admin, contract.changeEntity, { ...one(made.id), body: { ...fields, version: made.version } as never })
    expect(await refusal(stale)).toMatchObject({ status: 409, code: 'editedMeanwhile' })
  })

  it('a signature needs the name of a legal representative; the fiscal year begins on a real day', async () => {
    const made = await add({ fiscal_year_start: '04-01' })
    expect(made.fiscal_year_start).toBe('04-01')
    for (const fiscal_year_start of ['13-01', '02-30', '4-1', '02-29']) {
      const refused = await program.app.inject({
        method: 'POST',
        url: `/api/clients/${tenant.name}/entities/`,
        headers: { authorization: `Bearer ${admin.token}` },
        payload: { ...fields, siret: '55208131766522', fiscal_year_start },
      })
      expect([refused.statusCode, refused.json().details[0].field]).toEqual([422, 'fiscal_year_start'])
    }
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    const send = (picture: 'stamp' | 'signature') =>
      sendFile(program, admin, contract.setEntityPicture, { params: { ...one(made.id).params, picture }, name: `${picture}.png`, bytes })
    expect((await send('stamp')).stamp).not.toBeNull()
    expect(await refusal(send('signature'))).toMatchObject({ status: 409, code: 'signatureOfNobody' })
    const named = await callAs(program, admin, contract.changeEntity, {
      ...one(made.id),
      body: { ...fields, version: made.version, representative: 'Claire Moreau', representative_title: 'présidente' } as never,
    })
    expect([named.representative, named.representative_title]).toEqual(['Claire Moreau', 'présidente'])
    expect((await send('signature')).signature).not.toBeNull()
  })

  it('a SIREN issues once, and wrong numbers are refused on their fields', async () => {
    await add()
    expect(await refusal(add({ name: 'Encore' }))).toMatchObject({
      code: 'sirenTaken',
      message: 'Ce SIREN est déjà utilisé par Antenne Sud.',
    })
    const raw = (payload: object) =>
      program.app.inject({
        method: 'POST',
        url: `/api/clients/${tenant.name}/entities/`,
        headers: { authorization: `Bearer ${admin.token}` },
        payload: { ...fields, ...payload },
      })
    const wrong = await raw({ siret: '98765432400018', iban: 'FR1420041010050500013M02607', bill_prefix: 'AV', credit_prefix: 'AV' })
    expect(wrong.statusCode).toBe(422)
    expect(wrong.json().details.map(({ field }: { field: string }) => field)).toEqual(expect.arrayContaining(['iban']))
    const key = await raw({ siret: '98765432400018' })
    expect(key.json().details).toMatchObject([{ field: 'siret' }])
  })

  it('is a page of tenants that have several, for administrators of the whole menu', async () => {
    expect(await refusal(list(await tenant.anAdmin({ is_restricted: 2 })))).toMatchObject({ status: 403 })
    expect(await refusal(list(await tenant.anAdmin({ profile_code: 'CNS' })))).toMatchObject({ status: 403 })
    tenant = await aTenant(program)
    expect(await refusal(list(await tenant.anAdmin()))).toMatchObject({ status: 404 })
  })

  it('one is always the default: it moves, is not archived, and drafts take it', async () => {
    const [first] = await list()
    const second = await add()
    const archive = (id: number, is_archived = true) =>
      callAs(program, admin, contract.archiveEntity, { ...one(id), body: { is_archived } })
    expect(await refusal(archive(first!.id))).toMatchObject({ status: 409, code: 'defaultStays' })
    await callAs(program, admin, contract.setDefaultEntity, one(second.id))
    expect((await list()).map(({ id, is_default }) => [id, is_default])).toEqual([
      [second.id, true],
      [first!.id, false],
    ])
    await archive(first!.id)
    expect(await refusal(callAs(program, admin, contract.setDefaultEntity, one(first!.id)))).toMatchObject({ code: 'archivedIssuer' })
    const payer = await tenant.aPerson()
    await tenant.inTenant((db) =>
      db.updateTable('users').set({ address: '1 rue', code_postal: '13001', town: 'Marseille' }).where('id', '=', payer.id).execute(),
    )
    expect((await aBill(program, admin, { client: tenant.name, user: payer.id, issued: false })).entity).toBe('Antenne Sud')
    expect(await refusal(aBill(program, admin, { client: tenant.name, user: payer.id, entity: first!.id }))).toMatchObject({
      code: 'archivedIssuer',
    })
  })
})

describe('what an issuer’s documents bear', () => {
  const certificate = { qualiopi_number: 'QC-2026', qualiopi_issued_on: '2026-02-01', qualiopi_scope: 'actions de formation' }

  it('its certificate is whole or none, and its bills name it while it is valid', async () => {
    const refusedFields = async (payload: object): Promise<unknown> => {
      const url = `/api/clients/${tenant.name}/entities/`
      const answer = await program.app.inject({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${admin.token}` },
        payload: { ...fields, ...payload },
      })
      return [answer.statusCode, ...answer.json().details.map(({ field }: { field: string }) => field)]
    }
    for (const field of Object.keys(certificate)) expect(await refusedFields({ ...certificate, [field]: null })).toEqual([422, field])
    expect(await refusedFields({ ...certificate, qualiopi_valid_until: '2026-01-31' })).toEqual([422, 'qualiopi_valid_until'])
    const made = await add({ vat_number: 'FR44732829320', ...certificate })
    expect(made.qualiopi).toEqual({ number: 'QC-2026', issued_on: '2026-02-01', valid_until: null, scope: 'actions de formation' })
    const payer = await tenant.aPerson()
    await tenant.inTenant((db) =>
      db.updateTable('users').set({ address: '1 rue', code_postal: '13001', town: 'Marseille' }).where('id', '=', payer.id).execute(),
    )
    const notesOf = async (): Promise<string[]> => {
      const { id } = await aBill(program, admin, { client: tenant.name, user: payer.id, entity: made.id })
      const { printed } = await tenant.inTenant((db) =>
        db.selectFrom('bills').select('printed').where('id', '=', id).executeTakeFirstOrThrow(),
      )
      return (printed as { document: { notes: string[] } }).document.notes
    }
    expect(await notesOf()).toEqual(['Certification Qualiopi n°\u00A0QC-2026 du 01/02/2026\u00A0: actions de formation'])
    await tenant.inTenant((db) =>
      db
        .updateTable('entities')
        .set({ qualiopi: JSON.stringify({ ...made.qualiopi, valid_until: '2026-02-02' }) })
        .where('id', '=', made.id)
        .execute(),
    )
    expect(await notesOf()).toEqual([])
  })

  it('each picture is kept apart, read by administrators of the whole menu alone, and taken away', async () => {
    const [entity] = await list()
    const bytes = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    const params = { client: tenant.name, id: entity!.id, picture: 'signature' }
    await tenant.inTenant((db) =>
      db.updateTable('entities').set({ representative: 'Claire Moreau' }).where('id', '=', entity!.id).execute(),
    )
    const saved = await sendFile(program, admin, contract.setEntityPicture, { params, name: 'signature.png', bytes })
    expect(saved).toMatchObject({ logo: null, stamp: null, signature: expect.stringMatching(/^\d+$/) })
    const read = (who: Persona) =>
      program.app.inject({
        url: `/api/clients/${tenant.name}/entities/${entity!.id}/pictures/signature/`,
        headers: { authorization: `Bearer ${who.token}` },
      })
    expect((await read(admin)).rawPayload).toEqual(bytes)
    expect((await read(await tenant.anAdmin({ is_restricted: 2 }))).statusCode).toBe(403)
    const removed = await callAs(program, admin, contract.removeEntityPicture, { params: { ...params, picture: 'signature' } })
    expect(removed.signature).toBeNull()
    expect((await read(admin)).statusCode).toBe(404)
  })

  it('a sample is drawn from what is typed, and leaves no bill behind', async () => {
    const sample = (payload: object) =>
      program.app.inject({
        method: 'POST',
        url: `/api/clients/${tenant.name}/entities/sample/`,
        headers: { authorization: `Bearer ${admin.token}` },
        payload: { ...fields, ...payload },
      })
    const answer = await sample({ ...certificate, iban: 'FR1420041010050500013M02606', bill_footer: 'Merci de votre confiance' })
    expect(answer.headers['content-type']).toContain('application/pdf')
    const text = (await printedText(answer.rawPayload)).join('\n')
    for (const detail of ['Antenne Sud', '732829320', 'Merci de votre confiance', 'QC-2026', 'EXEMPLE', 'FR14'])
      expect(text).toContain(detail)
    expect((await sample({ siret: '98765432400018' })).statusCode).toBe(422)
    expect(await tenant.inTenant((db) => db.selectFrom('bills').select('id').execute())).toEqual([])
    expect((await list()).map(({ name }) => name)).not.toContain('Antenne Sud')
  })
})

describe('numbers', () => {
  const payer = async () => {
    const person = await tenant.aPerson()
    await tenant.inTenant((db) =>
      db.updateTable('users').set({ address: '1 rue', code_postal: '13001', town: 'Marseille' }).where('id', '=', person.id).execute(),
    )
    return person.id
  }

  it('INV-03: each issuer has its own sequence without gaps, in the prefix it chose; what is issued is never deleted', async () => {
    const [first] = await list()
    const second = await add({ vat_number: 'FR44732829320', bill_prefix: 'sud' })
    const user = await payer()
    const bill = async (entity: number) => (await aBill(program, admin, { client: tenant.name, user, entity })).number
    expect([await bill(first!.id), await bill(second.id), await bill(second.id), await bill(first!.id)]).toEqual([
      `FA-${year}-000001`,
      `SUD-${year}-000001`,
      `SUD-${year}-000002`,
      `FA-${year}-000002`,
    ])
    expect((await list()).map(({ bill_series, issued }) => [bill_series.next, issued])).toEqual([
      [`FA-${year}-000003`, 2],
      [`SUD-${year}-000003`, 2],
    ])
    expect(await refusal(callAs(program, admin, contract.removeEntity, one(second.id)))).toMatchObject({
      status: 409,
      message: 'L’entité ne peut pas être supprimée.',
    })
  })

  it('a prefix left and taken again goes on where it was: no number goes back', async () => {
    const second = await add({ vat_number: 'FR44732829320' })
    const user = await payer()
    const bill = async () => (await aBill(program, admin, { client: tenant.name, user, entity: second.id })).number
    const prefix = async (bill_prefix: string) => {
      const { version } = (await list()).find(({ id }) => id === second.id)!
      await callAs(program, admin, contract.changeEntity, { ...one(second.id), body: { ...fields, version, bill_prefix } as never })
    }
    expect(await bill()).toBe(`FA-${year}-000001`)
    await prefix('NEW')
    expect(await bill()).toBe(`NEW-${year}-000001`)
    await prefix('FA')
    expect(await bill()).toBe(`FA-${year}-000002`)
    // Quotes take theirs from it (INV-05).
    expect(await refusal(prefix('DE'))).toMatchObject({ status: 422, fields: ['bill_prefix'] })
  })

  it('INV-31: an issuer in franchise bears no VAT', async () => {
    const second = await add({ is_vat_franchise: true })
    const user = await payer()
    expect(await refusal(aBill(program, admin, { client: tenant.name, user, entity: second.id }))).toMatchObject({
      code: 'franchiseHasNoVat',
    })
  })

  it('one that never wrote a bill is deleted', async () => {
    const second = await add()
    await callAs(program, admin, contract.removeEntity, one(second.id))
    expect((await list()).map(({ id }) => id)).not.toContain(second.id)
  })
})

it('PRV-54: an event consumers pay for says who sells it and how to reach them; one nobody sells to them says nothing', async () => {
  const consumers = await aTenant(program, { params: { has_entities: true, sells_to_consumers: true, payment_means: ['card'] } })
  const owner = await consumers.anAdmin()
  await callAs(program, owner, helpContract.changeContact, { params: { client: consumers.name }, body: { mail: 'bonjour@essai.test' } })
  const paid = await anOpenEvent(consumers, { price_ht: 10_000 })
  const free = await anOpenEvent(consumers)
  const sellerOf = async (world: TenantWorld, id: number) =>
    (await callAs(program, await world.aPerson(), eventsContract.get, { params: { client: world.name, id } })).seller
  const [issuer] = await callAs(program, owner, contract.entities, { params: { client: consumers.name } })
  expect(await sellerOf(consumers, paid)).toMatchObject({
    name: expect.stringContaining(issuer!.name),
    siret: issuer!.siret,
    mail: 'bonjour@essai.test',
    means: ['card'],
  })
  expect(await sellerOf(consumers, free)).toBeNull()
  expect(await sellerOf(tenant, await anOpenEvent(tenant, { price_ht: 10_000 }))).toBeNull()
})

import { usualParts } from '@kxo/domain/events/acts/copy-parts'
import { eventsContract } from '@kxo/domain/events/contract'
import { proseOf } from '@kxo/domain/events/presentation/presentation'
import { availabilities } from '@kxo/domain/events/rules'
import { programmeFields } from '@kxo/domain/events/sheet'
import { formsContract } from '@kxo/domain/forms/contract'
import type { FieldDraft } from '@kxo/domain/forms/inputs/field'
import type { Filter } from '@kxo/domain/kernel/listing'
import type { VatReason } from '@kxo/domain/kernel/vat'
import { locationsContract } from '@kxo/domain/locations/contract'
import { partnersContract } from '@kxo/domain/partners/contract'
import { pricingContract } from '@kxo/domain/pricing/contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aTraining } from '../../testing/a-training.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, Refused, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { params: { vat_training_exempt_from: '2020-01-01' } })
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const at = (time: string, day = '2031-03-04'): Date => new Date(`${day}T${time}:00+01:00`)
const client = () => tenant.name
const refused = async (attempt: Promise<unknown>): Promise<Refused> => {
  const error = await attempt.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  if (!(error instanceof Refused)) throw new Error(`was not refused: ${String(error)}`)
  return new Refused(error.status, {
    code: error.code,
    message: withPlainSpaces(error.message),
    details: error.details.map(({ field, message }) => ({ field, message: withPlainSpaces(message) })),
  })
}
/** No-break spaces are typography's own tests. */
const withPlainSpaces = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ')
const aDraft = (title: string, day = '2031-03-04') =>
  callAs(program, admin, eventsContract.create, {
    params: { client: client() },
    body: { title, nature: 'master', start_date: at('09:00', day), end_date: at('17:30', day), is_training: true, is_asynchronous: false },
  })
const aRoom = async (name: string) => {
  const location = await callAs(program, admin, locationsContract.create, {
    params: { client: client() },
    body: { name: `Lieu ${name}`, town: 'Lyon', country: 'FR' },
  })
  const room = await callAs(program, admin, locationsContract.addRoom, {
    params: { client: client(), id: location.id },
    body: { name, capacity: 14 },
  })
  return { location, room }
}
const question: FieldDraft = {
  name: 'regime',
  label: 'Votre régime alimentaire',
  help: '',
  purpose: 'Commander les repas',
  input_type: 'text',
  is_required: true,
  minimum: null,
  maximum: null,
  options: [],
  terms: null,
  is_for_admins: false,
  shown_when: null,
}

describe('the journey of creation', () => {
  it('lists every missing part, then publishes once each step is complete, and shows in both catalogues', async () => {
    const { location, room } = await aRoom('Bellecour')
    const trainer = await tenant.aPerson({ first_name: 'Élodie', last_name: 'Faure' })
    let event = await aDraft('Gérer un conflit au travail')
    const inEvent = { client: client(), id: event.id }
    expect(event.url).toBe('gerer-un-conflit-au-travail')
    expect(event.availability).toBe('inactive')

    const first = await refused(callAs(program, admin, eventsContract.publish, { params: inEvent }))
    expect(first.status).toBe(409)
    expect(first.message).toBe('Publication impossible : il manque 12 éléments.')
    expect(first.details.map(({ field }) => field)).toEqual(['place', 'description', ...programmeFields.map((name) => `sheet:${name}`)])

    for (const [from, to] of [
      ['09:00', '12:30'],
      ['14:00', '17:30'],
    ] as const)
      await callAs(program, admin, eventsContract.addSlot, {
        params: inEvent,
        body: { start_at: at(from), end_at: at(to), title: '', room_id: room.id },
      })
    event = await callAs(program, admin, eventsContract.record, { params: inEvent })
    expect(event.minutes).toBe(420)
    event = await callAs(program, admin, eventsContract.changeThumbnail, {
      params: inEvent,
      body: {
        version: event.version,
        title: event.title,
        summary: 'Une journée',
        themes: ['Management'],
        is_online: false,
        location_id: location.id,
      },
    })
    expect(event.town).toBe('Lyon')
    event = await callAs(program, admin, eventsContract.changePage, {
      params: inEvent,
      body: {
        version: event.version,
        description: proseOf('Une journée de pratique.'),
        sheet: Object.fromEntries(programmeFields.map((name) => [name, 'Écrit'])),
      },
    })
    const part = await callAs(program, admin, partnersContract.addPartner, {
      params: inEvent,
      body: { user_id: trainer.id, kind: 'provider', role_title: 'Formatrice', status: 'validated' },
    })
    expect(part.slot_ids).toHaveLength(2)
    event = await callAs(program, admin, eventsContract.changePricing, {
      params: inEvent,
      body: { version: event.version, is_payable: true, downpayment_rate: 30, downpayment_delay: 30 },
    })
    expect(event.gaps.filter(({ blocks }) => blocks).map(({ part: name }) => name)).toEqual(['price'])
    await callAs(program, admin, pricingContract.addPrice, {
      params: inEvent,
      body: { name: 'Tarif public', amount_ht: 65_000, vat_rate: 0, vat_reason: 'training_exempt', members_only: false },
    })
    const form = await callAs(program, admin, formsContract.create, {
      params: { client: client() },
      body: { name: 'Inscription conflit', nature: 'subscription', sections: [{ title: 'Sur place', fields: [question] }] },
    })
    event = await callAs(program, admin, eventsContract.changeRegistration, {
      params: inEvent,
      body: {
        version: event.version,
        onboarding: 'public',
        max_participants: 12,
        min_participants: 4,
        form_id: form.id,
        button_text: 'Réserver ma place',
        needs_approval: false,
      },
    })
    event = await callAs(program, admin, eventsContract.publish, { params: inEvent })
    expect([event.is_active, event.availability, event.gaps]).toEqual([true, 'available', []])

    const visitors = await callAs(program, null, eventsContract.publicList, {
      params: { client: client() },
      query: { page: 1, page_size: 25, q: 'conflit' },
    })
    expect(
      visitors.results.map(({ id, availability, places_left, price_from, partners, place }) => ({
        id,
        availability,
        places_left,
        price_from,
        partners,
        place,
      })),
    ).toEqual([
      {
        id: event.id,
        availability: 'available',
        places_left: 12,
        price_from: { amount_ht: 65_000, amount_ttc: 65_000 },
        partners: ['Élodie Faure'],
        place: 'Lieu Bellecour',
      },
    ])
    const user = await tenant.aPerson()
    const catalogue = await callAs(program, user, eventsContract.list, {
      params: { client: client() },
      query: { page: 1, page_size: 25, space: 'user', tab: 'all' },
    })
    expect(catalogue.results.find(({ id }) => id === event.id)?.management).toBeNull()
    const page = await callAs(program, null, eventsContract.publicGetByUrl, { params: { client: client(), url: event.url } })
    expect(page.slots.map(({ room_name, partners }) => [room_name, partners])).toEqual([
      ['Bellecour', ['Élodie Faure']],
      ['Bellecour', ['Élodie Faure']],
    ])
    expect(await callAs(program, null, eventsContract.field, { params: inEvent, query: { name: 'texte_bouton_inscription' } })).toEqual({
      responses: { value: 'Réserver ma place' },
    })
    expect(await callAs(program, user, pricingContract.userPricing, { params: inEvent, query: {} })).toMatchObject({
      amount_ht: 65_000,
      amount_ttc: 65_000,
      vat_reason: 'training_exempt',
    })

    await callAs(program, admin, eventsContract.unpublish, { params: inEvent })
    const hidden = await refused(callAs(program, null, eventsContract.publicGet, { params: inEvent }))
    expect(hidden.status).toBe(404)
  })
})

describe('rooms and partners', () => {
  it('refuse a double booking in a sentence that names who holds the slot', async () => {
    const { room } = await aRoom('Saône')
    const [holder, other] = [await aDraft('Accueillir un client'), await aDraft('Conduire un entretien')]
    const slot = { start_at: at('09:00'), end_at: at('12:30'), title: '', room_id: room.id }
    await callAs(program, admin, eventsContract.addSlot, { params: { client: client(), id: holder.id }, body: slot })
    const error = await refused(
      callAs(program, admin, eventsContract.addSlot, {
        params: { client: client(), id: other.id },
        body: { ...slot, start_at: at('12:00'), end_at: at('13:00') },
      }),
    )
    expect(error.status).toBe(409)
    expect(error.message).toBe('La salle Saône est déjà réservée par « Accueillir un client » le 04/03/2031 de 09:00 à 12:30.')
    await callAs(program, admin, eventsContract.addSlot, {
      params: { client: client(), id: other.id },
      body: { ...slot, start_at: at('12:30'), end_at: at('13:00') },
    })
  })
  it('the database itself refuses two bookings of a room that nobody looked for', async () => {
    const { room } = await aRoom('Rhône')
    const [one, two] = [await aDraft('A'), await aDraft('B')]
    const slot = { start_at: at('09:00'), end_at: at('12:30'), room_id: room.id }
    const doubled = tenant.inTenant(async (db) => {
      await db
        .insertInto('slots')
        .values({ event_id: one.id, ...slot })
        .execute()
      await db
        .insertInto('slots')
        .values({ event_id: two.id, ...slot })
        .execute()
    })
    await expect(doubled).rejects.toMatchObject({ constraint: 'room_already_booked' })
  })
  it('a person cannot be in two places, and moves with the slot', async () => {
    const trainer = await tenant.aPerson({ first_name: 'Paul', last_name: 'Girard' })
    const [one, two] = [
      await aTraining(tenant, admin.id, { title: 'Négocier', inDays: 50, published: false }),
      await aTraining(tenant, admin.id, { title: 'Vendre', inDays: 50, published: false }),
    ]
    const assign = (id: number) =>
      callAs(program, admin, partnersContract.addPartner, {
        params: { client: client(), id },
        body: { user_id: trainer.id, kind: 'provider' as const, role_title: '', status: 'validated' as const },
      })
    await assign(one.id)
    const busy = await refused(assign(two.id))
    expect(busy.status).toBe(409)
    expect(busy.message).toMatch(/^Paul Girard intervient déjà sur « Négocier » le \d/)
    const twice = await refused(assign(one.id))
    expect(twice.message).toBe('Ce prospect existe déjà, veuillez contacter le référent ou saisir une autre entreprise')
  })
})

describe('dates and slots', () => {
  it('refuse an end before the start, a slot outside the period, and dates that would leave a slot outside', async () => {
    const event = await aDraft('Bornes')
    const inEvent = { client: client(), id: event.id }
    const reversed = await program.app.inject({
      method: 'PATCH',
      url: `/api/clients/${client()}/events/${event.id}/`,
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'fr' },
      payload: { version: event.version, title: 'Bornes', start_date: '2031-03-05T09:00:00+01:00', end_date: '2031-03-04T09:00:00+01:00' },
    })
    expect([reversed.statusCode, reversed.json().details]).toEqual([
      422,
      [{ field: 'end_date', message: 'La date de fin précède la date de début' }],
    ])
    const outside = await refused(
      callAs(program, admin, eventsContract.addSlot, { params: inEvent, body: { start_at: at('08:00'), end_at: at('10:00'), title: '' } }),
    )
    expect(outside.status).toBe(422)
    expect(outside.message).toBe('Le créneau doit être compris entre le 4 mars 2031 à 9 h et le 4 mars 2031 à 17 h 30.')
    await callAs(program, admin, eventsContract.addSlot, {
      params: inEvent,
      body: { start_at: at('09:00'), end_at: at('12:00'), title: '' },
    })
    const shrunk = await refused(
      callAs(program, admin, eventsContract.change, {
        params: inEvent,
        body: { version: event.version, title: 'Bornes', start_date: at('10:00'), end_date: at('17:30') },
      }),
    )
    expect(shrunk.message).toBe('Un créneau sortirait de ces dates : déplacez-le d’abord.')
  })
})

describe('places', () => {
  it('a maximum below the places taken is refused with their number', async () => {
    const training = await aTraining(tenant, admin.id, { title: 'Presque plein', max: 12 })
    const people = [await tenant.aPerson(), await tenant.aPerson(), await tenant.aPerson()]
    await tenant.inTenant(async (db) => {
      for (const { id } of people)
        await db.insertInto('registrations').values({ event_id: training.id, user_id: id, status: 5, code: crypto.randomUUID() }).execute()
    })
    const event = await callAs(program, admin, eventsContract.record, { params: { client: client(), id: training.id } })
    const step = { version: event.version, onboarding: 'public' as const, needs_approval: false }
    const below = await refused(
      callAs(program, admin, eventsContract.changeRegistration, {
        params: { client: client(), id: training.id },
        body: { ...step, max_participants: 2 },
      }),
    )
    expect([below.status, below.message]).toEqual([409, '3 places sont déjà prises.'])
    const full = await callAs(program, admin, eventsContract.changeRegistration, {
      params: { client: client(), id: training.id },
      body: { ...step, max_participants: 3 },
    })
    expect(full.availability).toBe('full')
  })

  it('registrations open on a day of their own, before they close, and a copy opens as many days before', async () => {
    const training = await aTraining(tenant, admin.id, { title: 'Bientôt ouverte', inDays: 40 })
    const at = { params: { client: client(), id: training.id } }
    const open = async (opening_date: Date | null) => {
      const { version } = await callAs(program, admin, eventsContract.record, at)
      const body = { version, onboarding: 'public' as const, needs_approval: false, opening_date }
      return callAs(program, admin, eventsContract.changeRegistration, { ...at, body })
    }
    const { start_date } = await callAs(program, admin, eventsContract.record, at)
    const late = await refused(open(start_date))
    expect([late.status, late.message]).toEqual([422, 'L’ouverture doit précéder la date limite.'])
    const opening = new Date(Date.now() + 86_400_000)
    expect(await open(opening)).toMatchObject({ opening_date: opening, availability: 'notYetOpen' })
    const first_day = new Date((start_date as Date).getTime() + 10 * 86_400_000).toISOString().slice(0, 10)
    const copy = await callAs(program, admin, eventsContract.duplicate, { ...at, body: { first_day, as: 'event', parts: [...usualParts] } })
    expect(copy.opening_date && Math.round((copy.opening_date.getTime() - opening.getTime()) / 86_400_000)).toBe(10)
    expect(await open(null)).toMatchObject({ opening_date: null, availability: 'available' })
  })
})

describe('FOR-12', () => {
  it('a training persons may buy takes 30 % at most first', async () => {
    const event = await aDraft('Acompte')
    const error = await refused(
      callAs(program, admin, eventsContract.changePricing, {
        params: { client: client(), id: event.id },
        body: { version: event.version, is_payable: true, downpayment_rate: 50, downpayment_delay: 0 },
      }),
    )
    expect(error.status).toBe(422)
    expect(error.details[0]?.message).toBe('30 % maximum, après le délai de rétractation, pour une personne qui paie elle-même.')
  })
})

describe('INV-31', () => {
  it('a zero rate without its reason and a reason with a rate are refused', async () => {
    const event = await aDraft('TVA')
    const price = (vat_rate: number, vat_reason: 'training_exempt' | null) =>
      callAs(program, admin, pricingContract.addPrice, {
        params: { client: client(), id: event.id },
        body: { name: 'Tarif', amount_ht: 100, vat_rate, vat_reason, members_only: false },
      })
    expect((await refused(price(0, null))).message).toBe('Un taux de TVA nul demande son motif.')
    expect((await refused(price(2000, 'training_exempt'))).message).toBe('Un motif d’exonération demande un taux de TVA nul.')
    expect((await price(550, null)).amount_ttc).toBe(106)
  })

  it('INV-32 a price is refused a reason its issuer has not on the last day of the event, beside the field, added or changed', async () => {
    const event = await aDraft('Motifs')
    const inEvent = { client: client(), id: event.id }
    const body = (vat_reason: VatReason) => ({ name: 'Tarif', amount_ht: 100, vat_rate: 0, vat_reason, members_only: false })
    const add = (reason: VatReason) => callAs(program, admin, pricingContract.addPrice, { params: inEvent, body: body(reason) })
    const why = async (writing: Promise<unknown>) => {
      const { status, code, message, details } = await refused(writing)
      return [status, code, details.map(({ field, message: shown }) => [field, shown === message])]
    }
    expect(await why(add('franchise'))).toEqual([409, 'reasonNeedsFranchise', [['vat_reason', true]]])
    const { id } = await add('training_exempt')
    const change = (reason: VatReason) =>
      callAs(program, admin, pricingContract.changePrice, { params: { ...inEvent, price: id }, body: body(reason) })
    expect(await why(change('franchise'))).toEqual([409, 'reasonNeedsFranchise', [['vat_reason', true]]])
    // What depends on who buys waits for them.
    expect((await change('export')).vat_reason).toBe('export')
    await tenant.inTenant(async (db) => {
      await db.updateTable('entities').set({ vat_number: null }).execute()
      await db
        .updateTable('events')
        .set({ start_date: new Date('2019-12-31T08:00:00Z'), end_date: new Date('2019-12-31T16:00:00Z') })
        .where('id', '=', event.id)
        .execute()
    })
    for (const reason of ['export', 'reverse_charge_eu_service'] as const)
      expect(await why(add(reason))).toEqual([409, 'reasonNeedsSellerVat', [['vat_reason', true]]])
    expect(await why(add('training_exempt'))).toEqual([409, 'reasonNeedsExemption', [['vat_reason', true]]])
    await tenant.inTenant((db) => db.updateTable('entities').set({ is_vat_franchise: true }).execute())
    expect((await add('franchise')).vat_reason).toBe('franchise')
  })
})

describe('one address, one version', () => {
  it('an address taken is refused, naming its event', async () => {
    const [one, two] = [await aDraft('Oser parler'), await aDraft('Savoir écouter')]
    const error = await refused(
      callAs(program, admin, eventsContract.changePublication, {
        params: { client: client(), id: two.id },
        body: { version: two.version, responsible_id: admin.id, url: one.url, is_displayed_first: false },
      }),
    )
    expect([error.status, error.message]).toEqual([422, 'Cette adresse est déjà utilisée par « Oser parler ».'])
    const nobody = await refused(
      callAs(program, admin, eventsContract.changePublication, {
        params: { client: client(), id: two.id },
        body: { version: two.version, responsible_id: null, url: 'libre', is_displayed_first: false },
      }),
    )
    expect(nobody.message).toBe('Il faut définir un responsable pour cette étape')
  })
  it('the second of two editors is told', async () => {
    const event = await aDraft('À deux')
    const body = { version: event.version, title: 'Première main' }
    await callAs(program, admin, eventsContract.change, { params: { client: client(), id: event.id }, body })
    const error = await refused(
      callAs(program, admin, eventsContract.change, {
        params: { client: client(), id: event.id },
        body: { ...body, title: 'Seconde main' },
      }),
    )
    expect([error.status, error.code]).toEqual([409, 'editedMeanwhile'])
  })
  it('two events of one title take different addresses', async () => {
    expect((await aDraft('Même titre')).url).toBe('meme-titre')
    expect((await aDraft('Même titre')).url).toBe('meme-titre-2')
  })
})

describe('who may', () => {
  it('a person creates nothing and reads no admin list', async () => {
    const user = await tenant.aPerson()
    const denied = await refused(
      callAs(program, user, eventsContract.create, {
        params: { client: client() },
        body: { title: 'Non', nature: 'master', is_training: false, is_asynchronous: false },
      }),
    )
    expect([denied.status, denied.message]).toEqual([
      403,
      'Vous ne pouvez pas créer de nouvelles formations, veuillez contacter l’administrateur pour plus d’informations.',
    ])
    const list = await refused(
      callAs(program, user, eventsContract.list, {
        params: { client: client() },
        query: { page: 1, page_size: 25, space: 'admin', tab: 'all' },
      }),
    )
    expect(list.status).toBe(403)
  })
  it('a reserved event is seen by its company alone', async () => {
    const [mine, theirs] = await tenant.inTenant((db) =>
      db
        .insertInto('companies')
        .values([{ name: 'Alpha' }, { name: 'Bêta' }])
        .returning('id')
        .execute(),
    )
    const event = await aTraining(tenant, admin.id, { title: 'Réservé', onboarding: 5, company_id: mine?.id ?? null })
    const insider = await tenant.aPerson({ company_id: mine?.id as number })
    const outsider = await tenant.aPerson({ company_id: theirs?.id as number })
    const params = { client: client(), id: event.id }
    expect((await callAs(program, insider, eventsContract.get, { params })).title).toBe('Réservé')
    expect((await refused(callAs(program, outsider, eventsContract.get, { params }))).status).toBe(404)
    expect((await refused(callAs(program, null, eventsContract.publicGet, { params }))).status).toBe(404)
    const seen = async (who: Persona) =>
      (
        await callAs(program, who, eventsContract.list, {
          params: { client: client() },
          query: { page: 1, page_size: 100, space: 'user', tab: 'all' },
        })
      ).results.some(({ id }) => id === event.id)
    expect([await seen(insider), await seen(outsider)]).toEqual([true, false])
  })
  it('another tenant’s event is not found', async () => {
    const elsewhere = await aTenant(program)
    const stranger = await elsewhere.anAdmin()
    const event = await aDraft('Chez nous')
    const error = await refused(callAs(program, stranger, eventsContract.record, { params: { client: elsewhere.name, id: event.id } }))
    expect(error.status).toBe(404)
  })
})

describe('availability in the database', () => {
  it('is the twin of the rule, whatever the event', async () => {
    const day = 86_400_000
    const now = Date.now()
    const states = [
      {},
      { is_active: false },
      { cancelled_at: new Date(now) },
      { closed_at: new Date(now) },
      { start_date: new Date(now - 2 * day), end_date: new Date(now - day) },
      { start_date: new Date(now - day), end_date: null },
      { start_date: new Date(now - day), end_date: null, is_asynchronous: true },
      { start_date: new Date(now - day), end_date: new Date(now + day) },
      { limit_date: new Date(now - day) },
      { start_date: null, end_date: null },
      { opening_date: new Date(now + day) },
    ]
    const made: number[] = []
    for (const [index, state] of states.entries()) {
      const { id } = await aTraining(tenant, admin.id, { title: `État ${index}`, inDays: 20 })
      await tenant.inTenant(async (db) => {
        await db.deleteFrom('slots').where('event_id', '=', id).execute()
        if (Object.keys(state).length > 0) await db.updateTable('events').set(state).where('id', '=', id).execute()
        await db
          .updateTable('event_places')
          .set({ max_participants: index === 0 ? 1 : 5 })
          .where('event_id', '=', id)
          .execute()
      })
      made.push(id)
    }
    const { id: guest } = await tenant.aPerson()
    await tenant.inTenant((db) =>
      db
        .insertInto('registrations')
        .values({ event_id: made[0] as number, user_id: guest, status: 5, code: crypto.randomUUID() })
        .execute(),
    )
    const list = async (filters?: Filter[]) =>
      (
        await callAs(program, admin, eventsContract.list, {
          params: { client: client() },
          query: { page: 1, page_size: 100, space: 'admin', tab: 'all', filters },
        })
      ).results.filter(({ id }) => made.includes(id))
    const said = new Map((await list()).map(({ id, availability }) => [id, availability]))
    expect(made.map((id) => said.get(id))).toEqual([
      'full',
      'inactive',
      'inactive',
      'expired',
      'expired',
      'expired',
      'available',
      'pastLimitDate',
      'pastLimitDate',
      'available',
      'notYetOpen',
    ])
    for (const availability of availabilities) {
      const filtered = await list([{ field: 'availability', comparator: '=', value: availability.toLowerCase() }])
      expect(filtered.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(made.filter((id) => said.get(id) === availability))
    }
  })
})

it('what hangs from an event answers 404 for one that does not exist, and for another tenant’s', async () => {
  const elsewhere = await aTenant(program)
  const theirs = await callAs(program, await elsewhere.anAdmin(), eventsContract.create, {
    params: { client: elsewhere.name },
    body: { title: 'Ailleurs' } as never,
  })
  for (const id of [999_999, theirs.id])
    for (const endpoint of [partnersContract.eventPartners, pricingContract.prices, registrationsContract.own])
      expect((await refused(callAs(program, admin, endpoint, { params: { client: client(), id } }))).status).toBe(404)
})

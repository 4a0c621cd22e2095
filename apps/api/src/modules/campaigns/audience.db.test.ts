import { campaignsContract as contract } from '@kxo/domain/campaigns/contract'
import { campaignStatus } from '@kxo/domain/campaigns/status'
import { actsContract } from '@kxo/domain/history/acts-contract'
import { documentOf } from '@kxo/domain/kernel/rich-text'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMessage, aWritingTenant, type CampaignBody, sendMessage } from '../../testing/a-campaign.ts'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let french: Persona
let english: Persona
beforeAll(async () => {
  program = await startProgram()
  ;({ tenant, admin: french } = await aWritingTenant(program))
  english = await tenant.anAdmin()
})
afterAll(() => program.close())

const here = () => ({ client: tenant.name })
const create = async (audience: CampaignBody['audience']): Promise<number> =>
  (await sendMessage(program, french, tenant, { audience, content: aMessage() })).id
const reading = (who: Persona) => ({ headers: { 'accept-language': who === english ? 'en' : 'fr' } })
const shown = async (who: Persona, id: number) =>
  (await callAs(program, who, contract.get, { params: { ...here(), id }, ...reading(who) } as never)).audience
const listed = async (who: Persona, search: object = {}) => {
  const page = await callAs(program, who, actsContract.campaigns, { params: here(), query: search, ...reading(who) } as never)
  return 'results' in page ? page.results.map(({ id, audience }) => ({ id, audience })) : []
}

test('each reader is told in their language who a sending is for: its report, the history, its search and its file (A38)', async () => {
  const zoe = await tenant.aPerson({ town: 'Rennes' })
  const event = await anOpenEvent(tenant, { title: 'Excel avancé' })
  await tenant.inTenant((db) =>
    db
      .insertInto('registrations')
      .values({ event_id: event, user_id: zoe.id, status: registrationStatus.codeOf('registered'), code: 'zoe' })
      .execute(),
  )
  const id = await create({ event, statuses: ['registered', 'toPay'], addresses: ['a@exemple.fr', 'b@exemple.fr'] })
  await tenant.inTenant((db) => db.updateTable('events').set({ title: 'Excel' }).where('id', '=', event).execute())
  const [inFrench, inEnglish] = [
    'Inscriptions\u00A0: Excel avancé (Confirmée, À payer), 2 adresses ajoutées',
    'Registrations: Excel avancé (Confirmed, To pay), 2 added addresses',
  ]
  expect([await shown(french, id), await shown(english, id)]).toEqual([inFrench, inEnglish])
  expect(await listed(french)).toEqual([{ id, audience: inFrench }])
  expect(await listed(english)).toEqual([{ id, audience: inEnglish }])
  for (const q of ['added addresses', 'adresses ajoutees']) expect(await listed(english, { q })).toHaveLength(1)
  expect(await listed(english, { q: 'added people' })).toEqual([])
  const file = await program.app.inject({
    url: `/api/clients/${tenant.name}/campaigns/?format=csv&columns=audience`,
    headers: { authorization: `Bearer ${english.token}`, 'accept-language': 'en' },
  })
  expect(file.body.split('\r\n')[1]).toBe(inEnglish)

  const other = await anOpenEvent(tenant, { title: 'Word' })
  const register = (event_id: number, user_id: number) =>
    tenant.inTenant((db) =>
      db
        .insertInto('registrations')
        .values({ event_id, user_id, status: registrationStatus.codeOf('registered'), code: `${event_id} ${user_id}` })
        .execute(),
    )
  const lea = await tenant.aPerson()
  for (const user of [zoe, lea]) await register(other, user.id)
  const events = [event, other]
  const counted = await callAs(program, french, contract.recipients, {
    params: here(),
    body: { audience: { events }, kind: 'information', topic: 'news' },
  })
  expect([counted.count, counted.excluded]).toEqual([2, []])
  const several = await create({ events, statuses: ['registered'] })
  expect([await shown(french, several), await shown(english, several)]).toEqual([
    'Inscriptions de 2 formations (Confirmée)',
    'Registrations of 2 training courses (Confirmed)',
  ])
  const stranger = await anOpenEvent(await aTenant(program))
  await expect(create({ events: [event, stranger] })).rejects.toMatchObject({ status: 404 })

  const found = await create({
    found: {
      q: zoe.mail,
      filters: [
        { field: 'town', comparator: '=', value: 'Rennes' },
        { field: 'status', comparator: '!=', value: 'suspended' },
        { field: 'has_unpaid_bill', comparator: '=', value: false },
        { field: 'created_at', comparator: '>', value: '2024-03-01' },
        { field: 'phone', comparator: 'X' },
      ],
    },
  })
  expect(await shown(french, found)).toBe(
    `Liste de personnes, recherche «\u00A0${zoe.mail}\u00A0» (Ville\u00A0: Rennes, Statut est différent de Suspendu, Facture à régler\u00A0: Non, Créé le est supérieur à 01/03/2024, Téléphone est vide)`,
  )
  expect(await shown(english, found)).toBe(
    `List of people, search “${zoe.mail}” (Town: Rennes, Status is not Suspended, Unpaid invoice: No, Created on is greater than 01/03/2024, Phone is empty)`,
  )
})

test('a sending written before keeps its sentence', async () => {
  const { id } = await tenant.inTenant((db) =>
    db
      .insertInto('campaigns')
      .values({
        kind: 'information',
        subject: 'Avant',
        body: JSON.stringify(documentOf('x')),
        status: campaignStatus.codeOf('done'),
        audience: '3 personnes choisies',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  expect(await shown(english, id)).toBe('3 personnes choisies')
  expect(await listed(english, { q: 'Avant' })).toEqual([{ id, audience: '3 personnes choisies' }])
})

import { documentsContract } from '@kxo/domain/documents/contract'
import { boostsContract } from '@kxo/domain/recruiting/boosts-contract'
import { recruitingContract as contract } from '@kxo/domain/recruiting/contract'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aRegistration } from '../../testing/a-session.ts'
import { anAnswerFile } from '../../testing/an-answer-file.ts'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let own: number
let recruiter: Persona
let colleague: Persona
let rival: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { params: { is_recruiting_platform: true } })
  own = await aCompany('Ateliers Recruteurs')
  recruiter = await tenant.aPerson({ profile_code: 'REC', company_id: own, first_name: 'Marc', last_name: 'Lemoine' })
  colleague = await tenant.aPerson({ profile_code: 'REF', is_admin: true, company_id: own, first_name: 'Nadia', last_name: 'Benali' })
  rival = await tenant.aPerson({ profile_code: 'REC', company_id: await aCompany('Concurrent') })
})
afterAll(() => program.close())

const day = 86_400_000
const aCompany = (name: string) =>
  tenant.inTenant(
    async (db) => (await db.insertInto('companies').values({ name, is_recruiter: true }).returning('id').executeTakeFirstOrThrow()).id,
  )
const here = () => ({ params: { client: tenant.name } })
const on = (id: number) => ({ params: { client: tenant.name, id } })
const paged = { page: 1, page_size: 100 } as const
const anOffer = (columns: Parameters<typeof anOpenEvent>[1] = {}) =>
  anOpenEvent(tenant, { company_id: own, needs_approval: true, published_at: new Date(), ...columns })
const apply = async (event: number, who?: Persona) =>
  callAs(program, who ?? (await tenant.aPerson()), registrationsContract.start, { ...on(event), body: { submit: true } })
/** An application that came days ago, and waited since. */
async function applied(event: number, daysAgo: number, status: Parameters<typeof aRegistration>[3] = 'toValidate') {
  const { id } = await aRegistration(tenant, event, (await tenant.aPerson()).id, status)
  const at = new Date(Date.now() - daysAgo * day)
  await tenant.inTenant(async (db) => {
    await db.updateTable('registrations').set({ created_at: at }).where('id', '=', id).execute()
  })
  return id
}
const figures = (who = recruiter) => callAs(program, who, contract.dashboard, here())
const applications = async (query: object = {}, who = recruiter) =>
  (await callAs(program, who, contract.applications, { ...here(), query: { ...paged, ...query } })).results
const offers = async (query: object = {}, who = recruiter) =>
  (await callAs(program, who, contract.offers, { ...here(), query: { ...paged, ...query } })).results
const approve = (id: number, who: Persona) => callAs(program, who, registrationsContract.approve, on(id))
const refuse = (id: number, who: Persona, reason = 'Profil différent') =>
  callAs(program, who, registrationsContract.refuse, { ...on(id), body: { reason } })
const mailsTo = ({ mail }: Persona) =>
  tenant.inTenant(async (db) =>
    (await db.selectFrom('mails').select('moment').where('recipient', '=', mail).orderBy('id').execute()).map(({ moment }) => moment),
  )

describe('the page of a recruiter', () => {
  it('each figure is the count of the list it opens, of one’s own company alone', async () => {
    const soon = await anOffer({ title: 'Bientôt close', limit_date: new Date(Date.now() + 3 * day) })
    const later = await anOffer({ title: 'Plus tard', limit_date: new Date(Date.now() + 20 * day) })
    await anOffer({ title: 'Brouillon', is_active: false, published_at: null })
    await anOffer({ title: 'Rangée', archived_at: new Date() })
    await anOpenEvent(tenant, { title: 'D’un autre' })
    await applied(soon, 2)
    const silent = await applied(soon, 12)
    const retained = await applied(later, 30, 'registered')
    await applied(later, 4, 'toComplete')
    await applied(later, 740)
    const read = await figures()
    expect(read).toEqual({ online: 2, ending: 1, boosted: 0, toStudy: 2, silent: 1, retained: 1 })
    for (const show of ['online', 'ending', 'boosted'] as const) expect((await offers({ show })).length).toBe(read[show])
    for (const show of ['toStudy', 'silent', 'retained'] as const) expect((await applications({ show })).length).toBe(read[show])
    expect((await applications({ show: 'silent' })).map(({ id }) => id)).toEqual([silent])
    expect((await applications({ status: 'registered' })).map(({ id }) => id)).toEqual([retained])
    const rows = await offers({ sort: 'title' })
    expect(rows.map(({ title, is_online, applications }) => [title, is_online, applications])).toEqual([
      ['Bientôt close', true, 2],
      ['Brouillon', false, 0],
      ['Plus tard', true, 1],
    ])
    expect(rows[0]?.counts).toEqual([{ status: 'toValidate', count: 2 }])
    expect(await figures(rival)).toEqual({ online: 0, ending: 0, boosted: 0, toStudy: 0, silent: 0, retained: 0 })
    expect(await figures(colleague)).toEqual(read)
  })

  it('is refused to anybody else, and elsewhere than at a recruiting platform', async () => {
    const plain = await aTenant(program)
    const elsewhere = await plain.aPerson({ profile_code: 'REC' })
    await expect(callAs(program, elsewhere, contract.dashboard, { params: { client: plain.name } })).rejects.toMatchObject({ status: 403 })
    for (const who of [await tenant.aPerson(), await tenant.anAdmin(), await tenant.aReferent(own)]) {
      await expect(figures(who)).rejects.toMatchObject({ status: 403 })
      await expect(applications({}, who)).rejects.toMatchObject({ status: 403 })
      await expect(offers({}, who)).rejects.toMatchObject({ status: 403 })
    }
  })
})

describe('an application', () => {
  it('is noted and commented on by the team; each counts by its latest note, and both acts are traced', async () => {
    const { id } = await apply(await anOffer({ title: 'Notée' }))
    const note = (who: Persona, body: { note?: string; score?: number }) =>
      callAs(program, who, contract.noteApplication, { ...on(id), body })
    await note(recruiter, { score: 2 })
    await note(recruiter, { score: 4, note: 'Bonne lettre' })
    const read = await note(colleague, { score: 5 })
    expect([read.score, read.own_score]).toEqual([45, 5])
    expect(read.notes.map(({ score, note, by_name }) => [score, note, by_name])).toEqual([
      [5, '', 'Nadia Benali'],
      [4, 'Bonne lettre', 'Marc Lemoine'],
      [2, '', 'Marc Lemoine'],
    ])
    expect((await callAs(program, recruiter, contract.application, on(id))).own_score).toBe(4)
    const traced = await tenant.inTenant((db) =>
      db.selectFrom('traces').select('action').where('subject_id', '=', id).where('action', 'in', ['score_guest', 'note_guest']).execute(),
    )
    expect(traced.length).toBe(4)
    await expect(note(recruiter, {})).rejects.toThrow(/required/)
    await expect(note(recruiter, { score: 6 })).rejects.toThrow(/max/)
    await expect(note(rival, { score: 3 })).rejects.toMatchObject({ status: 404 })
    await expect(callAs(program, rival, contract.application, on(id))).rejects.toMatchObject({ status: 404 })
    const reader = await tenant.aPerson({ profile_code: 'REC', company_id: own, is_restricted: 1 })
    await expect(note(reader, { score: 3 })).rejects.toMatchObject({ status: 403 })
    await expect(approve(id, reader)).rejects.toMatchObject({ status: 403 })
  })

  it('PRV-22 says until when it stays: two years after the last contact', async () => {
    const id = await applied(await anOffer({ title: 'Gardée' }), 100)
    const read = await callAs(program, recruiter, contract.application, on(id))
    const said = new Date(`${read.stays_until}T12:00:00Z`).getTime()
    expect(Math.abs(said - (Date.now() - 100 * day + 730 * day))).toBeLessThan(3 * day)
  })

  it('is retained or declined by its recruiter alone, and its person is written to', async () => {
    const offer = await anOffer({ title: 'Décidée' })
    const [one, two] = [await tenant.aPerson(), await tenant.aPerson()]
    const [retained, declined] = [await apply(offer, one), await apply(offer, two)]
    await expect(approve(retained.id, rival)).rejects.toMatchObject({ status: 404 })
    expect((await approve(retained.id, recruiter)).status).toBe('registered')
    expect(await refuse(declined.id, recruiter)).toMatchObject({ status: 'cancelled', ending: 'refused' })
    expect(await mailsTo(one)).toContain('validate_guest')
    expect(await mailsTo(two)).toContain('refuse_guest')
  })

  it('answered by a colleague first, tells who answered and what', async () => {
    const { id } = await apply(await anOffer({ title: 'À deux' }))
    await approve(id, colleague)
    await expect(refuse(id, recruiter)).rejects.toMatchObject({
      status: 409,
      code: 'decidedMeanwhile',
      message: expect.stringMatching(/^Nadia Benali a déjà répondu le .*Confirmé/),
    })
    await expect(approve(id, colleague)).rejects.toMatchObject({ status: 409, code: 'wrongStatus' })
  })

  it('its files open for who studies it, and for nobody of another company', async () => {
    const offer = await anOffer({ title: 'Avec CV' })
    const candidate = await tenant.aPerson()
    const { id } = await apply(offer, candidate)
    const file = await anAnswerFile(program, tenant, { registration_id: id, user_id: candidate.id })
    const open = (who: Persona) => callAs(program, who, documentsContract.download, { body: { file } })
    await expect(open(rival)).rejects.toMatchObject({ status: 404 })
    await expect(open(await tenant.aReferent(own))).rejects.toMatchObject({ status: 404 })
    await expect(open(recruiter)).resolves.toBeUndefined()
    await expect(open(colleague)).resolves.toBeUndefined()
  })
})

it('what another tenant received is not found, by its path or by its numbers', async () => {
  const { id } = await apply(await anOffer({ title: 'D’ici' }))
  const elsewhere = await aTenant(program, { params: { is_recruiting_platform: true } })
  const company_id = await elsewhere.inTenant(
    async (db) => (await db.insertInto('companies').values({ name: 'Là-bas' }).returning('id').executeTakeFirstOrThrow()).id,
  )
  const stranger = await elsewhere.aPerson({ profile_code: 'REC', company_id })
  for (const client of [tenant.name, elsewhere.name]) {
    const params = { client, id }
    await expect(callAs(program, stranger, contract.application, { params })).rejects.toMatchObject({ status: 404 })
    await expect(callAs(program, stranger, contract.noteApplication, { params, body: { score: 1 } })).rejects.toMatchObject({ status: 404 })
    await expect(callAs(program, stranger, boostsContract.stop, { params, body: {} })).rejects.toMatchObject({ status: 404 })
  }
})

describe('answering all who wait', () => {
  it('foretells, declines each with its reason, and leaves what a colleague answered', async () => {
    const offer = await anOffer({ title: 'En attente' })
    const ids = [await applied(offer, 15), await applied(offer, 20)]
    const fresh = await applied(offer, 1)
    const preview = await callAs(program, recruiter, contract.previewAnswers, { ...here(), body: { show: 'silent', event: offer } })
    expect([preview.changed, preview.first.map(({ before, after }) => [before, after])]).toEqual([
      2,
      [
        ['À valider', 'Annulée'],
        ['À valider', 'Annulée'],
      ],
    ])
    const body = { show: 'silent' as const, event: offer, reason: 'Le poste est pourvu' }
    await expect(callAs(program, rival, contract.answerAll, { ...here(), body })).rejects.toMatchObject({
      status: 409,
      code: 'nobodyWaits',
    })
    expect(await callAs(program, recruiter, contract.answerAll, { ...here(), body })).toMatchObject({ changed: 2, left: [] })
    const rows = await applications({ event: offer })
    expect(Object.fromEntries(rows.map(({ id, status, end_reason }) => [id, [status, end_reason]]))).toEqual({
      [ids[0] as number]: ['cancelled', 'Le poste est pourvu'],
      [ids[1] as number]: ['cancelled', 'Le poste est pourvu'],
      [fresh]: ['toValidate', null],
    })
    await expect(callAs(program, recruiter, contract.answerAll, { ...here(), body })).rejects.toMatchObject({ code: 'nobodyWaits' })
    for (const who of [await tenant.aPerson(), await tenant.anAdmin()]) {
      await expect(callAs(program, who, contract.answerAll, { ...here(), body })).rejects.toMatchObject({ status: 403 })
      await expect(callAs(program, who, boostsContract.read, here())).rejects.toMatchObject({ status: 403 })
    }
  })
})

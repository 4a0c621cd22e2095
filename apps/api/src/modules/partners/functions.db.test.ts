import { partnersContract } from '@kxo/domain/partners/contract'
import { functionsContract as contract } from '@kxo/domain/partners/functions-contract'
import type { PartnerKind } from '@kxo/domain/partners/kind'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSession } from '../../testing/a-session.ts'
import { aSignature } from '../../testing/a-signature.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let person: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  person = await tenant.aPerson()
})
afterAll(() => program.close())

/** A training of three hours, on the first of January of a year. */
const trainingIn = (year: number, title: string) => {
  const start_at = new Date(Date.UTC(year, 0, 1, 8))
  return aSession(tenant, { title, slots: [{ start_at, end_at: new Date(start_at.getTime() + 3 * 3_600_000) }] })
}
const assign = (event: number, kind: PartnerKind, status: 'inProgress' | 'validated' = 'validated', user = person.id) =>
  callAs(program, admin, partnersContract.addPartner, {
    params: { client: tenant.name, id: event },
    body: { user_id: user, kind, role_title: 'Formatrice', status },
  })
const functionsSeenBy = (who: Persona, id = person.id) => callAs(program, who, contract.functions, { params: { client: tenant.name, id } })
const parts = async (kind: PartnerKind, moment: 'upcoming' | 'past' | 'ended', id = person.id) => {
  const request = { params: { client: tenant.name, id, kind }, query: { page: 1, page_size: 25, moment } }
  return (await callAs(program, admin, contract.parts, request)).results
}
const year = new Date().getUTCFullYear()

describe('the functions of a person', () => {
  it('are listed from the nearest to come, and from the latest of those that are over', async () => {
    const other = await tenant.aPerson()
    for (const [years, title] of [
      [2, 'Dans deux ans'],
      [1, 'Dans un an'],
      [-2, 'Il y a deux ans'],
      [-1, 'L’an dernier'],
    ] as const)
      await assign((await trainingIn(year + years, title)).id, 'organizer', 'validated', other.id)
    const titles = async (moment: 'upcoming' | 'past') => (await parts('organizer', moment, other.id)).map(({ title }) => title)
    expect(await titles('upcoming')).toEqual(['Dans un an', 'Dans deux ans'])
    expect(await titles('past')).toEqual(['L’an dernier', 'Il y a deux ans'])
  })

  it('are told kind by kind: parts, proposals, next date, hours by year', async () => {
    const [past, next] = [await trainingIn(year - 1, 'Vendre'), await trainingIn(year + 1, 'Négocier')]
    await assign(past.id, 'provider')
    await assign(next.id, 'provider', 'inProgress')
    await assign(next.id, 'sponsor')
    expect(await functionsSeenBy(admin)).toEqual([
      {
        kind: 'provider',
        parts: 2,
        proposed: 1,
        next_date: new Date(Date.UTC(year + 1, 0, 1, 8)),
        years: [
          { year: year + 1, minutes: 180, validated: 0 },
          { year: year - 1, minutes: 180, validated: 0 },
        ],
      },
      expect.objectContaining({ kind: 'sponsor', parts: 1, proposed: 0 }),
    ])
    expect(await parts('provider', 'upcoming')).toMatchObject([{ title: 'Négocier', status: 'inProgress', slots: 1, minutes: 180 }])
    expect(await parts('provider', 'past')).toMatchObject([{ title: 'Vendre', role_title: 'Formatrice', status: 'validated' }])
    expect((await parts('sponsor', 'upcoming')).map(({ title }) => title)).toEqual(['Négocier'])
  })

  it('a part removed counts no more, is still told, and can be proposed again (9 → 0)', async () => {
    const event = await trainingIn(year + 2, 'Manager')
    const { id } = await assign(event.id, 'contributor')
    await callAs(program, admin, partnersContract.changePartner, {
      params: { client: tenant.name, id: event.id, partner: id },
      body: { status: 'deleted' },
    })
    expect((await functionsSeenBy(admin)).find(({ kind }) => kind === 'contributor')).toMatchObject({
      parts: 0,
      next_date: null,
      years: [],
    })
    expect(await parts('contributor', 'upcoming')).toEqual([])
    expect(await parts('contributor', 'ended')).toMatchObject([{ title: 'Manager', status: 'deleted', slots: 0, minutes: 0 }])
    await assign(event.id, 'contributor', 'inProgress')
    expect(await parts('contributor', 'upcoming')).toMatchObject([{ id, status: 'inProgress' }])
  })

  it('hours done are proposed from the slots over, or from those signed, and validated part by part', async () => {
    const trainer = await tenant.aPerson()
    const hour = (h: number) => new Date(Date.UTC(year - 1, 2, 4, h))
    const event = await aSession(tenant, {
      title: 'Former',
      slots: [
        { start_at: hour(8), end_at: hour(11) },
        { start_at: hour(13), end_at: hour(15) },
      ],
    })
    const { id } = await assign(event.id, 'provider', 'validated', trainer.id)
    const part = async () => (await parts('provider', 'past', trainer.id))[0]
    const validate = (hours: number, who = admin) =>
      callAs(program, who, contract.validateHours, { params: { client: tenant.name, id }, body: { hours } })
    expect(await part()).toMatchObject({ minutes: 300, done: 300, validated: null })
    await tenant.inTenant((db) => aSignature(db, { event_id: event.id, slot_id: event.slots[0]!, partner_user_id: trainer.id }))
    expect(await part()).toMatchObject({ minutes: 300, done: 180 })
    await expect(validate(3, trainer)).rejects.toMatchObject({ status: 403 })
    await validate(3)
    await validate(3.5)
    expect(await part()).toMatchObject({ validated: 210 })
    expect((await functionsSeenBy(admin, trainer.id))[0]?.years).toEqual([{ year: year - 1, minutes: 300, validated: 210 }])
  })

  it('no hour is validated before a slot is over, nor on a proposal', async () => {
    const trainer = await tenant.aPerson()
    const validate = (id: number) =>
      callAs(program, admin, contract.validateHours, { params: { client: tenant.name, id }, body: { hours: 3 } })
    const next = await assign((await trainingIn(year + 3, 'Plus tard')).id, 'provider', 'validated', trainer.id)
    await expect(validate(next.id)).rejects.toMatchObject({ status: 409, code: 'hoursNotDone' })
    const proposed = await assign((await trainingIn(year - 3, 'Avant')).id, 'provider', 'inProgress', trainer.id)
    await expect(validate(proposed.id)).rejects.toMatchObject({ status: 409, code: 'hoursNotDone' })
  })

  it('are validated for many at once as their slots propose them, others left with the reason, and taken back but what was corrected since', async () => {
    const trainer = await tenant.aPerson()
    const past = async (title: string, status: 'validated' | 'inProgress' = 'validated', ago = 1) =>
      (await assign((await trainingIn(year - ago, title)).id, 'provider', status, trainer.id)).id
    const [one, two, proposed] = [await past('Un'), await past('Deux', 'validated', 2), await past('Trois', 'inProgress', 3)]
    const params = { client: tenant.name }
    const body = { ids: [one, two, proposed] }
    const minutes = async () => new Map((await parts('provider', 'past', trainer.id)).map(({ id, validated }) => [id, validated]))
    const previewed = await callAs(program, admin, contract.previewManyHours, { params, body })
    expect(previewed).toMatchObject({ changed: 2, left: [{ reason: 'Pas confirmée', names: ['Trois'] }] })
    expect(previewed.first[0]).toMatchObject({ name: 'Un', before: 'À valider', after: '3\u00A0h' })
    expect((await minutes()).get(one)).toBeNull()
    await expect(callAs(program, trainer, contract.validateManyHours, { params, body })).rejects.toMatchObject({ status: 403 })
    const done = await callAs(program, admin, contract.validateManyHours, { params, body })
    expect(done).toMatchObject({ changed: 2, undo: expect.any(String) })
    expect([(await minutes()).get(one), (await minutes()).get(two), (await minutes()).get(proposed)]).toEqual([180, 180, null])
    expect(await callAs(program, admin, contract.validateManyHours, { params, body })).toMatchObject({ changed: 0, undo: null })
    await callAs(program, admin, contract.validateHours, { params: { ...params, id: two }, body: { hours: 4 } })
    const undo = (who = admin) => callAs(program, who, contract.undoManyHours, { params, body: { undo: done.undo! } })
    await expect(undo(await tenant.anAdmin())).rejects.toMatchObject({ status: 409 })
    expect(await undo()).toMatchObject({ changed: 1, left: [{ reason: 'Corrigée depuis', names: ['Deux'] }] })
    expect([(await minutes()).get(one), (await minutes()).get(two)]).toEqual([null, 240])
  })

  it('are read by full administrators and consultants alone, and never of another tenant', async () => {
    expect(await functionsSeenBy(await tenant.aPerson({ profile_code: 'CNS' }))).toHaveLength(3)
    for (const who of [await tenant.anAdmin({ is_restricted: 1 }), await tenant.anAdmin({ is_restricted: 2 }), person])
      await expect(functionsSeenBy(who)).rejects.toMatchObject({ status: 403 })
    const stranger = await (await aTenant(program)).aPerson()
    await expect(functionsSeenBy(admin, stranger.id)).rejects.toMatchObject({ status: 404 })
  })
})

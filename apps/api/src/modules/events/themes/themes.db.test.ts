import { eventsContract } from '@kxo/domain/events/contract'
import { themesContract as contract, type ThemeFields } from '@kxo/domain/events/themes/theme-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anOpenEvent } from '../../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { publicPages } from '../catalogue/public-pages.ts'

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

const here = () => ({ client: tenant.name })
const on = (id: number) => ({ params: { ...here(), id } })
const fields = (overrides: Partial<ThemeFields>): ThemeFields => ({ name: 'Droit', colours: {}, is_visible: true, ...overrides })
const add = (overrides: Partial<ThemeFields>, who = admin) =>
  callAs(program, who, contract.create, { params: here(), body: fields(overrides) })
const change = (id: number, version: number, overrides: Partial<ThemeFields>) =>
  callAs(program, admin, contract.change, { ...on(id), body: { ...fields(overrides), version } })
const names = async () =>
  (await callAs(program, admin, contract.list, { params: here(), query: { page: 1, page_size: 100 } })).results.map(({ name }) => name)

/** A published event of these themes. */
async function anEventOn(...themes: string[]): Promise<{ id: number; url: string }> {
  const id = await anOpenEvent(tenant)
  const { version, title, url } = await callAs(program, admin, eventsContract.record, on(id))
  await callAs(program, admin, eventsContract.changeThumbnail, { ...on(id), body: { version, title, themes, is_online: true } })
  return { id, url }
}
const foundBy = async (query: { theme?: string; chapitre?: string }) =>
  (await callAs(program, admin, eventsContract.publicList, { params: here(), query: { page: 1, page_size: 25, ...query } })).results.map(
    ({ id }) => id,
  )
const themesOf = async (id: number) => (await callAs(program, admin, eventsContract.record, on(id))).themes
/** What the server answers at a public address. */
const opened = (pattern: string, params: Record<string, string>) =>
  tenant.asMachine((context) =>
    publicPages
      .find((page) => page.pattern === pattern)!
      .read(context, { params: { ...here(), ...params }, path: pattern, search: new URLSearchParams(), isWholeTab: true }),
  )

describe('arranging', () => {
  test('two levels at most, in an order of their own; a name and an address serve once', async () => {
    const law = await add({ name: 'Droit' })
    const office = await add({ name: 'Bureautique' })
    const sheets = await add({ name: 'Tableur', parent: office.id })
    expect([law.url, sheets.parent_name]).toEqual(['droit', 'Bureautique'])
    expect(await names()).toEqual(['Droit', 'Bureautique', 'Tableur'])
    await callAs(program, admin, contract.order, { params: here(), body: { ids: [office.id, law.id] } })
    expect(await names()).toEqual(['Bureautique', 'Tableur', 'Droit'])
    await expect(callAs(program, admin, contract.order, { params: here(), body: { ids: [office.id, sheets.id] } })).rejects.toMatchObject({
      status: 409,
      code: 'themesMovedMeanwhile',
    })

    await expect(add({ name: 'Formules', parent: sheets.id })).rejects.toMatchObject({ status: 422, code: 'themeTooDeep' })
    await expect(change(office.id, 1, { name: 'Bureautique', parent: law.id })).rejects.toMatchObject({ status: 422, code: 'themeTooDeep' })
    await expect(add({ name: ' DROIT ' })).rejects.toMatchObject({ status: 409, code: 'themeNameTaken' })
    await expect(add({ name: 'Paie', url: 'droit' })).rejects.toMatchObject({
      status: 422,
      details: [{ field: 'url', message: 'Cette adresse est déjà utilisée par «\u00A0Droit\u00A0».' }],
    })
  })

  test('PRV-61: a colour that cannot be read on white is refused, with its ratio', async () => {
    await expect(add({ colours: { primary: '#ffd400', accent: '#1f4e8c' } })).rejects.toMatchObject({
      status: 422,
      details: [{ field: 'colours.primary', message: expect.stringMatching(/^Contraste insuffisant\u00A0: 1,\d:1\.$/) }],
    })
  })

  test('administrators of the whole menu and consultants arrange; a consultant never deletes; the others are refused', async () => {
    const consultant = await tenant.aPerson({ profile_code: 'CNS' })
    const { id } = await add({ name: 'Paie' }, consultant)
    await expect(callAs(program, consultant, contract.remove, on(id))).rejects.toMatchObject({ status: 403 })
    for (const person of [await tenant.anAdmin({ is_restricted: 1 }), await tenant.anAdmin({ is_restricted: 2 }), await tenant.aPerson()])
      await expect(add({ name: 'Autre' }, person)).rejects.toMatchObject({ status: 403 })
    await callAs(program, admin, contract.remove, on(id))
    expect(await names()).toEqual([])
  })
})

describe('events and their themes', () => {
  test('a name typed is the theme so called, or a new one for those who arrange them; another is told', async () => {
    const { id } = await anEventOn('Droit', 'droit', 'Paie')
    expect(await themesOf(id)).toEqual(['Droit', 'Paie'])
    expect(await names()).toEqual(['Droit', 'Paie'])
    const limited = await tenant.anAdmin({ is_restricted: 2 })
    const { version, title } = await callAs(program, admin, eventsContract.record, on(id))
    const give = (theme: string) =>
      callAs(program, limited, eventsContract.changeThumbnail, { ...on(id), body: { version, title, themes: [theme], is_online: true } })
    await expect(give('Inconnu')).rejects.toMatchObject({ status: 422, details: [{ field: 'themes' }] })
    expect((await give('PAIE')).themes).toEqual(['Paie'])
  })

  test('a theme events have is not deleted: merged, it leaves them and its addresses to the other', async () => {
    const office = await add({ name: 'Bureautique' })
    const { id } = await anEventOn('Bureautik')
    const typo = (await callAs(program, admin, contract.choices, { params: here() })).find(({ name }) => name === 'Bureautik')!
    await expect(callAs(program, admin, contract.remove, on(typo.id))).rejects.toMatchObject({ status: 409, code: 'themeInUse' })
    await callAs(program, admin, contract.merge, { ...on(typo.id), body: { into: office.id } })
    expect(await themesOf(id)).toEqual(['Bureautique'])
    expect(await foundBy({ chapitre: 'bureautik' })).toEqual([id])
    // Files that still say the former name find the one it became.
    expect(await themesOf((await anEventOn('Bureautik')).id)).toEqual(['Bureautique'])
  })

  test('the catalogue finds an event by the address, the former address or the name of its theme, or of the one above', async () => {
    const office = await add({ name: 'Bureautique' })
    const sheets = await add({ name: 'Tableur', parent: office.id })
    const { id } = await anEventOn('Tableur')
    await anEventOn('Droit')
    await change(sheets.id, 1, { name: 'Tableur', parent: office.id, url: 'excel' })
    for (const theme of ['excel', 'tableur', 'Tableur', 'bureautique']) expect([theme, await foundBy({ theme })]).toEqual([theme, [id]])
    const { themes } = await callAs(program, admin, eventsContract.facets, { params: here() })
    expect(themes).toEqual([
      { name: 'Tableur', url: 'excel', count: 1 },
      { name: 'Droit', url: 'droit', count: 1 },
    ])
    expect(await opened('/:client/public/events/:chapitre', { chapitre: 'excel' })).toEqual({
      redirect: `/${tenant.name}/public/events?chapitre=excel`,
      status: 302,
    })

    await change(sheets.id, 2, { name: 'Tableur', parent: office.id, url: 'excel', is_visible: false })
    expect(await foundBy({ theme: 'excel' })).toEqual([])
    expect((await callAs(program, admin, eventsContract.publicGet, on(id))).themes).toEqual([])
  })

  test('the public page of an event wears the colours of its theme', async () => {
    await add({ name: 'Droit', colours: { primary: '#7a1f5c' } })
    const { url } = await anEventOn('Droit')
    const answer = await opened('/public/:client/:url', { url })
    expect(answer).toMatchObject({ page: { tenant: { colours: { user_primary_color: '#7a1f5c', theme: { primary: '#7a1f5c' } } } } })
  })
})

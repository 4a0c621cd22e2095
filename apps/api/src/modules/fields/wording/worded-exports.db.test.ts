import { fieldLayoutContract as layout } from '@kxo/domain/fields/layout/layout-contract'
import type { Morph } from '@kxo/domain/fields/morph'
import { NativeWordingDraft } from '@kxo/domain/fields/native/native-wording'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const headings = async (path: string, who = admin): Promise<string> => {
  const { body } = await program.app.inject({
    method: 'GET',
    url: `/api/clients/${tenant.name}/${path}`,
    headers: { authorization: `Bearer ${who.token}` },
  })
  return body.replace('\uFEFF', '').split('\r\n')[0] ?? ''
}
const said = (morph: Morph, name: string, draft: z.input<typeof NativeWordingDraft>) =>
  callAs(program, admin, layout.changeNative, {
    params: { client: tenant.name, morph, name },
    body: { version: 0, ...z.decode(NativeWordingDraft, draft) },
  })

it('exports of people, companies and places are headed by the tenant’s words, in both languages', async () => {
  await said('User', 'job', { label: "Métier {exercé} d’aujourd'hui", label_en: 'Trade' })
  await said('User', 'mail', { label: 'Courriel' })
  await said('Company', 'name', { label: 'Raison sociale' })
  await said('Location', 'town', { label: 'Commune', label_en: 'Municipality' })
  expect(await headings('users/?format=csv&columns=last_name,job,mail')).toBe("Nom;Métier {exercé} d’aujourd'hui;Courriel")
  expect(await headings('companies/?format=csv&columns=name,siret')).toBe('Raison sociale;SIRET')
  expect(await headings('locations/?format=csv&columns=name,town')).toBe('Nom;Commune')

  const english = await tenant.anAdmin()
  await tenant.inTenant((db) => db.updateTable('users').set({ language: 'en' }).where('id', '=', english.id).execute())
  // Without English words of its own, a field keeps the tenant's.
  expect(await headings('users/?format=csv&columns=last_name,job,mail', english)).toBe('Last name;Trade;Courriel')
  expect(await headings('locations/?format=csv&columns=name,town', english)).toBe('Name;Municipality')
})

it('exports of events and registrations too, the person who answers for an event included', async () => {
  await said('Event', 'title', { label: 'Atelier' })
  await said('Event', 'responsible', { label: 'Pilote' })
  await said('Guest', 'manual_status', { label: 'Dossier OPCO' })
  expect(await headings('events/?space=admin&format=csv&columns=title,code,responsible_name')).toBe('Atelier;Code;Pilote')
  expect(await headings('guests/?format=csv&columns=last_name,manual_status')).toBe('Nom;Dossier OPCO')
})

it('another tenant keeps the product’s words', async () => {
  const other = await aTenant(program)
  const { token } = await other.anAdmin()
  const { body } = await program.app.inject({
    method: 'GET',
    url: `/api/clients/${other.name}/users/?format=csv&columns=job,mail`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(body).toMatch(/^\uFEFF?Fonction;/)
})

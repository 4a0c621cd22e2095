import { campaignsContract as contract } from '@kxo/domain/campaigns/contract'
import { adminCampaign } from '@kxo/domain/campaigns/paths'
import { documentOf } from '@kxo/domain/kernel/rich-text'
import { mailingContract } from '@kxo/domain/mailing/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program, { own: ['mailing'], params: { show_email_campaign: false } })
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const here = () => ({ params: { client: tenant.name } })
const at = (id: number) => ({ params: { client: tenant.name, id } })
const usage = async () => (await callAs(program, admin, mailingContract.mailUsage, here())).under_way
const send = async (subject: string, hours: number) => {
  const people = [await tenant.aPerson(), await tenant.aPerson()]
  const content = {
    kind: 'information' as const,
    topic: 'news' as const,
    subject,
    subject_b: '',
    preview_text: '',
    body: documentOf('Nos bureaux seront fermés.'),
    has_button: false,
  }
  const audience = { ids: people.map(({ id }) => id), addresses: ['rien'] }
  const send_at = new Date(Date.now() + hours * 3_600_000)
  return (await callAs(program, admin, contract.create, { ...here(), body: { audience, content, send_at } as never })).id
}

test('what leaves to many people is followed, paused, resumed and stopped from its own page where campaigns are off', async () => {
  const [later, id] = [await send('Plus tard', 48), await send('Fermeture', 0)]
  expect(await usage()).toEqual([
    { subject: 'Fermeture', href: adminCampaign(id), state: 'Programmée', done: 0, total: 2, starts_at: null },
    { subject: 'Plus tard', href: adminCampaign(later), state: 'Programmée', done: 0, total: 2, starts_at: expect.any(Date) },
  ])
  expect(await callAs(program, admin, contract.get, at(later))).toMatchObject({ status: 'scheduled', subject: 'Plus tard' })
  await callAs(program, admin, contract.pause, at(later))
  expect((await usage()).map(({ state }) => state)).toEqual(['Programmée', 'En pause'])
  await callAs(program, admin, contract.resume, at(later))
  await callAs(program, admin, contract.stop, at(later))
  await runJobNow(program, tenant.id, 'send-campaign', { campaign_id: id })
  expect(await usage()).toEqual([])
  expect(await callAs(program, admin, contract.get, at(later))).toMatchObject({ status: 'stopped', waiting: 2 })
})

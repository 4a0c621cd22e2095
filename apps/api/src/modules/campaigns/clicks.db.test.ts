import { campaignsContract as contract } from '@kxo/domain/campaigns/contract'
import { actsContract } from '@kxo/domain/history/acts-contract'
import type { RichText } from '@kxo/domain/kernel/rich-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acrossTenants } from '../../platform/database/tenancy.ts'
import { anOpenEvent } from '../../testing/an-open-event.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { runJobNow } from '../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { clickedLinkPage } from './count-clicks.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())

const linked = (href: string, text: string) => ({ type: 'text' as const, text, marks: [{ type: 'link' as const, attrs: { href } }] })
const body: RichText = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [linked('https://exemple.fr/programme', 'le programme'), linked('mailto:ecrire@exemple.fr', 'nous écrire')],
    },
    { type: 'paragraph', content: [linked('https://exemple.fr/plan?a=1&b=2', 'le plan')] },
  ],
}

type World = { tenant: TenantWorld; admin: Persona }
const aWorld = async (mail_click_count: boolean): Promise<World> => {
  const tenant = await aTenant(program, { own: ['mailing'], params: { mail_click_count, show_email_campaign: true } })
  return { tenant, admin: await tenant.anAdmin() }
}
async function sent(
  { tenant, admin }: World,
  subject_b = '',
  event?: number,
): Promise<{ id: number; mails: { html: string; body_text: string }[] }> {
  const people = await Promise.all([tenant.aPerson({}), tenant.aPerson({})])
  const { id } = await callAs(program, admin, contract.create, {
    params: { client: tenant.name },
    body: {
      audience: { ids: people.map((one) => one.id) },
      content: {
        kind: 'information',
        topic: 'news',
        subject: 'Rentrée',
        subject_b,
        preview_text: '',
        has_button: event !== undefined,
        ...(event && { event }),
        body,
      },
    },
  })
  await runJobNow(program, tenant.id, 'send-campaign', { campaign_id: id })
  const mails = await tenant.inTenant((db) =>
    db.selectFrom('mails').select(['html', 'body_text']).where('campaign_id', '=', id).orderBy('id').execute(),
  )
  return { id, mails }
}
const codesIn = (text: string): string[] => [...new Set([...text.matchAll(/\/l\/([\w-]{16})/g)].map(([, code]) => code!))]
const follow = ({ tenant }: World, code: string, part: { isAhead?: boolean } = {}) =>
  tenant.asMachine((context) =>
    clickedLinkPage.read(context, {
      params: { client: tenant.name, code },
      path: `/${tenant.name}/l/${code}`,
      search: new URLSearchParams('url=https://ailleurs.example'),
      isWholeTab: true,
      ...part,
    }),
  )
const read = ({ tenant, admin }: World, id: number) => callAs(program, admin, contract.get, { params: { client: tenant.name, id } })

test('links of a sending are counted page by page and subject by subject, whoever follows them (PRV-14)', async () => {
  const world = await aWorld(true)
  const { id, mails } = await sent(world, 'Nous rouvrons')
  const [a, b] = mails.map(({ html }) => codesIn(html))
  expect([a!.length, b!.length]).toEqual([2, 2])
  expect(new Set([...a!, ...b!]).size).toBe(4)
  expect(mails[0]!.html).not.toContain('https://exemple.fr')
  expect(mails[0]!.html).toContain('mailto:ecrire@exemple.fr')
  expect(await follow(world, a![0]!)).toEqual({ redirect: 'https://exemple.fr/programme', status: 302 })
  expect(await follow(world, b![1]!)).toEqual({ redirect: 'https://exemple.fr/plan?a=1&b=2', status: 302 })
  await follow(world, a![0]!)
  await follow(world, a![0]!, { isAhead: true })
  const { variants, links, html } = await read(world, id)
  expect(variants.map(({ clicks }) => clicks)).toEqual([2, 1])
  expect(links).toEqual([
    { url: 'https://exemple.fr/programme', clicks: 2 },
    { url: 'https://exemple.fr/plan?a=1&b=2', clicks: 1 },
  ])
  // Whoever reads the record follows its links uncounted.
  expect(codesIn(html)).toEqual([])
  const { results } = await callAs(program, world.admin, actsContract.campaigns, {
    params: { client: world.tenant.name },
    query: { page: 1, page_size: 10 },
  })
  expect(results[0]).toMatchObject({ id, clicks: 3, opens: null })
})

test('two people read the same addresses: nothing in them says who', async () => {
  const world = await aWorld(true)
  const { mails } = await sent(world)
  expect(codesIn(mails[0]!.html)).toEqual(codesIn(mails[1]!.html))
})

test('the button of the message is counted too', async () => {
  const world = await aWorld(true)
  const event = await anOpenEvent(world.tenant, { title: 'Rentrée' })
  const { id, mails } = await sent(world, '', event)
  const code = codesIn(mails[0]!.body_text).at(-1)!
  const page = `${program.services.publicUrl()}/events/${event}?client=${world.tenant.name}`
  expect(await follow(world, code)).toEqual({ redirect: page, status: 302 })
  expect((await read(world, id)).links.at(-1)).toEqual({ url: page, clicks: 1 })
})

test('a code of nobody, or of another tenant, leads nowhere', async () => {
  const [world, other] = [await aWorld(true), await aWorld(true)]
  const [code] = codesIn((await sent(world)).mails[0]!.html)
  for (const unknown of ['x'.repeat(16), code!]) expect(await follow(other, unknown)).toMatchObject({ status: 404 })
})

test('where clicks are not counted, links lead straight to their pages; those that left before still lead there, uncounted', async () => {
  const world = await aWorld(false)
  const { id, mails } = await sent(world)
  expect(codesIn(mails[0]!.html)).toEqual([])
  expect(mails[0]!.html).toContain('https://exemple.fr/programme')
  expect(await read(world, id)).toMatchObject({ links: [], variants: [{ clicks: null }] })
  const counting = await aWorld(true)
  const before = await sent(counting)
  await acrossTenants(program.database, ({ db }) =>
    db.updateTable('tenants').set({ params: '{}' }).where('id', '=', counting.tenant.id).execute(),
  )
  program.services.tenants.forget()
  const [code] = codesIn(before.mails[0]!.html)
  expect(await follow(counting, code!)).toMatchObject({ status: 302 })
  const { rows } = await program.database.pool.query('select sum(clicks)::integer as n from campaign_links where campaign_id = $1', [
    before.id,
  ])
  expect(rows).toEqual([{ n: 0 }])
})

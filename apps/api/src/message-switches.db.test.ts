import { campaignsContract } from '@kxo/domain/campaigns/contract'
import { campaignStatus } from '@kxo/domain/campaigns/status'
import { actsContract } from '@kxo/domain/history/acts-contract'
import { pushContract } from '@kxo/domain/mailing/push/push-contract'
import { smsContract } from '@kxo/domain/mailing/sms/sms-contract'
import { templatesContract } from '@kxo/domain/mailing/templates-contract'
import { features } from '@kxo/domain/tenants/features'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, startProgram } from './testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from './testing/world.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.close())

const params = { has_sms: true, show_email_campaign: true }
type Call = (admin: Persona, tenant: TenantWorld) => Promise<unknown>
const here = ({ name }: TenantWorld) => ({ params: { client: name } })
const query = {} as never

const readTemplates: Call = (admin, tenant) => callAs(program, admin, templatesContract.templates, here(tenant))
const readTemplateActs: Call = (admin, tenant) => callAs(program, admin, actsContract.templateActs, { ...here(tenant), query })
const readPush: Call = (admin, tenant) => callAs(program, admin, pushContract.pushSettings, here(tenant))
const readPushes: Call = (admin, tenant) => callAs(program, admin, pushContract.pushes, { ...here(tenant), query })
const readTexts: Call = (admin, tenant) =>
  callAs(program, admin, campaignsContract.templates, { ...here(tenant), query: { has_event: false } as never })
const readCampaigns: Call = (admin, tenant) => callAs(program, admin, actsContract.campaigns, { ...here(tenant), query })
/** A sending under way, the tenant’s only one. */
async function ofCampaign({ name, inTenant }: TenantWorld) {
  const id = await inTenant(async (db) => {
    const known = await db.selectFrom('campaigns').select('id').executeTakeFirst()
    if (known) return known.id
    const written = {
      subject: 'Nouvelles',
      kind: 'prospection',
      topic: 'news',
      token: `switch-${name}`,
      body: JSON.stringify({ type: 'doc', content: [] }),
      audience: '',
      status: campaignStatus.codeOf('running'),
    }
    return (await db.insertInto('campaigns').values(written).returning('id').executeTakeFirstOrThrow()).id
  })
  return { params: { client: name, id } }
}
const readCampaign: Call = async (admin, tenant) => callAs(program, admin, campaignsContract.get, await ofCampaign(tenant))
const readPeople: Call = async (admin, tenant) => callAs(program, admin, campaignsContract.people, { ...(await ofCampaign(tenant)), query })
const pause: Call = async (admin, tenant) => callAs(program, admin, campaignsContract.pause, await ofCampaign(tenant))
const resume: Call = async (admin, tenant) => callAs(program, admin, campaignsContract.resume, await ofCampaign(tenant))
const stop: Call = async (admin, tenant) => callAs(program, admin, campaignsContract.stop, await ofCampaign(tenant))
const readSms: Call = (admin, tenant) => callAs(program, admin, smsContract.smsUsage, here(tenant))
const readSmsTemplates: Call = (admin, tenant) => callAs(program, admin, smsContract.smsTemplates, { ...here(tenant), query })

/** Each switch of messages, and the calls that answer only while it is on. */
test.each<[string, [Call, number][]]>([
  [
    'templates',
    [
      [readTemplates, 404],
      [readTemplateActs, 404],
    ],
  ],
  [
    'push',
    [
      [readPush, 404],
      [readPushes, 404],
    ],
  ],
  [
    'mailing',
    [
      [readTexts, 403],
      [readCampaigns, 404],
      [readCampaign, 404],
      [readPeople, 404],
      [pause, 403],
      [resume, 403],
      [stop, 403],
    ],
  ],
  [
    'has_sms',
    [
      [readSms, 404],
      [readSmsTemplates, 404],
    ],
  ],
  ['show_email_campaign', [[readCampaigns, 404]]],
])('%s opens its calls, and nothing of them answers without it', async (name, calls) => {
  const isParam = name in params
  const on = await aTenant(program, { params })
  const off = await aTenant(program, {
    params: isParam ? { ...params, [name]: false } : params,
    own: features.filter((feature) => feature !== name),
  })
  const [inside, outside] = [await on.anAdmin(), await off.anAdmin()]
  for (const [call, status] of calls) {
    await call(inside, on)
    await expect(call(outside, off)).rejects.toMatchObject({ status })
  }
})

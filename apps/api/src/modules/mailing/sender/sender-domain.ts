import { generateKeyPairSync } from 'node:crypto'
import { may } from '@kxo/domain/mailing/permissions'
import type { DnsRecord, senderContract } from '@kxo/domain/mailing/sender/sender-contract'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { type Queries, withTenant } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { OutgoingMail } from '../../../platform/mail-transport.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { seal, unseal } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { checkSenderDomain } from '../jobs.ts'
import { checkRecords, domainOf, expectedOf, type Found } from './check-records.ts'

const ownerOf = (tenant_id: number, address: string): string => `sender ${tenant_id} ${domainOf(address)}`
const findSender = (db: Queries) => db.selectFrom('sender_domains').selectAll().executeTakeFirst()
type Row = NonNullable<Awaited<ReturnType<typeof findSender>>>

const presented = ({ address, selector, public_key, is_active, checked_at, found: said }: Row, usual: string) => {
  const expected = expectedOf({ address, selector, public_key, usual })
  return {
    address,
    is_active,
    checked_at,
    records: (Object.keys(expected) as DnsRecord[]).map((kind) => ({
      kind,
      ...expected[kind],
      ...((said as Found)[kind] ?? { state: 'unknown' as const, found: null }),
    })),
  }
}

export const readSender: Verb<typeof senderContract.senderDomain> = async ({ db, actor, services }) => {
  authorize(may.writeTemplates(actor))
  const row = await findSender(db)
  const usual = services.config.mailFrom
  return { usual, own: row ? presented(row, usual) : null }
}

/** An address of the same domain keeps its key; another domain gets its own. */
export const setSender: Verb<typeof senderContract.setSender> = async (context, { body: { address } }) => {
  const { db, actor, tenant, services } = context
  authorize(may.writeTemplates(actor))
  const stored = await findSender(db)
  if (stored && domainOf(stored.address) === domainOf(address)) await db.updateTable('sender_domains').set({ address }).execute()
  else {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const row = {
      address,
      selector: `kxo${context.now.toISOString().slice(0, 10).replaceAll('-', '')}`,
      sealed_key: seal(
        services.config.secretKey,
        ownerOf(tenant.id, address),
        Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' })),
      ),
      public_key: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
      found: JSON.stringify({}),
      checked_at: null,
      is_active: false,
      created_at: context.now,
    }
    await db
      .insertInto('sender_domains')
      .values(row)
      .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(row))
      .execute()
  }
  await trace(context, { action: 'set_sender_domain', info: address })
  await context.enqueue(checkSenderDomain, {})
  return { done: true as const }
}

export const checkSender: Verb<typeof senderContract.checkSender> = async (context) => {
  authorize(may.writeTemplates(context.actor))
  found(await findSender(context.db))
  await context.enqueue(checkSenderDomain, {})
  return { done: true as const }
}

export const removeSender: Verb<typeof senderContract.removeSender> = async (context) => {
  authorize(may.writeTemplates(context.actor))
  const row = found(await findSender(context.db))
  await context.db.deleteFrom('sender_domains').execute()
  await trace(context, { action: 'remove_sender_domain', info: row.address })
  return { done: true as const }
}

/** Tenants that send from a domain of their own. */
export const tenantsWithSender = async (across: Queries): Promise<number[]> =>
  (await across.selectFrom('sender_domains').select('tenant_id').execute()).map(({ tenant_id }) => tenant_id)

/** Asks the DNS, outside any transaction; mails leave from the domain while its signing record is there. */
export async function checkDns(
  { services, tenant, now }: JobSetting,
  _: object,
  lookUp?: Parameters<typeof checkRecords>[1],
): Promise<void> {
  const row = await withTenant(services.database, tenant.id, ({ db }) => findSender(db))
  if (!row) return
  const said = await checkRecords(expectedOf({ ...row, usual: services.config.mailFrom }), lookUp)
  await withTenant(services.database, tenant.id, ({ db }) =>
    db
      .updateTable('sender_domains')
      .set({ found: JSON.stringify(said), checked_at: now, is_active: said.dkim?.state === 'ok' })
      .where('public_key', '=', row.public_key)
      .execute(),
  )
}

/** What a mail of the tenant is from and signed with, once its DNS says so. */
export async function senderOf(db: Queries, { services, tenant }: Pick<Context, 'services' | 'tenant'>): Promise<OutgoingMail['sender']> {
  const row = await findSender(db)
  if (!row?.is_active) return undefined
  const { address, selector, sealed_key } = row
  const private_key = unseal(services.config.secretKey, ownerOf(tenant.id, address), sealed_key).toString()
  return { address, domain: domainOf(address), selector, private_key }
}

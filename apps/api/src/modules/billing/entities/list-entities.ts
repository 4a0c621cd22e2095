import type { Entity, entityContract } from '@kxo/domain/billing/entity-contract'
import { missingMentions } from '@kxo/domain/billing/entity-rules'
import { may } from '@kxo/domain/billing/permissions'
import { numberOf } from '@kxo/domain/billing/rules'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { maskIban } from '@kxo/domain/kernel/identifiers'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { paramsOf } from '../../tenants/index.ts'
import { prefixesOf } from '../issuing/prefixes-of.ts'
import { qualiopiOf } from '../printing/qualiopi-of.ts'

/** The page exists for tenants that have several issuers; only administrators of the whole menu arrange them. @throws 403, 404 */
export function authorizeEntities({ actor, tenant }: Context): void {
  authorize(may.manageEntities(actor))
  if (!paramsOf(tenant).has_entities) refuse(kernelErrors.notFound)
}

const pictureOf = (fileId: number | null): string | null => (fileId === null ? null : String(fileId))

/** Every issuer of the tenant, the default one first, archived ones last. */
export async function presentEntities({ db, now }: Context): Promise<Entity[]> {
  const year = Number(dayInZone(now, defaultZone).slice(0, 4))
  const rows = await db
    .selectFrom('entities')
    .selectAll()
    .select(
      sql<number>`(select count(*) from bills b where b.tenant_id = entities.tenant_id and b.entity_id = entities.id and b.number is not null)`.as(
        'issued',
      ),
    )
    .orderBy(sql`archived_at is not null`)
    .orderBy('is_default', 'desc')
    .orderBy(sql`searchable(name)`)
    .orderBy('id')
    .execute()
  const counters = await db.selectFrom('bill_counters').select(['entity_id', 'series', 'last_number']).where('year', '=', year).execute()
  const seriesOf = (entity: number, prefix: string) => {
    const last = counters.find((one) => one.entity_id === entity && one.series === prefix)?.last_number ?? 0
    return { prefix, next: numberOf(prefix, year, last + 1) }
  }
  return rows.map(({ iban, series, archived_at, vat_due, logo_file_id, stamp_file_id, signature_file_id, ...row }) => {
    const prefixes = prefixesOf({ series })
    return {
      ...row,
      iban_masked: iban ? maskIban(iban) : null,
      vat_due: vat_due === 'invoice' ? ('invoice' as const) : ('payment' as const),
      bill_series: seriesOf(row.id, prefixes.bill),
      credit_series: seriesOf(row.id, prefixes.credit),
      logo: pictureOf(logo_file_id),
      stamp: pictureOf(stamp_file_id),
      signature: pictureOf(signature_file_id),
      qualiopi: qualiopiOf(row),
      is_archived: archived_at !== null,
      missing: missingMentions({ ...row, iban }),
    }
  })
}

export const presentEntity = async (context: Context, id: number): Promise<Entity> =>
  found((await presentEntities(context)).find((one) => one.id === id))

export const listEntities: Verb<typeof entityContract.entities> = async (context) => {
  authorizeEntities(context)
  return presentEntities(context)
}

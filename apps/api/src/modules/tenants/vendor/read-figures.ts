import { defaultZone } from '@kxo/domain/kernel/dates'
import type { VendorFigures, vendorContract } from '@kxo/domain/tenants/vendor/vendor-contract'
import { sql } from 'kysely'
import type { Verb } from '../../../platform/http/serve.ts'
import { accounts } from '../dependencies.ts'
import { monthBegun } from '../limits/month-begun.ts'
import { authorizeVendor, everywhere } from '../visit.ts'

const month = monthBegun(defaultZone)

/** What all tenants use together. */
export const readFigures: Verb<typeof vendorContract.figures> = async (context) => {
  authorizeVendor(context)
  const shutOut = sql.join([...accounts().shutOut])
  const { rows } = await everywhere(context, () =>
    sql<VendorFigures>`select
      (select count(*)::integer from tenants where suspended_at is null) as active,
      (select count(*)::integer from tenants where suspended_at is not null) as suspended,
      (select count(*)::integer from users where status not in (${shutOut})) as people,
      (select count(*)::integer from events where created_at >= ${month}) as events,
      (select count(*)::integer from mails where created_at >= ${month}) as mails,
      (select coalesce(sum(size), 0)::double precision from files) as stored_bytes`.execute(context.db),
  )
  return rows[0]!
}

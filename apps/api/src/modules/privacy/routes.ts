import { privacyContract } from '@kxo/domain/privacy/contract'
import { may } from '@kxo/domain/privacy/permissions'
import { sql } from 'kysely'
import { authorize, found } from '../../platform/context.ts'
import { routes } from '../../platform/http/serve.ts'
import { findUser } from '../identity/index.ts'
import { giveConsent, readConsents } from './consents.ts'
import { erase, previewErasure, refuseErasure } from './erasure/erase.ts'
import { askExport, downloadExport } from './exports/ask-export.ts'
import { presentRequest, requestsOf } from './queries.ts'

export const privacyRoutes = routes(privacyContract, {
  consents: readConsents,
  giveConsent,
  async requests({ db, actor }, { params }) {
    authorize(may.export(actor, { user_id: params.id }))
    found(await findUser(db, params.id))
    return (await requestsOf(db, params.id)).map(presentRequest)
  },
  askExport,
  downloadExport,
  previewErasure,
  erase,
  refuseErasure,
  async pending({ db, actor }) {
    authorize(may.erase(actor))
    const rows = await db
      .selectFrom('data_requests')
      .innerJoin('users', (join) =>
        join.onRef('users.tenant_id', '=', 'data_requests.tenant_id').onRef('users.id', '=', 'data_requests.user_id'),
      )
      .selectAll('data_requests')
      .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('user_name'))
      .where('data_requests.status', '=', 'asked')
      .orderBy('due_on')
      .orderBy('data_requests.id')
      .limit(100)
      .execute()
    return rows.map((row) => ({ ...presentRequest(row), user_id: row.user_id, user_name: row.user_name }))
  },
})

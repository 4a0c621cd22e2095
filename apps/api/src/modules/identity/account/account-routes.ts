import { randomUUID } from 'node:crypto'
import { accountContract } from '@kxo/domain/identity/account-contract'
import { routes } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import {
  confirmSecondFactor,
  disableSecondFactor,
  enrolSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from '../factors/second-factor.ts'
import { revokeLinksOf } from '../links/personal-links.ts'
import { connectAs, endActing, enterTenant } from '../sessions/connect-as.ts'
import { closeOtherSessions, closeSession, listSessions } from '../sessions/open-sessions.ts'
import { changeMail } from './change-mail.ts'
import { changePassword } from './change-password.ts'
import { ownAccount } from './prove-password.ts'

export const accountRoutes = routes(accountContract, {
  readSecondFactor,
  enrolSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  disableSecondFactor,
  changePassword,
  changeMail,
  listSessions,
  closeSession,
  closeOtherSessions,
  renewLinks: async (context, { params }) => {
    const user = await ownAccount(context, params.id)
    await context.db.updateTable('users').set({ unique_id: randomUUID() }).where('id', '=', user.id).execute()
    await revokeLinksOf(context, user.id)
    await trace(context, { action: 'renew_links' })
    return { done: true as const }
  },
  connectAs,
  enterTenant,
  endActing,
})

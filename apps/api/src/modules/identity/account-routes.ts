import { randomUUID } from 'node:crypto'
import { accountContract } from '@kxo/domain/identity/account-contract'
import { routes } from '../../platform/serve.ts'
import { trace } from '../traces/index.ts'
import { changeMail } from './change-mail.ts'
import { changePassword } from './change-password.ts'
import { connectAs, endActing, enterTenant } from './connect-as.ts'
import { closeOtherSessions, closeSession, listSessions } from './open-sessions.ts'
import { revokeLinksOf } from './personal-links.ts'
import { ownAccount } from './prove-password.ts'
import { confirmSecondFactor, disableSecondFactor, enrolSecondFactor, readSecondFactor, renewRecoveryCodes } from './second-factor.ts'

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

import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { may } from '@kxo/domain/attendance/permissions'
import { attendedStatuses } from '@kxo/domain/attendance/rules'
import { ticketOfLink } from '@kxo/domain/documents/paths'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { qr } from '../../../platform/qr.ts'
import { linkPathOf } from '../../identity/index.ts'
import { findRegistration } from '../../registrations/index.ts'
import { getSession } from '../queries.ts'
import { walletAddresses } from '../wallet/wallet-address.ts'
import { usableKeys } from '../wallet/wallet-keys.ts'
import { passToken } from './pass.ts'

/** The pass of a registration: its holder's alone, signed in or come by the link of this very ticket, the team's referent and administrators aside. */
export const showPass: Verb<typeof attendanceContract.pass> = async (context, { params }) => {
  const row = found(await findRegistration(context.db, params.id))
  const is_own_link = ticketOfLink((await linkPathOf(context)) ?? '') === row.id
  if (!may.seePass(context.actor, { ...row, is_own_link })) refuse(kernelErrors.notFound)
  const session = await getSession(context.db, row.event_id)
  const is_valid = attendedStatuses.includes(registrationStatus.keyOf(row.status))
  return {
    registration: row.id,
    name: `${row.first_name} ${row.last_name}`,
    event: session.id,
    event_title: session.title,
    event_url: session.url,
    start_date: session.start_date,
    end_date: session.end_date,
    place: session.place,
    code: row.code,
    qr_svg: await qr(passToken(context, row)),
    is_valid,
    checked_in_at: row.checked_in_at,
    wallet: is_valid ? walletAddresses(context, row, await usableKeys(context)) : { apple: null, google: null },
  }
}

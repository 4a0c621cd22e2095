import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import type { CodeChannel } from '@kxo/domain/attendance/sent-code/sent-code-contract'
import { sentCodeWords } from '@kxo/domain/attendance/sent-code/sent-code-words'
import { maskedMail } from '@kxo/domain/identity/rules'
import { refuse } from '@kxo/domain/kernel/errors'
import { isMobile } from '@kxo/domain/kernel/phones'
import { maskedNumber } from '@kxo/domain/mailing/sms/masked-number'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { languageOf } from '../../../platform/language.ts'
import { findUser, mailCode, newCode, proveCode, recipientOf, type UserRow } from '../../identity/index.ts'
import { hasSms, writeSms } from '../../mailing/index.ts'
import { type EventSigning, signingOfEvent } from '../collecting/settings.ts'
import { getSlot } from '../queries.ts'
import { checkWindow } from './append-signature.ts'
import { signatoryOf } from './signatory.ts'

const proofOf = ({ id, mail }: UserRow) => ({ mail, purpose: 'signature' as const, user_id: id })

/** How a person may be sent the code they sign with: by text message where the organisation sends them and a mobile is known. */
export function channelsFor(context: Context, { means }: Pick<EventSigning, 'means'>, user: Pick<UserRow, 'phone'>): CodeChannel[] {
  if (!means.includes('sent')) return []
  return user.phone !== null && isMobile(user.phone) && hasSms(context) ? ['mail', 'sms'] : ['mail']
}

/** Sends the code to what is on file, never elsewhere. @throws 403, 404, 409 outside the signing window or where no code is sent, 429 */
export const sendSigningCode: Verb<typeof attendanceContract.sendSigningCode> = async (context, { params, body }) => {
  const { db, actor, tenant } = context
  authorize(may.sign(actor, actor))
  const slot = await getSlot(db, params.slot)
  found((await signatoryOf(context, slot, 'participant')) ?? undefined)
  const settings = await signingOfEvent(context, slot.event_id)
  const user = found(await findUser(db, found(actor.user_id)))
  if (!channelsFor(context, settings, user).includes(body.by)) refuse(attendanceErrors.meansClosed)
  checkWindow(context, slot, settings)
  if (body.by === 'mail') {
    await mailCode(context, proofOf(user), recipientOf(user))
    return { to: maskedMail(user.mail) }
  }
  const number = found(user.phone)
  const made = await newCode(context, proofOf(user), 'sms')
  const { say } = languageOf(recipientOf(user).language, tenant)
  if (made)
    await writeSms(context, [
      {
        moment: 'validation_code',
        occurrence: String(made.id),
        user_id: user.id,
        number,
        kind: 'service',
        body: () => say(sentCodeWords.text, { code: made.code, client: tenant.label }),
      },
    ])
  return { to: maskedNumber(number) }
}

/** @returns how the code typed had been sent. @throws 422 when it is not the one sent, counting the try */
export const proveSentCode = async (context: Context, code: string): Promise<CodeChannel> =>
  proveCode(context, proofOf(found(await findUser(context.db, found(context.actor.user_id)))), code.replace(/\s/g, ''))

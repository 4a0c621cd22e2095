import type { CodeChannel } from '@kxo/domain/attendance/sent-code/sent-code-contract'
import { sentCodeWords } from '@kxo/domain/attendance/sent-code/sent-code-words'
import { maskedMail } from '@kxo/domain/identity/rules'
import { isMobile } from '@kxo/domain/kernel/phones'
import { maskedNumber } from '@kxo/domain/mailing/sms/masked-number'
import { type Context, found } from '../../../platform/context.ts'
import { languageOf } from '../../../platform/language.ts'
import { type CodeProof, mailCode, newCode, recipientOf, type UserRow } from '../../identity/index.ts'
import { hasSms, writeSms } from '../../mailing/index.ts'

/** How a person may be sent a code to sign with: by text message where the organisation sends them and a mobile is known. */
export const codeChannelsOf = (context: Context, { phone }: Pick<UserRow, 'phone'>): CodeChannel[] =>
  phone !== null && isMobile(phone) && hasSms(context) ? ['mail', 'sms'] : ['mail']

/** What is on file for a person, as a page shows it to whoever holds a link. */
export const maskedAddress = ({ mail, phone }: Pick<UserRow, 'mail' | 'phone'>, by: CodeChannel): string =>
  by === 'mail' ? maskedMail(mail) : maskedNumber(found(phone))

/** Sends a code to what is on file, never elsewhere. @returns where, masked. @throws 429 */
export async function sendCode(context: Context, proof: CodeProof, user: UserRow, by: CodeChannel): Promise<string> {
  const to = maskedAddress(user, by)
  if (by === 'mail') {
    await mailCode(context, proof, recipientOf(user))
    return to
  }
  const made = await newCode(context, proof, 'sms')
  const { say } = languageOf(recipientOf(user).language, context.tenant)
  if (made)
    await writeSms(context, [
      {
        moment: 'validation_code',
        occurrence: String(made.id),
        user_id: user.id,
        number: found(user.phone),
        kind: 'service',
        body: () => say(sentCodeWords.text, { code: made.code, client: context.tenant.label }),
      },
    ])
  return to
}

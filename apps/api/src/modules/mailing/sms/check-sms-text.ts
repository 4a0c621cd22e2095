import { refuse } from '@kxo/domain/kernel/errors'
import { mailingErrors } from '@kxo/domain/mailing/errors'
import { unknownFields, wrongFormat } from '@kxo/domain/mailing/merge-fields'
import type { SmsSettings } from '@kxo/domain/mailing/sms/sms-contract'
import type { SmsKind } from '@kxo/domain/mailing/sms/sms-kind'
import { concepts } from '@kxo/domain/tenants/glossary/glossary'
import type { Context } from '../../../platform/context.ts'
import { refuseUnknownField, refuseWrongFormat } from '../templates/refuse-unknown-field.ts'
import { smsSettingsOf } from './sms-settings.ts'

/**
 * How a text that may call these fields would leave.
 * @throws 422 for a field nothing fills, 409 for a commercial text without a number to answer STOP to
 */
export async function checkSmsText(
  context: Context,
  { kind, body }: { kind: SmsKind; body: string },
  fields: readonly string[],
): Promise<SmsSettings> {
  const [unknown] = unknownFields(body, fields, concepts)
  if (unknown) refuseUnknownField(context, unknown)
  const wrong = wrongFormat(body)
  if (wrong) refuseWrongFormat(context, wrong)
  const settings = await smsSettingsOf(context.db)
  if (kind === 'commercial' && settings.stop_number === '') refuse(mailingErrors.noStopNumber)
  return settings
}

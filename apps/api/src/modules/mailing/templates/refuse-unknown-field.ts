import { refuse } from '@kxo/domain/kernel/errors'
import { mailingErrors } from '@kxo/domain/mailing/errors'
import { mergeFields, type WrongFormat } from '@kxo/domain/mailing/merge-fields'
import { fieldFormats } from '@kxo/domain/mailing/merging/field-formats'
import type { Context } from '../../../platform/context.ts'

/** A message calls a field that nothing fills, in its body unless told. @throws 422 naming it */
export function refuseUnknownField({ language }: Pick<Context, 'language'>, unknown: string, field = 'body'): never {
  const values = { field: unknown }
  return refuse(mailingErrors.unknownField, values, [{ field, message: language.say(mailingErrors.unknownField, values) }])
}

/** A message asks of a field a format it cannot take. @throws 422 naming both, and those it takes */
export function refuseWrongFormat({ language }: Pick<Context, 'language'>, { key, format, offered }: WrongFormat, field = 'body'): never {
  const { say } = language
  const label = mergeFields[key]?.label
  const values = { format, field: label ? say(label) : key, formats: offered.map((one) => `${one} (${say(fieldFormats[one])})`).join(', ') }
  return refuse(mailingErrors.wrongFormat, values, [{ field, message: say(mailingErrors.wrongFormat, values) }])
}

import { refuse } from '@kxo/domain/kernel/errors'
import { mailingErrors } from '@kxo/domain/mailing/errors'
import type { Context } from '../../../platform/context.ts'

/** A message calls a field that nothing fills, in its body unless told. @throws 422 naming it */
export function refuseUnknownField({ language }: Pick<Context, 'language'>, unknown: string, field = 'body'): never {
  const values = { field: unknown }
  return refuse(mailingErrors.unknownField, values, [{ field, message: language.say(mailingErrors.unknownField, values) }])
}

import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { issuesOf } from '@kxo/domain/kernel/validation'
import * as z from 'zod/mini'

/**
 * The values of a line as the body of the verb that writes them, by its own schema: a file is held to what a form is. Empty cells say nothing.
 * @throws 422 naming the fields to correct
 */
export function bodyOf<Body extends z.ZodMiniObject>(
  schema: Body,
  values: readonly (readonly [string, unknown])[],
  more: Record<string, unknown> = {},
): z.output<Body> {
  const said = [...values, ...Object.entries(more)].filter(([name, value]) => name in schema.shape && value !== null && value !== undefined)
  const result = z.safeDecode(schema, Object.fromEntries(said) as never) // anything a file may hold
  if (result.success) return result.data
  const issues = issuesOf(result.error).map(({ field, key, values: merged }) => ({ field, message: key, values: merged }))
  return refuse(kernelErrors.invalid, {}, issues as never) // keys of any module
}

import type * as z from 'zod/mini'
import { readBy } from '../../../platform/http/request-input.ts'

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
  return readBy(schema, Object.fromEntries(said))
}

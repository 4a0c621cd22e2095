import { optionally, requiredText, shortText } from '@kxo/domain/kernel/validation'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isRequired } from './form-values.ts'

const schema = z.object({
  title: requiredText(20),
  note: optionally(shortText(20)),
  doors: z.array(requiredText(60)),
  people: z.array(requiredText(60)).check(z.minLength(1)),
  sheet: z.optional(z.object({ code: z.optional(z.string()), objective: requiredText(20) })),
})

test.each([
  ['title', true],
  ['note', false],
  ['doors', false],
  ['people', true],
  ['sheet.code', false],
  ['sheet.objective', true],
])('%s is required: %s', (name, required) => expect(isRequired(schema, name)).toBe(required))

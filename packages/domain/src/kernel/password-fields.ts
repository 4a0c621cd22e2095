import * as z from 'zod/mini'
import { present } from './fields.ts'
import { passwordRules } from './passwords.ts'

/** A new password (PRV-40): every broken rule is told; spaces are kept as typed. */
export const password = z
  .string()
  .check(present, z.maxLength(200, 'tooLong'), ...passwordRules.map(({ key, follows }) => z.refine<string>(follows, key)))

/** The two entries of a new password must match; the issue is told on the second. */
export const samePasswords = <F extends string, C extends string>(first: F, second: C) =>
  z.refine<Record<F | C, unknown>>((form) => form[first] === form[second], { error: 'passwordsDiffer', path: [second] })

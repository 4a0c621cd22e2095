import * as z from 'zod/mini'
import { wire } from '../../kernel/wire.ts'

/** The contract of a person who pays their own training, as a step of their registration (FOR-10). */
export const SigninContract = z.object({
  /** By the person: the organisation countersigns afterwards. */
  is_signed: wire.flag,
})
export type SigninContract = z.output<typeof SigninContract>

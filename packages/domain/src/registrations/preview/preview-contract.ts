import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'
import { signinSteps } from '../paths.ts'
import { registrationStatus } from '../status.ts'
import { previewedAs, previewSteps } from './signin-preview.ts'

const Item = z.object({ label: z.string(), is_required: wire.flag, amount_ht: z.nullable(wire.money) })
const SigninPreview = z.object({
  /** Minutes the place is held meanwhile; null when nobody is counted down. */
  hold_minutes: z.nullable(z.int()),
  /** Whether this way is open at all: a referent registers where the space delegates it. */
  is_open: wire.flag,
  steps: z.array(z.object({ step: z.enum(previewSteps), items: z.array(Item) })),
  /** What each person of a group still goes through. */
  later: z.array(z.enum(signinSteps)),
  arrival: registrationStatus.wire,
})
export type SigninPreview = z.output<typeof SigninPreview>

export const previewContract = {
  previewSignin: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/registration-preview/',
    summary: 'The steps of a registration and what each would ask; nothing is recorded',
    params: inClientWithId,
    query: z.object({ as: z.enum(previewedAs) }),
    response: SigninPreview,
  }),
}

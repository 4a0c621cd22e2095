import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { Proof, signedWith } from '../sheet.ts'

const hash = z.string().check(z.maxLength(64, 'tooLong'))

export const queuedEndpoints = {
  signQueued: endpoint({
    method: 'POST',
    path: '/clients/:client/presences/:slot/queued-signature/',
    summary: 'A signature made without the network, sealed by its device and chained to the one before; countersigned on arrival (FOR-33)',
    access: 'link',
    params: z.object({ client: z.string(), slot: wire.id }),
    body: z
      .object({
        ...signedWith,
        id: z.uuid(),
        event: wire.id,
        as: z.enum(['participant', 'partner']),
        registration: z.optional(z.nullable(wire.id)),
        code: z.optional(z.nullable(z.string().check(z.maxLength(12, 'tooLong')))),
        signed_at: wire.instant,
        /** The clock of the device when it sends, by which a wrong one is corrected. */
        sent_at: wire.instant,
        previous: hash,
        hash,
        /** ECDSA P-256 of the hash, and the public key of the device, base64url. */
        seal: z.string().check(z.maxLength(200, 'tooLong')),
        public_key: z.string().check(z.maxLength(200, 'tooLong')),
      })
      .check(
        z.refine((body) => (body.drawing === undefined) !== (body.typed_name === undefined), { error: 'required', path: ['typed_name'] }),
      ),
    response: z.object({
      ...Proof.shape,
      /** The half-day was signed already: the first signature stands. */
      is_former: z.boolean(),
    }),
    status: 201,
  }),
}

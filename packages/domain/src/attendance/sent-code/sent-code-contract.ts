import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'

/** How a code to sign with reaches a person. */
export const codeChannels = ['mail', 'sms'] as const
export type CodeChannel = (typeof codeChannels)[number]

export const sentCodeEndpoints = {
  sendSigningCode: endpoint({
    method: 'POST',
    path: '/clients/:client/presences/:slot/signing-code/',
    summary: 'Send a person the code they sign their half-day with, to the address or the mobile on file',
    access: 'link',
    params: z.object({ client: z.string(), slot: wire.id }),
    body: z.object({ by: z.enum(codeChannels) }),
    response: z.object({ to: z.string() }),
  }),
}

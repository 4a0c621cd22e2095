import type { Endpoint } from '../kernel/contract.ts'

export const privacyContract = {} satisfies Record<string, Endpoint>

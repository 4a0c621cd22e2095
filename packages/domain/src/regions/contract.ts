import type { Endpoint } from '../kernel/contract.ts'

export const regionsContract = {} satisfies Record<string, Endpoint>

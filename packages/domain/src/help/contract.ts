import type { Endpoint } from '../kernel/contract.ts'

export const helpContract = {} satisfies Record<string, Endpoint>

import type { Endpoint } from '../kernel/contract.ts'

export const historyContract = {} satisfies Record<string, Endpoint>

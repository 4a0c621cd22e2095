import type { Endpoint } from '../kernel/contract.ts'

export const directoryContract = {} satisfies Record<string, Endpoint>

import type { Endpoint } from '../kernel/contract.ts'

export const fieldsContract = {} satisfies Record<string, Endpoint>

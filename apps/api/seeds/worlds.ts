import type { Context } from '../src/platform/context.ts'

/** What a demo tenant holds beyond its accounts, by tenant name. */
export const worlds: Readonly<Record<string, (context: Context) => Promise<void>>> = {}

import { join } from 'node:path'
import { root } from './refusal.mjs'

/** What Node compiled is kept beside the packages: the next program reads it instead of stripping types again, in half the time. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') }

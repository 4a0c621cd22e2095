import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoTenants } from '../apps/api/seeds/tenants.ts'
import { whoSeesWhat } from '../apps/web/src/shell/who-sees-what.ts'

export const target = join(import.meta.dirname, '../docs/who-sees-what.md')
export const now = () => whoSeesWhat(demoTenants)

if (import.meta.main) writeFileSync(target, now())

import { frenchRegions } from '@kxo/domain/regions/arrangement'
import type { regionsContract } from '@kxo/domain/regions/contract'
import type { Context } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { openRegions } from './open-regions.ts'
import { allRegions, lockArrangement } from './queries.ts'

const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[-\s]+/g, ' ')

/**
 * Adds the régions of France that are missing, by name, with the départements nobody holds; one left without any is not added.
 * @returns how many were added
 */
export async function addFrenchRegions({ db, tenant }: Pick<Context, 'db' | 'tenant'>): Promise<number> {
  await lockArrangement(db, tenant.id)
  const known = await allRegions(db)
  const names = new Set(known.map(({ name }) => plain(name)))
  const attached = new Set(known.filter(({ country }) => country === 'FR').flatMap(({ departements }) => departements))
  const missing = frenchRegions
    .filter(({ name }) => !names.has(plain(name)))
    .map(({ name, departements }) => ({ name, departements: departements.filter((code) => !attached.has(code)) }))
    .filter(({ departements }) => departements.length > 0)
  if (missing.length > 0) await db.insertInto('regions').values(missing).execute()
  return missing.length
}

export const loadFrench: Verb<typeof regionsContract.loadFrench> = async (context) => {
  openRegions(context)
  const added = await addFrenchRegions(context)
  await trace(context, { action: 'update_region', subject: 'region', change: { added } })
  return { added }
}

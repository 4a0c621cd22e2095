import { type Place, regionOf } from '@kxo/domain/regions/rules'
import type { Context } from '../../platform/context.ts'
import { paramsOf } from '../tenants/index.ts'
import { allRegions } from './queries.ts'

/** Whether regions follow postal codes here; otherwise people choose them by hand. */
export const followsPostalCodes = ({ tenant }: Pick<Context, 'tenant'>): boolean => paramsOf(tenant).region_response === 'code_postal'

/**
 * Number of the region a place falls in (ID-20), null when none does.
 * @returns undefined when regions do not follow postal codes here: leave what is written. Never asked for someone whose region was chosen by hand.
 */
export async function regionFor(context: Pick<Context, 'db' | 'tenant'>, place: Place): Promise<number | null | undefined> {
  if (!followsPostalCodes(context)) return undefined
  return regionOf(await allRegions(context.db), place)?.id ?? null
}

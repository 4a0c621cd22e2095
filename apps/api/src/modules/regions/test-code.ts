import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { isFrance, postalCodeFromText } from '@kxo/domain/kernel/geography'
import type { regionsContract } from '@kxo/domain/regions/contract'
import { regionOf, trialsOf } from '@kxo/domain/regions/rules'
import type { Verb } from '../../platform/http/serve.ts'
import { openRegions } from './open-regions.ts'
import { allRegions } from './queries.ts'

/** The region of a postal code and the path to it. @throws 422 for a French code that is not five digits */
export const testCode: Verb<typeof regionsContract.test> = async (context, { query }) => {
  openRegions(context)
  const { code_postal, country = 'FR' } = query
  if (isFrance(country) && !postalCodeFromText(code_postal))
    refuse(kernelErrors.invalid, {}, [{ field: 'code_postal', message: 'postalCode' }])
  const region = regionOf(await allRegions(context.db), { code_postal, country })
  const trials = trialsOf({ code_postal, country })
  const at = region ? trials.findIndex((code) => region.departements.includes(code)) : -1
  return {
    region: region ? { id: region.id, name: region.name } : null,
    tried: at === -1 ? trials : trials.slice(0, at + 1),
    matched: at === -1 ? null : (trials[at] ?? null),
  }
}

import { followedFields } from '@kxo/domain/companies/company-shape'
import type { companiesContract } from '@kxo/domain/companies/contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { Context } from '../../../platform/context.ts'
import { regionFor, storedPostalCode } from '../../regions/index.ts'

type Fields = Omit<Input<typeof companiesContract.change>['body'], 'version'>
type StoredPlace = { code_postal: string | null; country: string; billing_country: string | null; is_region_manual: boolean }

export const followedFieldNames = Object.keys(followedFields) as (keyof typeof followedFields)[]

/** What the table stores of the fields of a request; the region follows the postal code unless it was chosen by hand (ID-20). */
export async function storedFields(context: Context, fields: Fields, before?: StoredPlace) {
  const { departments, region, manager, ...plain } = fields
  const country = plain.country ?? before?.country ?? 'FR'
  const code_postal = storedPostalCode({ code_postal: plain.code_postal, country })
  const billing_code_postal = storedPostalCode({
    code_postal: plain.billing_code_postal,
    country: plain.billing_country ?? before?.billing_country ?? country,
  })
  const place = { code_postal: code_postal ?? before?.code_postal ?? null, country }
  const isManual = plain.is_region_manual ?? before?.is_region_manual ?? false
  const computed = isManual ? undefined : await regionFor(context, place)
  const region_id = computed === undefined ? region : computed
  if (manager) await checkManager(context, manager)
  return {
    ...plain,
    ...(code_postal !== undefined && { code_postal }),
    ...(billing_code_postal !== undefined && { billing_code_postal }),
    ...(departments !== undefined && { departments: departments === '' ? [] : departments.split(';') }),
    ...(region_id !== undefined && { region_id }),
    ...(manager !== undefined && { manager_id: manager }),
  }
}

/** A company is followed by someone who works in the admin space. @throws 422 */
export async function checkManager({ db }: Pick<Context, 'db'>, manager: number): Promise<void> {
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', manager)
    .where((eb) => eb.or([eb('is_admin', '=', true), eb('profile_code', '=', 'CNS')]))
    .executeTakeFirst()
  if (!person) refuse(kernelErrors.invalid, {}, [{ field: 'manager', message: 'unknownId' }])
}

/** @throws 422 on a region of another tenant */
export async function checkRegion({ db }: Pick<Context, 'db'>, region: number): Promise<void> {
  const known = await db.selectFrom('regions').select('id').where('id', '=', region).executeTakeFirst()
  if (!known) refuse(kernelErrors.invalid, {}, [{ field: 'region', message: 'unknownId' }])
}

import { randomUUID } from 'node:crypto'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { tenantsErrors } from '@kxo/domain/tenants/errors'
import { glossaryPresets, labelPresets } from '@kxo/domain/tenants/glossary/glossary-presets'
import { kindStarts } from '@kxo/domain/tenants/kind'
import { mayNameTenant } from '@kxo/domain/tenants/reserved'
import type { vendorContract } from '@kxo/domain/tenants/vendor/vendor-contract'
import type { Verb } from '../../../platform/http/serve.ts'
import { forgetTenantOnCommit } from '../../../platform/tenant-directory.ts'
import { trace } from '../../traces/index.ts'
import { accounts } from '../dependencies.ts'
import { anyTenant, authorizeVendor, everywhere, inTenant } from '../visit.ts'
import { tenantLine } from './list-tenants.ts'

/**
 * Creates a tenant with the words, parameters and features of its kind, and invites its first administrator.
 * @throws 403, 422 for a name taken, reserved or ill-formed
 */
export const createTenant: Verb<typeof vendorContract.create> = async (context, { body }) => {
  authorizeVendor(context)
  const { db } = context
  const { name, label, kind, formula, first_name, last_name, mail } = body
  const wrongName = (sentence: keyof typeof tenantsErrors): never =>
    refuse(kernelErrors.invalid, {}, [{ field: 'name', message: context.language.say(tenantsErrors[sentence]) }])
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name) || /^\d+$/.test(name)) wrongName('nameUnfit')
  if (!mayNameTenant(name)) wrongName('nameReserved')
  // A code that named a tenant is not given again, even once nothing else of it is left.
  const spent = await everywhere(context, () => db.selectFrom('spent_codes').select('name').where('name', '=', name).executeTakeFirst())
  if (spent) wrongName('nameTaken')
  const { params, features } = kindStarts[kind]
  const made = await everywhere(context, () =>
    db
      .insertInto('tenants')
      .values({
        name,
        label,
        kind,
        formula: formula ?? '',
        params: JSON.stringify(params),
        features: [...features],
        glossary: JSON.stringify(glossaryPresets[kind]),
        labels: JSON.stringify(labelPresets[kind] ?? {}),
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id')
      .executeTakeFirst(),
  )
  const id = made?.id ?? wrongName('nameTaken')
  await forgetTenantOnCommit(context)
  await trace(context, { action: 'create_tenant', info: name, subject_id: id, change: { kind, formula: formula ?? '' } })
  await inTenant(context, await anyTenant(context, id), async (there) => {
    const person = { mail, first_name, last_name, language: 'fr' as const }
    const user = await there.db
      .insertInto('users')
      .values({ ...person, unique_id: randomUUID(), profile_code: 'ADM', is_admin: true, status: accounts().invited })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trace(there, { action: 'create_user', user_id: user.id, change: { by_super_admin: context.actor.user_id } })
    await accounts().invite(there, { ...person, user_id: user.id })
  })
  return tenantLine(context, id)
}

import type { DisplayedContact, helpContract } from '@kxo/domain/help/contract'
import { may } from '@kxo/domain/help/permissions'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'

/** Whom a tenant says to reach; null for what it does not say. */
export async function displayedContact({ db, tenant }: Pick<Context, 'db' | 'tenant'>): Promise<DisplayedContact> {
  const { contact } = await db.selectFrom('tenants').select('contact').where('id', '=', tenant.id).executeTakeFirstOrThrow()
  const { name = null, mail = null, phone = null, hours = null } = contact as Partial<DisplayedContact>
  return { name, mail, phone, hours }
}

/** Whom the tenant's own people may call; told at the login too, to those who cannot come in. */
export const readDisplayedContact: Verb<typeof helpContract.contact> = async (context) => displayedContact(context)

export const changeDisplayedContact: Verb<typeof helpContract.changeContact> = async (context, { body }) => {
  const { db, tenant } = context
  authorize(may.changeContact(context.actor))
  const before = await displayedContact(context)
  const after = { ...before, ...body }
  await db
    .updateTable('tenants')
    .set({ contact: JSON.stringify(after) })
    .where('id', '=', tenant.id)
    .execute()
  await trace(context, { action: 'update_support_contact', subject_id: tenant.id, change: { before, after } })
  return displayedContact(context)
}

import type { Locale } from '@kxo/domain/kernel/sentence'
import { adminTenant } from '@kxo/domain/tenants/paths'
import { may, vendorClient } from '@kxo/domain/tenants/permissions'
import type { settingsContract } from '@kxo/domain/tenants/settings/settings-contract'
import { vendorWords } from '@kxo/domain/tenants/vendor/vendor-words'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { Recipient } from '../../../platform/mail.ts'
import { trace } from '../../traces/index.ts'
import { accounts } from '../dependencies.ts'
import { anyTenant, inTenant } from '../visit.ts'

/** Sends a request to the vendor's super administrators; whoever asks gets its dated acknowledgement (PRV-53). */
export const askVendor: Verb<typeof settingsContract.askVendor> = async (context, { body }) => {
  authorize(may.openSettings(context.actor) && context.actor.user_id !== null)
  const { tenant, actor, now, services, request } = context
  const person = await recipients(context, actor.user_id as number)
  const { about, message } = body
  const values = { about, space: tenant.label, message: message ?? '–', at: now }
  await trace(context, { action: 'ask_vendor', info: about, change: body })
  for (const to of person) await services.enqueueMail(context, { moment: 'formula_request_copy', to, occurrence: `${request.id}`, values })
  const vendor = await anyTenant(context, vendorClient)
  const from = person[0]
  await inTenant(context, vendor, async (there) => {
    await trace(there, { action: 'receive_request', info: `${tenant.name} ${about}`, subject_id: tenant.id })
    const team = await recipients(there, 'super')
    await askTeam(there, team, { ...values, message: message ?? '' })
    for (const to of team)
      await services.enqueueMail(there, {
        moment: 'formula_request',
        to,
        occurrence: `${tenant.name} ${request.id}`,
        values: { ...values, name: `${from?.first_name ?? ''} ${from?.last_name ?? ''}`.trim(), mail: from?.mail ?? '' },
        path: adminTenant(tenant.id),
      })
  })
  return { done: true as const }
}

/** Days the vendor has to deal with a request. */
const daysToAnswer = 2

/** A request is something to do at the vendor's, until someone closes it. */
async function askTeam(there: Context, [first]: readonly Recipient[], values: { about: string; space: string; message: string }) {
  if (first === undefined || first.user_id === null) return
  const todo_date = new Date(there.now.getTime() + daysToAnswer * 86_400_000)
  const label = there.language.say(vendorWords.requestToDo, values)
  await accounts().addTask(there, { todo_user_id: first.user_id, label, text: values.message, todo_date })
}

async function recipients({ db }: Context, who: number | 'super'): Promise<Recipient[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id as user_id', 'mail', 'first_name', 'last_name', 'language'])
    .where('status', '=', accounts().active)
    .where((eb) => (who === 'super' ? eb('is_super_admin', '=', true) : eb('id', '=', who)))
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, language: row.language as Locale }))
}

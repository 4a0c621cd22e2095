import { refuse } from '@kxo/domain/kernel/errors'
import { mailingErrors } from '@kxo/domain/mailing/errors'
import { type Moment, mayLeaveMail, mayRing } from '@kxo/domain/mailing/moments/moment'
import { copyRolesOf, mayCopy } from '@kxo/domain/mailing/templates/copies'
import { reachesSomebody, removableRoles } from '@kxo/domain/mailing/templates/recipients'
import type { MomentSetting, templatesContract } from '@kxo/domain/mailing/templates-contract'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { authorizeTemplates, editableMoment } from './editable-moment.ts'
import { hoursOf, settingOf } from './setting.ts'

/** Refuses to silence what always leaves, by its switch, its channels or a condition, and to move a moment to a date it does not hang on. */
function check(moment: Moment, { is_on, conditions, timing, copy_to, copy_roles, by_mail, by_bell, ...rest }: MomentSetting): void {
  if (moment.isAlwaysOn && (!is_on || conditions.length > 0)) refuse(mailingErrors.alwaysOn)
  if (copy_to.length > 0 && !mayCopy(moment)) refuse(mailingErrors.noCopy)
  const offered = copyRolesOf(moment)
  if (copy_roles.some((role) => !offered.includes(role))) refuse(mailingErrors.noCopy)
  const removable = removableRoles(moment)
  if (rest.removed_roles.some((role) => !removable.includes(role))) refuse(mailingErrors.lockedRecipient)
  if (!reachesSomebody(moment, { ...rest, copy_to, copy_roles })) refuse(mailingErrors.noRecipient)
  if ((by_bell && !mayRing(moment)) || (!by_mail && !(by_bell && mayLeaveMail(moment)))) refuse(mailingErrors.noChannel)
  const anchors = new Set((moment.timing ?? []).map(({ anchor }) => anchor))
  if (timing?.some(({ anchor }) => !anchors.has(anchor))) refuse(mailingErrors.noSuchDate)
}

/** What is not said stays as it was. */
export const changeSetting: Verb<typeof templatesContract.switchMoment> = async (context, { params, body }) => {
  const moment = editableMoment(context, params.moment)
  const before = await settingOf(context.db, moment.name)
  const set: MomentSetting = {
    is_on: body.is_on ?? before.is_on,
    timing: body.timing === undefined ? before.timing : (body.timing as MomentSetting['timing']),
    business_days: body.business_days ?? before.business_days,
    conditions: body.conditions ?? before.conditions,
    sender_name: body.sender_name ?? before.sender_name,
    reply_to: body.reply_to ?? before.reply_to,
    copy_to: body.copy_to === undefined ? before.copy_to : [...new Set(body.copy_to)],
    copy_roles: body.copy_roles === undefined ? before.copy_roles : [...new Set(body.copy_roles)],
    removed_roles: body.removed_roles === undefined ? before.removed_roles : [...new Set(body.removed_roles)],
    by_mail: body.by_mail ?? before.by_mail,
    by_bell: body.by_bell ?? before.by_bell,
    by_push: body.by_push ?? before.by_push,
  }
  check(moment, set)
  const row = { ...set, timing: set.timing && JSON.stringify(set.timing), conditions: JSON.stringify(set.conditions) }
  await context.db
    .insertInto('mail_settings')
    .values({ moment: moment.name, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'moment']).doUpdateSet(row))
    .execute()
  const switched =
    body.is_on === undefined || body.is_on === before.is_on ? 'update_mail_setting' : body.is_on ? 'switch_mail_on' : 'switch_mail_off'
  await trace(context, { action: switched, info: moment.name, change: { before, after: set } })
  return set
}

export const readHours: Verb<typeof templatesContract.mailHours> = async (context) => {
  authorizeTemplates(context)
  return hoursOf(context.db)
}

/** @throws 422 unless the hours follow each other */
export const changeHours: Verb<typeof templatesContract.changeMailHours> = async (context, { body }) => {
  authorizeTemplates(context)
  const { opens = '', closes = '' } = body
  if (opens === '' || opens >= closes) refuse(mailingErrors.hoursReversed)
  const before = await hoursOf(context.db)
  await context.db
    .insertInto('mail_hours')
    .values({ opens, closes })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ opens, closes }))
    .execute()
  await trace(context, { action: 'update_mail_setting', info: `${opens}–${closes}`, change: { before, after: { opens, closes } } })
  return { done: true as const }
}

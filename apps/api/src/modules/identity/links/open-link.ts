import { identityErrors } from '@kxo/domain/identity/errors'
import { personalLink } from '@kxo/domain/identity/paths'
import { maskedMail, maskedName, newLinksADay } from '@kxo/domain/identity/rules'
import type { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { identityDependencies } from '../dependencies.ts'
import { recipientOf } from '../queries.ts'
import { openSession } from '../sessions/sessions.ts'
import { findLink, makeLink, readLink, refuseShutOut } from './personal-links.ts'

type Contract = typeof waysInContract

export const readPersonalLink: Verb<Contract['readLink']> = async (context, { params }) => {
  const link = await findLink(context, params.code)
  if (link.purpose === 'password') refuse(kernelErrors.notFound)
  refuseShutOut(context, link.status)
  const { is_open, user_id, path, expires_at } = link
  return { is_open, user: user_id, masked_name: maskedName(link), masked_mail: maskedMail(link.mail), path, expires_at }
}

export const openPersonalLink: Verb<Contract['openLink']> = async (context, { params }) => {
  const link = await readLink(context, params.code)
  refuseShutOut(context, link.status)
  await trace(context, { action: 'open_link', user_id: link.user_id, info: link.purpose })
  await identityDependencies().linkOpened(context, link)
  return { session: await openSession(context, link.user_id, { isLink: true, path: link.path }), path: link.path }
}

const day = 86_400_000
/** A new link opens as long as people take to read their mail; what it leads to keeps its own limits. */
const renewedFor = 7 * day

/** A new link in place of a dead one, to the address on file. @throws 409 while the former opens, 429 past three in a day */
export const renewPersonalLink: Verb<Contract['renewLink']> = async (context, { params }) => {
  const { db, now, tenant } = context
  const link = await findLink(context, params.code)
  if (link.purpose === 'password') refuse(kernelErrors.notFound)
  refuseShutOut(context, link.status)
  if (link.is_open) refuse(identityErrors.linkStillOpen)
  await db.selectFrom('users').select('id').where('id', '=', link.user_id).forUpdate().execute()
  const { sent } = await db
    .selectFrom('personal_links')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('user_id', '=', link.user_id)
    .where('replaced_id', 'is not', null)
    .where('created_at', '>', new Date(now.getTime() - day))
    .executeTakeFirstOrThrow()
  if (sent >= newLinksADay) refuse(identityErrors.newLinksSpent)
  const { id: replaced_id, user_id, path } = link
  const purpose = link.purpose as 'registration' // read from the table that makeLink alone fills
  const code = await makeLink(context, { user_id, purpose, path, expires_at: new Date(now.getTime() + renewedFor), replaced_id })
  await context.services.enqueueMail(context, {
    moment: 'new_link',
    to: recipientOf({ ...link, id: user_id }),
    occurrence: code,
    path: personalLink(tenant.name, code),
  })
  await trace(context, { action: 'renew_link', user_id, info: purpose })
  return { done: true as const }
}

import { dayInZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { privacyContract } from '@kxo/domain/privacy/contract'
import { may } from '@kxo/domain/privacy/permissions'
import { dueOn } from '@kxo/domain/privacy/rules'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findFile } from '../../documents/index.ts'
import { findUser } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { exportPersonJob } from '../jobs.ts'
import { expiryOf, findRequest, openRequest, presentRequest } from '../queries.ts'

/** Asks for the copy of everything held on a person; one that is being prepared is answered as it is (PRV-20). */
export const askExport: Verb<typeof privacyContract.askExport> = async (context, { params }) => {
  const { db, actor, now, tenant } = context
  authorize(may.export(actor, { user_id: params.id }))
  const user = found(await findUser(db, params.id))
  if (user.erased_at) refuse(kernelErrors.notFound)
  const open = await openRequest(db, user.id, 'export')
  if (open) return presentRequest(open)
  const request = await db
    .insertInto('data_requests')
    .values({ user_id: user.id, kind: 'export', asked_by: actor.user_id, asked_at: now, due_on: dueOn(dayInZone(now, tenant.time_zone)) })
    .returningAll()
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'export_personal_data', user_id: user.id, subject_id: request.id })
  await context.enqueue(exportPersonJob, { request_id: request.id })
  return presentRequest(request)
}

/** The file of an export, for seven days. @throws 404 once it is gone */
export const downloadExport: Verb<typeof privacyContract.downloadExport> = async (context, { params }) => {
  const { db, actor, now, services } = context
  authorize(may.export(actor, { user_id: params.id }))
  const request = found(await findRequest(db, params.request))
  const expiry = expiryOf(request)
  if (request.user_id !== params.id || request.kind !== 'export' || !expiry || expiry < now) refuse(kernelErrors.notFound)
  const file = found(await findFile(db, found(request.file_id)))
  await trace(context, {
    action: 'export_personal_data',
    info: 'download',
    user_id: params.id,
    subject_id: request.id,
  })
  return { content_type: 'application/zip', name: file.name, body: await services.storage.stream(file.storage_key) }
}

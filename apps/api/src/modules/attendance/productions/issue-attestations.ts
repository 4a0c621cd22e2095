import { certificateErrors } from '@kxo/domain/attendance/certificate-legal'
import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { may } from '@kxo/domain/attendance/permissions'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { issueAttestation } from '../../documents/index.ts'
import { findSheetRow, getSession } from '../queries.ts'
import { peopleWithout } from './people-without.ts'

/** Asks for the attestations of a locked sheet: those who followed something and have none yet. @throws 409 before the lock */
export const issueAttestations: Verb<typeof attendanceContract.issueAttestations> = async (context, { params }) => {
  authorize(may.issueCertificates(context.actor))
  const { id } = await getSession(context.db, params.id)
  if (!(await findSheetRow(context.db, id))?.locked_at) refuse(certificateErrors.notLocked)
  const due = await peopleWithout(context.db, id, 'attestation')
  for (const registration_id of due) await context.enqueue(issueAttestation, { registration_id })
  return { count: due.length }
}

import { fileURLToPath } from 'node:url'
import { certificateErrors } from '@kxo/domain/attendance/certificate-legal'
import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { may } from '@kxo/domain/attendance/permissions'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { certificateWords } from '@kxo/domain/documents/attestation-legal'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { actionNatureOf, type CertificateDocument, certificatePrint, issueCertificate } from '../../documents/index.ts'
import { dressed, modelFor } from '../../templates/index.ts'
import { peopleWithout } from '../productions/people-without.ts'
import { findSheetRow, getSession } from '../queries.ts'
import { printProof, type ReadyProof } from '../sheets/print-proof.ts'
import { type Proof, readProof } from '../sheets/read-proof.ts'
import { issuerOf, letterheadOf } from './issuer-of.ts'

export const certificateTemplate = fileURLToPath(new URL('../../documents/printing/certificate.typ', import.meta.url))

/**
 * Asks for the certificats de réalisation of a locked sheet, or of one of its people (FOR-35): those who followed hours and have none yet.
 * @throws 409 for what is no training, before the lock, and while the issuer has no legal representative to sign
 */
export const issueCertificates: Verb<typeof attendanceContract.issueCertificates> = async (context, { params, body }) => {
  const { db, actor } = context
  authorize(may.issueCertificates(actor))
  const session = await getSession(db, params.id)
  if (!session.is_training) refuse(certificateErrors.noTraining)
  if (!(await findSheetRow(db, session.id))?.locked_at) refuse(certificateErrors.notLocked)
  if (!(await issuerOf(context, session.id)).representative) refuse(certificateErrors.noRepresentative)
  const due = await peopleWithout(db, session.id, 'certificate', body.registration)
  for (const registration_id of due) await context.enqueue(issueCertificate, { registration_id })
  return { count: due.length }
}

/** Prints one certificate and keeps it, its mail leaving unless silent; done once per registration. */
export const printCertificate = (
  setting: JobSetting,
  { registration_id, is_silent = false }: { registration_id: number; is_silent?: boolean },
): Promise<void> =>
  printProof(setting, {
    category: 'certificate',
    template: certificateTemplate,
    action: 'issue_certificate',
    read: (context) => readCertificate(context, registration_id),
    is_silent,
  })

async function readCertificate(context: Context, registrationId: number): Promise<ReadyProof | undefined> {
  const proof = await readProof(context, registrationId, { category: 'certificate', prefix: 'CR' })
  if (!proof?.issuer.representative || !proof.session.is_training) return undefined
  const { row, session, language, issuer, number, code } = proof
  const { say } = language
  const title = say(certificateWords.title)
  const letterhead = letterheadOf({ tenant: context.tenant, language }, issuer, {
    title,
    reference: number,
    legal: [say(attendanceWords.verification, { number, code })],
  })
  const subject = { user_id: row.user_id, event_id: row.event_id }
  const model = await modelFor(context, { category: 'certificate', entity_id: issuer.id, subject, language })
  return {
    ...proof,
    name: `${title} – ${session.title}`,
    print: dressed(certificatePrint(certificateOf(proof), letterhead, language), model),
    model,
  }
}

/** What the certificate of a proof says. */
export const certificateOf = ({ row, session, issuer, ...proof }: Proof): CertificateDocument => ({
  issuer: issuer.name,
  learner: { name: `${row.first_name} ${row.last_name}`, employer: row.company_name },
  title: session.title,
  nature: actionNatureOf(session),
  ...proof.period,
  achieved: { unit: 'hours', minutes: proof.minutes },
  signatory: proof.signatory,
  verification: proof.verification,
})

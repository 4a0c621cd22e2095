import { fileURLToPath } from 'node:url'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { attestationWords, certificateWords } from '@kxo/domain/documents/attestation-legal'
import type { Context } from '../../../platform/context.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { qualiopiMention } from '../../billing/index.ts'
import { type AttestationDocument, actionNatureOf, attestationPrint } from '../../documents/index.ts'
import { assessedObjectives } from '../../quizzes/index.ts'
import { printProof, type ReadyProof } from '../sheets/print-proof.ts'
import { readProof } from '../sheets/read-proof.ts'
import { attestedObjectives } from './attested-objectives.ts'
import { letterheadOf } from './issuer-of.ts'

const template = fileURLToPath(new URL('../../documents/printing/attestation.typ', import.meta.url))
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)

/** Prints the attestation of a locked sheet for one person, keeps it; its mail leaves by the dates, unless silent. Done once per registration. */
export const printAttestation = (
  setting: JobSetting,
  { registration_id, is_silent = false }: { registration_id: number; is_silent?: boolean },
): Promise<void> =>
  printProof(setting, {
    category: 'attestation',
    template,
    action: 'issue_attestation',
    read: (context) => readAttestation(context, registration_id),
    is_silent,
  })

async function readAttestation(context: Context, registrationId: number): Promise<ReadyProof | undefined> {
  const proof = await readProof(context, registrationId, { category: 'attestation', prefix: 'AT' })
  if (!proof) return undefined
  const { row, session, language, issuer, number, code, day, valid_until } = proof
  const { say } = language
  const syllabus = (session.sheet ?? {}) as { operational_objectives?: string; assessment?: string }
  const document: AttestationDocument = {
    issuer: issuer.name,
    learner: { name: `${row.first_name} ${row.last_name}`, company: row.company_name },
    title: session.title,
    nature: capital(say(session.is_training ? certificateWords[actionNatureOf(session)] : attendanceWords.otherNature)),
    ...proof.period,
    achieved_minutes: proof.minutes,
    place: [say(session.is_online ? attendanceWords.online : attendanceWords.onSite), session.place].filter(Boolean).join(', '),
    objectives: attestedObjectives(syllabus.operational_objectives ?? '', await assessedObjectives(context, row)),
    valid_until,
    assessment_method: syllabus.assessment?.trim() || null,
    is_training: session.is_training,
    signatory: proof.signatory,
    verification: proof.verification,
  }
  const legal = [say(attendanceWords.verification, { number, code }), ...qualiopiMention(issuer, day, language)]
  const letterhead = letterheadOf({ tenant: context.tenant, language }, issuer, {
    title: say(attestationWords.title),
    reference: number,
    legal,
  })
  return {
    ...proof,
    name: `${say(attendanceWords.attestationName)} – ${session.title}`,
    print: attestationPrint(document, letterhead, language),
  }
}

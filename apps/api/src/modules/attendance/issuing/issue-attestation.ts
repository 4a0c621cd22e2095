import { fileURLToPath } from 'node:url'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { attestationWords, certificateWords } from '@kxo/domain/documents/attestation-legal'
import type { Context } from '../../../platform/context.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { qualiopiMention } from '../../billing/index.ts'
import { type AttestationDocument, actionNatureOf, attestationPrint } from '../../documents/index.ts'
import { assessedObjectives } from '../../quizzes/index.ts'
import { dressed, modelFor } from '../../templates/index.ts'
import { printProof, type ReadyProof } from '../sheets/print-proof.ts'
import { type Proof, readProof } from '../sheets/read-proof.ts'
import { attestedObjectives } from './attested-objectives.ts'
import { letterheadOf } from './issuer-of.ts'

export const attestationTemplate = fileURLToPath(new URL('../../documents/printing/attestation.typ', import.meta.url))
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)

/** Prints the attestation of a locked sheet for one person, keeps it; its mail leaves by the dates, unless silent. Done once per registration. */
export const printAttestation = (
  setting: JobSetting,
  { registration_id, is_silent = false }: { registration_id: number; is_silent?: boolean },
): Promise<void> =>
  printProof(setting, {
    category: 'attestation',
    template: attestationTemplate,
    action: 'issue_attestation',
    read: (context) => readAttestation(context, registration_id),
    is_silent,
  })

async function readAttestation(context: Context, registrationId: number): Promise<ReadyProof | undefined> {
  const proof = await readProof(context, registrationId, { category: 'attestation', prefix: 'AT' })
  if (!proof) return undefined
  const { row, session, language, issuer, number, code } = proof
  const { say } = language
  const subject = { user_id: row.user_id, event_id: row.event_id }
  const model = await modelFor(context, { category: 'attestation', entity_id: issuer.id, subject, language })
  const letterhead = attestationLetterhead(context, proof, { legal: [say(attendanceWords.verification, { number, code })] })
  return {
    ...proof,
    name: `${say(attendanceWords.attestationName)} – ${session.title}`,
    print: dressed(attestationPrint(await attestationOf(context, proof), letterhead, language), model),
    model,
  }
}

/** The paper of an attestation, with what verifies it. */
export function attestationLetterhead(
  { tenant }: Pick<Context, 'tenant'>,
  { issuer, language, day, number }: Pick<Proof, 'issuer' | 'language' | 'day' | 'number'>,
  { legal, ...marks }: { legal: string[]; watermark?: string },
) {
  return letterheadOf({ tenant, language }, issuer, {
    title: language.say(attestationWords.title),
    reference: number,
    legal: [...legal, ...qualiopiMention(issuer, day, language)],
    ...marks,
  })
}

/** What the attestation of a proof says. */
export async function attestationOf(context: Context, proof: Proof): Promise<AttestationDocument> {
  const { row, session, language, issuer, valid_until } = proof
  const { say } = language
  const syllabus = (session.sheet ?? {}) as { operational_objectives?: string; assessment?: string }
  return {
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
}

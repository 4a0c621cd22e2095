import { attestationWords, certificateWords } from '@kxo/domain/documents/attestation-legal'
import { dayInZone } from '@kxo/domain/kernel/dates'
import type { Language } from '@kxo/domain/kernel/language'
import { modelEditorWords } from '@kxo/domain/templates/editor-words'
import type { Context } from '../../../platform/context.ts'
import { attestationPrint, certificatePrint } from '../../documents/index.ts'
import { dressed, type SampleRequest, type SampleSource } from '../../templates/index.ts'
import { attestationLetterhead, attestationOf, attestationTemplate } from '../issuing/issue-attestation.ts'
import { certificateOf, certificateTemplate } from '../issuing/issue-certificate.ts'
import { type Issuer, issuerOf, letterheadOf } from '../issuing/issuer-of.ts'
import { picturesOf, readProof, signedWith } from '../sheets/read-proof.ts'
import { attestationExample, certificateExample, signatoryOf } from './examples.ts'
import { isProven, searchRegistrations } from './search-registrations.ts'

const mark = ({ say }: Language): string => say(modelEditorWords.specimen)
/** A specimen says no code: nobody verifies it. */
const unverified = { verification: null }

async function exampleSigned(context: Context, { entity_id, language }: SampleRequest) {
  const issuer: Issuer = await issuerOf(context, null, entity_id)
  const images = await picturesOf(context, issuer)
  return { issuer, images, signatory: signatoryOf(issuer, language, context.now, signedWith(images)) }
}

/** The proof a sample is of, in the language it is tried in. */
async function proofOf(context: Context, { record, language }: SampleRequest, category: 'attestation' | 'certificate') {
  const proof = record === null ? undefined : await readProof(context, record, { category, prefix: 'SP', isSample: true })
  return proof && { ...proof, language, subject: { user_id: proof.row.user_id, event_id: proof.row.event_id } }
}

export const attestationSample: SampleSource = {
  search: (context, q) => searchRegistrations(context, q, isProven),
  draw: async (context, request) => {
    const { record, language, dressedFor } = request
    const proof = await proofOf(context, request, 'attestation')
    if (record !== null && !proof) return undefined
    const model = await dressedFor(proof?.subject ?? null)
    const example = await exampleSigned(context, request)
    const of = proof ?? { ...example, language, day: dayInZone(context.now, language.zone), number: mark(language) }
    const document = proof
      ? { ...(await attestationOf(context, proof)), ...unverified }
      : attestationExample(example.issuer, language, example.signatory)
    const letterhead = attestationLetterhead(context, of, [mark(language)], mark(language))
    return {
      template: attestationTemplate,
      data: dressed(attestationPrint(document, { ...letterhead, title: language.say(attestationWords.title) }, language), model),
      images: { ...of.images, ...model.images },
    }
  },
}

export const certificateSample: SampleSource = {
  search: (context, q) => searchRegistrations(context, q, isProven),
  draw: async (context, request) => {
    const { record, language, dressedFor } = request
    const proof = await proofOf(context, request, 'certificate')
    if (record !== null && !proof) return undefined
    const model = await dressedFor(proof?.subject ?? null)
    const example = await exampleSigned(context, request)
    const { issuer, images } = proof ?? example
    const document = proof ? { ...certificateOf(proof), ...unverified } : certificateExample(issuer, language, example.signatory)
    const title = language.say(certificateWords.title)
    const letterhead = letterheadOf({ tenant: context.tenant, language }, issuer, {
      title,
      reference: mark(language),
      legal: [mark(language)],
      watermark: mark(language),
    })
    return {
      template: certificateTemplate,
      data: dressed(certificatePrint(document, letterhead, language), model),
      images: { ...images, ...model.images },
    }
  },
}

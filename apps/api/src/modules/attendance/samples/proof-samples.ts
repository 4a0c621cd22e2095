import { certificateWords } from '@kxo/domain/documents/attestation-legal'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { templateEditorWords } from '@kxo/domain/templates/editor-words'
import type { Context } from '../../../platform/context.ts'
import { attestationPrint, certificatePrint } from '../../documents/index.ts'
import { dressed, type SampleRequest, type SampleSource } from '../../templates/index.ts'
import { attestationLetterhead, attestationOf, attestationTemplate } from '../issuing/issue-attestation.ts'
import { certificateOf, certificateTemplate } from '../issuing/issue-certificate.ts'
import { issuerOf, letterheadOf, specimenMarks } from '../issuing/issuer-of.ts'
import { picturesOf, readProof, signedWith } from '../sheets/read-proof.ts'
import { attestationExample, certificateExample, signatoryOf } from './examples.ts'
import { isProven, searchRegistrations } from './search-registrations.ts'

/** What a sample says: a proof in the language it is tried in, or an example of its issuer; undefined for a record that proves nothing. */
async function drawnFrom(context: Context, request: SampleRequest, category: 'attestation' | 'certificate') {
  const { record, entity_id, language, dressedFor } = request
  if (record === null) {
    const issuer = await issuerOf(context, null, entity_id)
    const images = await picturesOf(context, issuer)
    const signatory = signatoryOf(issuer, language, context.now, signedWith(images))
    const shown = { issuer, images, signatory, language, day: dayInZone(context.now, language.zone) }
    return { ...shown, proof: undefined, number: language.say(templateEditorWords.specimen), model: await dressedFor(null) }
  }
  const read = await readProof(context, record, { category, prefix: 'SP', isSample: true })
  if (!read) return undefined
  const proof = { ...read, language }
  return { ...proof, proof, model: await dressedFor({ user_id: read.row.user_id, event_id: read.row.event_id }) }
}

export const attestationSample: SampleSource = {
  search: (context, q) => searchRegistrations(context, q, isProven),
  draw: async (context, request) => {
    const from = await drawnFrom(context, request, 'attestation')
    if (!from) return undefined
    const { proof, issuer, signatory, language, images, model } = from
    const document = proof ? await attestationOf(context, proof) : attestationExample(issuer, language, signatory)
    const letterhead = attestationLetterhead(context, from, specimenMarks(language))
    return {
      template: attestationTemplate,
      data: dressed(attestationPrint(document, letterhead, language), model),
      images: { ...images, ...model.images },
    }
  },
}

export const certificateSample: SampleSource = {
  search: (context, q) => searchRegistrations(context, q, isProven),
  draw: async (context, request) => {
    const from = await drawnFrom(context, request, 'certificate')
    if (!from) return undefined
    const { proof, issuer, signatory, language, images, model } = from
    const document = proof ? certificateOf(proof) : certificateExample(issuer, language, signatory)
    const letterhead = letterheadOf({ tenant: context.tenant, language }, issuer, {
      title: language.say(certificateWords.title),
      reference: language.say(templateEditorWords.specimen),
      ...specimenMarks(language),
    })
    return {
      template: certificateTemplate,
      data: dressed(certificatePrint(document, letterhead, language), model),
      images: { ...images, ...model.images },
    }
  },
}

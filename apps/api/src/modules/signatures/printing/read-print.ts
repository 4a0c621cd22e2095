import { fileURLToPath } from 'node:url'
import { sentCodeWords } from '@kxo/domain/attendance/sent-code/sent-code-words'
import type { FieldValues } from '@kxo/domain/mailing/merging/field-formats'
import { agreementKind } from '@kxo/domain/signatures/agreement-legal'
import type { AgreementContent } from '@kxo/domain/signatures/content'
import { signingSide } from '@kxo/domain/signatures/kinds'
import { signaturesWords } from '@kxo/domain/signatures/words'
import type { Context } from '../../../platform/context.ts'
import { drawingPng, issuerOf, letterheadOf, specimenMarks } from '../../attendance/index.ts'
import { dressed, type Model, modelFor, unpinned } from '../../templates/index.ts'
import { contentOf, kindOf } from '../present.ts'
import { type AgreementRecord, signaturesOf } from '../queries.ts'
import { type Evidence, evidenceOf } from '../signing/evidence.ts'
import { agreementPrint, type PrintedSignature } from './agreement-print.ts'

export const template = fileURLToPath(new URL('./agreement.typ', import.meta.url))

/** How whoever signed was recognised: their account, or a personal link with the code it was backed by. */
function modeOf({ mode, code }: Evidence, { say }: Context['language']): string {
  if (mode !== 'link') return say(signaturesWords.byAccount)
  const how = code && `${say(code.by === 'sms' ? sentCodeWords.withSmsCode : sentCodeWords.withMailCode)} (${code.to})`
  return [say(signaturesWords.byLink), how].filter(Boolean).join(', ')
}

/** What an agreement says of fields no person tells: whom it binds, and what for. */
const saidBy = ({ party, title }: AgreementContent): FieldValues => ({
  'company.name': party.name,
  'company.siret': party.siret,
  'company.address': party.address,
  'event.name': title,
})

/** What a model says of fields, of an agreement. */
export const subjectOf = (row: AgreementRecord) => ({
  user_id: row.user_id,
  event_id: row.event_id,
  ...(row.company_id !== null && { values: saidBy(contentOf(row)) }),
})

/** The model it is printed with: once there is a print to sign, the one of that print. */
async function modelOf(context: Context, row: AgreementRecord, entity_id: number | null): Promise<Model | undefined> {
  if (row.file_id !== null) return row.model === null ? undefined : unpinned(context, row.model)
  return modelFor(context, { category: 'contract', entity_id, subject: subjectOf(row), language: context.language })
}

/** What is printed of an agreement: as it is to be signed, or with its signatures and their proof once sealed; a specimen under the model it tries. */
export async function readPrint(context: Context, row: AgreementRecord, sealedAt: Date | null = null, tried?: Model) {
  const { db, language } = context
  const kind = kindOf(row)
  const name = `${language.say(agreementKind.labelOf(kind))} ${row.reference}`
  const signed = sealedAt ? await signaturesOf(db, row) : []
  const images: Record<string, Uint8Array> = {}
  const signatures: PrintedSignature[] = []
  for (const signature of signed) {
    const evidence = evidenceOf(signature)
    const side = signingSide.keyOf(signature.side)
    const drawing = signature.drawing === null ? undefined : await drawingPng(signature.drawing)
    if (drawing) images[`${side}.png`] = drawing
    signatures.push({
      side,
      name: evidence.person.name,
      at: signature.signed_at,
      image: drawing ? `${side}.png` : null,
      typed_name: signature.typed_name,
      identifier: evidence.person.mail,
      mode: modeOf(evidence, language),
      address: evidence.address,
      user_agent: evidence.user_agent,
      consent: signature.consent_version,
      document_digest: evidence.document_sha256,
      chain_digest: signature.hash,
    })
  }
  const issuer = await issuerOf(context, row.event_id)
  const model = tried ?? (await modelOf(context, row, issuer.id))
  const paper = { title: name, reference: row.reference, ...(tried && specimenMarks(language)) }
  const letterhead = letterheadOf(context, issuer, paper)
  const parts = { kind, reference: row.reference, content: contentOf(row), signatures, sealed_at: sealedAt }
  const data = dressed(agreementPrint(parts, letterhead, language), model)
  return { name, data, images: { ...images, ...model?.images }, model, signed, createdAt: sealedAt ?? row.created_at }
}

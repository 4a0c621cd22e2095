import { fileURLToPath } from 'node:url'
import { sentCodeWords } from '@kxo/domain/attendance/sent-code/sent-code-words'
import { agreementKind } from '@kxo/domain/signatures/agreement-legal'
import { signingSide } from '@kxo/domain/signatures/kinds'
import { signaturesWords } from '@kxo/domain/signatures/words'
import type { Context } from '../../../platform/context.ts'
import { drawingPng, issuerOf, letterheadOf } from '../../attendance/index.ts'
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

/** What is printed of an agreement: as it is to be signed, or with its signatures and their proof once sealed. */
export async function readPrint(context: Context, row: AgreementRecord, sealedAt: Date | null = null) {
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
  const letterhead = letterheadOf(context, await issuerOf(context, row.event_id), { title: name, reference: row.reference })
  const parts = { kind, reference: row.reference, content: contentOf(row), signatures, sealed_at: sealedAt }
  return { name, data: agreementPrint(parts, letterhead, language), images, signed, createdAt: sealedAt ?? row.created_at }
}

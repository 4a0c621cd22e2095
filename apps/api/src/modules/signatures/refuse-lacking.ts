import { type DocumentStatus, documentStatus } from '@kxo/domain/documents/status'
import { refuse } from '@kxo/domain/kernel/errors'
import { type Mention, mentionWords } from '@kxo/domain/signatures/agreement-legal'
import { signaturesErrors } from '@kxo/domain/signatures/errors'
import type { Context } from '../../platform/context.ts'
import { statusOf } from './present.ts'
import type { AgreementRecord } from './queries.ts'

/** @throws 409 at any other status */
export function refuseUnless(row: Pick<AgreementRecord, 'status'>, allowed: readonly DocumentStatus[]): void {
  const from = statusOf(row)
  if (!allowed.includes(from)) refuse(signaturesErrors.wrongAgreementStatus, { from: documentStatus.labelOf(from) })
}

/** @throws 409 naming what is lacking (FOR-02, FOR-04) */
export function refuseLacking({ language: { say } }: Pick<Context, 'language'>, lacking: readonly Mention[]): void {
  if (lacking.length > 0) refuse(signaturesErrors.lacksMentions, { items: lacking.map((key) => say(mentionWords[key])).join(' ; ') })
}

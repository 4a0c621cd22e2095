import type { Language } from '@kxo/domain/kernel/language'
import type { OwnAgreement } from '@kxo/domain/signatures/agreement'
import { signaturesWords as w } from '@kxo/domain/signatures/words'

/** Where an agreement stands for whoever reads it, in a sentence; nothing to say while it is theirs to sign. */
export function standingOf(agreement: OwnAgreement, { say }: Pick<Language, 'say'>): string {
  const { status, is_expired, withdrawn_at, people, is_turn, sha256, reject_reason } = agreement
  if (withdrawn_at) return say(w.withdrawnNote, { at: withdrawn_at })
  if (status === 'signed') return say(w.signedByAllNote)
  if (status === 'rejected') return reject_reason ? say(w.rejectedFor, { reason: reject_reason }) : say(w.refusedNote)
  if (is_expired) return say(w.requestOver)
  if (sha256 === null) return say(w.beingPrepared)
  if (is_turn) return ''
  const next = people.find(({ signed_at }) => signed_at === null)
  const hasSigned = people.some(({ is_self, signed_at }) => is_self && signed_at !== null)
  return next ? say(hasSigned ? w.waitingFor : w.waitingTurn, { name: next.name }) : ''
}

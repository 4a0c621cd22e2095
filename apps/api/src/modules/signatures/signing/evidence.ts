import type { CodeChannel } from '@kxo/domain/attendance/sent-code/sent-code-contract'
import type { SignatureRow } from '../queries.ts'

/** Who signed, what and how (FOR-33), as kept with the signature. */
export type Evidence = {
  person: { id: number; name: string; mail: string }
  /** How the person was recognised; `paper` tells who kept the scan. */
  mode: 'account' | 'link' | 'paper'
  /** The code a link was backed with, and where it was sent, masked; absent where none was asked. */
  code?: { by: CodeChannel; to: string } | undefined
  session: string
  /** UTC instant of the signature. */
  at: string
  address: string
  user_agent: string
  reference: string
  revision: number
  /** SHA-256 of the file that was read. */
  document_sha256: string
}

// Written from an Evidence alone, and append-only since.
export const evidenceOf = ({ evidence }: Pick<SignatureRow, 'evidence'>): Evidence => evidence as object as Evidence

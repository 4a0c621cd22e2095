import { maxKeyBytes } from '@kxo/domain/attendance/wallet/wallet-contract'
import { walletWords as w } from '@kxo/domain/attendance/wallet/wallet-words'
import type { Sentence } from '@kxo/domain/kernel/sentence'

/** What is wrong with a file chosen as a key, before it is sent. */
export const keyFault = (file: File | null): Sentence | undefined =>
  file === null ? w.chooseFile : file.size > maxKeyBytes ? w.tooLarge : undefined

/** A file as it travels in a body. */
export const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

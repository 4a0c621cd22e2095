import { refusalAtDoor } from '@kxo/domain/attendance/door'
import type { DoorList, Scan } from '@kxo/domain/attendance/door-contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { idIn, passParts, typedCode } from '@kxo/domain/registrations/pass-text'
import { registrationStatus } from '@kxo/domain/registrations/status'

type Holder = DoorList['holders'][number]
export type Refusal = { sentence: Sentence; values: Record<string, string | Date | Sentence> }
export type Decision = { outcome: 'welcome' | 'again' | 'refused'; holder: Holder | null; refusal: Refusal | null }
type Read = { holder: Holder; rev: number | null } | { refused: Sentence }

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

/** Whether the pair of the tenant signed a code; false on a device that cannot tell. */
async function isSigned(publicKey: string, payload: string, seal: string): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', key, bytesOf(seal), new TextEncoder().encode(payload))
  } catch {
    return false
  }
}

async function read(list: DoorList, scan: Scan): Promise<Read> {
  const byId = (id: number | undefined): Read => {
    const holder = list.holders.find(({ registration }) => registration === id)
    return holder ? { holder, rev: null } : { refused: attendanceErrors.codeUnknown }
  }
  if (scan.code === undefined) return byId(scan.registration)
  const parts = passParts(scan.code)
  if (!parts) {
    const code = typedCode(scan.code)
    return byId(list.holders.find((holder) => holder.code === code)?.registration)
  }
  if (!(await isSigned(list.public_key, parts.payload, parts.seal))) return { refused: attendanceErrors.codeUnknown }
  if (parts.pass.expires <= scan.at) return { refused: attendanceErrors.codeExpired }
  const found = byId(idIn(parts.pass.ticket))
  return 'holder' in found ? { ...found, rev: parts.pass.rev } : found
}

/** What a device decides alone, by the rules of the server: the list it took along, moved by what it has scanned since. */
export async function decideOffline(list: DoorList, made: readonly Scan[], scan: Scan): Promise<Decision> {
  const found = await read(list, scan)
  if ('refused' in found) return { outcome: 'refused', holder: null, refusal: { sentence: found.refused, values: {} } }
  const { holder, rev } = found
  const code = refusalAtDoor(holder, rev)
  if (code) {
    const values = { name: holder.name, status: registrationStatus.labelOf(holder.status) }
    return { outcome: 'refused', holder, refusal: { sentence: attendanceErrors[code], values } }
  }
  const last = made.findLast(({ registration }) => registration === holder.registration)
  const isInside = last ? last.kind === 'entry' : holder.is_inside
  if (scan.kind === 'exit')
    return isInside
      ? { outcome: 'welcome', holder, refusal: null }
      : { outcome: 'refused', holder, refusal: { sentence: attendanceErrors.notInside, values: { name: holder.name } } }
  if (!isInside) return { outcome: 'welcome', holder, refusal: null }
  const at = last?.at ?? holder.last_at ?? list.made_at
  return { outcome: 'again', holder, refusal: { sentence: attendanceErrors.insideSince, values: { name: holder.name, at } } }
}

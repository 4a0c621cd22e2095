/** Bytes of known size that may be asked in part, so that one can seek in a film (RFC 9110 §14). `etag` is strong: other bytes have another. */
export type Seekable = {
  size: number
  etag: string
  /** Both ends are included. */
  part: (start: number, end: number) => Promise<AsyncIterable<Uint8Array>>
}

type RangeRequest = { range: string | undefined /** If-Range: the part only if the bytes are still these. */; condition: string }

/**
 * The part a request asks for, its ends included. Undefined means all of it: no range, one this server does not read (another unit, several
 * parts, written wrong), or bytes that are no longer those the caller knew. `unsatisfiable` names nothing that exists.
 */
export function parseRange(
  { range, condition }: RangeRequest,
  { size, etag }: Pick<Seekable, 'size' | 'etag'>,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range?.trim() ?? '') ?? []
  if ((from === '' && to === '') || (condition !== '' && condition !== etag)) return undefined
  const last = size - 1
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: last }
  }
  const start = Number(from)
  if (to !== '' && Number(to) < start) return undefined
  return start > last ? 'unsatisfiable' : { start, end: to === '' ? last : Math.min(Number(to), last) }
}

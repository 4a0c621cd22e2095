/** A film made of still pictures, one a second: a WebM of VP8 frames, which is what a lossy WebP holds. */

type Node = Buffer | readonly Node[]
const flat = (node: Node): Buffer => (Buffer.isBuffer(node) ? node : Buffer.concat(node.map(flat)))
const id = (hex: string): Buffer => Buffer.from(hex, 'hex')

/** An element: its name, the length of what it holds on eight bytes, then that. */
const element = (name: string, ...content: Node[]): Buffer => {
  const whole = flat(content)
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(whole.length))
  length[0] = 1
  return Buffer.concat([id(name), length, whole])
}
const integer = (value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes
}
const double = (value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}
const text = (value: string): Buffer => Buffer.from(value, 'latin1')

/** The VP8 frame of a lossy WebP. @throws Error for any other picture */
function frameOf(webp: Buffer): Buffer {
  if (webp.toString('latin1', 12, 16) !== 'VP8 ') throw new Error('not a lossy WebP')
  return webp.subarray(20, 20 + webp.readUInt32LE(16))
}

const header = element(
  '1a45dfa3',
  element('4286', integer(1)),
  element('42f7', integer(1)),
  element('42f2', integer(4)),
  element('42f3', integer(8)),
  element('4282', text('webm')),
  element('4287', integer(2)),
  element('4285', integer(2)),
)

const described = (seconds: number, width: number, height: number): Buffer =>
  flat([
    element(
      '1549a966',
      element('2ad7b1', integer(1_000_000)),
      element('4489', double(seconds * 1000)),
      element('4d80', text('seed')),
      element('5741', text('seed')),
    ),
    element(
      '1654ae6b',
      element(
        'ae',
        element('d7', integer(1)),
        element('73c5', integer(1)),
        id('838101'),
        element('86', text('V_VP8')),
        element('e0', element('b0', integer(width)), element('ba', integer(height))),
      ),
    ),
  ])

const cluster = (second: number, frame: Buffer): Buffer =>
  element('1f43b675', element('e7', integer(second * 1000)), element('a3', Buffer.from([0x81, 0, 0, 0x80]), frame))

/** Shows each picture for so many seconds. */
export function filmOf(stills: readonly Buffer[], secondsEach: number): Buffer {
  const frames = stills.map(frameOf)
  const [first] = frames
  if (!first) throw new Error('a film has a picture')
  const [width, height] = [first.readUInt16LE(6) & 0x3fff, first.readUInt16LE(8) & 0x3fff]
  const seconds = frames.length * secondsEach
  const clusters = Array.from({ length: seconds }, (_, second) => cluster(second, frames[Math.floor(second / secondsEach)]!))
  const about = described(seconds, width, height)
  // Where each second begins, so that one may go to it.
  const cuesAt = (places: readonly number[]): Buffer =>
    element(
      '1c53bb6b',
      places.map((place, second) =>
        element('bb', element('b3', integer(second * 1000)), element('b7', element('f7', integer(1)), element('f1', integer(place)))),
      ),
    )
  let place = about.length + cuesAt(clusters.map(() => 0)).length
  const places = clusters.map(({ length }) => {
    const here = place
    place += length
    return here
  })
  return Buffer.concat([header, element('18538067', about, cuesAt(places), ...clusters)])
}

/** One caption: when it shows, and what it says. */
type Cue = { from: number; to: number; text: string }
type CaptionsProblem = 'notCaptions' | 'noCue' | 'wrongTime'

const clock = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/
const timeOf = (text: string): number | undefined => {
  const [, hours = '0', minutes = '', seconds = '', thousandths = ''] = clock.exec(text) ?? []
  return minutes === '' ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000
}

/** The captions of a WebVTT file; or what keeps it from being one, and the line it is at. */
export function readCaptions(file: string): { cues: Cue[] } | { problem: CaptionsProblem; line: number } {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return { problem: 'notCaptions', line: 1 }
  const cues: Cue[] = []
  for (let index = 1; index < lines.length; index++) {
    if (!lines[index]!.includes('-->')) continue
    const [left = '', right = ''] = lines[index]!.split('-->')
    const [from, to] = [timeOf(left.trim()), timeOf(right.trim().split(/\s+/)[0] ?? '')]
    if (from === undefined || to === undefined || to <= from) return { problem: 'wrongTime', line: index + 1 }
    const said: string[] = []
    while (lines[index + 1]) said.push(lines[++index]!)
    cues.push({
      from,
      to,
      text: said
        .join(' ')
        .replace(/<[^>]*>/g, '')
        .trim(),
    })
  }
  return cues.length > 0 ? { cues } : { problem: 'noCue', line: lines.length }
}

/** What captions say, as a text to read. */
export const textOf = (cues: readonly Cue[]): string =>
  cues
    .map(({ text }) => text)
    .filter((text, index, all) => text !== '' && text !== all[index - 1])
    .join('\n')

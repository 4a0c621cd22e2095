import { fileURLToPath } from 'node:url'
import type { bpfContract, TrainingReturn } from '@kxo/domain/bpf/contract'
import { may } from '@kxo/domain/bpf/permissions'
import { returnWords as w } from '@kxo/domain/bpf/return-legal'
import { formatDate } from '@kxo/domain/kernel/dates'
import type { Language } from '@kxo/domain/kernel/language'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { Letterhead } from '../../../platform/pdf/letterhead.ts'
import { drawnDocument } from '../../../platform/pdf/render-document.ts'
import { csvText } from '../../../platform/tables/csv-text.ts'
import { letterheadOf } from '../../attendance/index.ts'
import { trace } from '../../traces/index.ts'
import { presentReturn } from '../read-return.ts'
import { returnOf } from '../return-of.ts'
import { type PrintedFrame, printedFrames } from './return-print.ts'

const template = fileURLToPath(new URL('return.typ', import.meta.url))

/** The return in the order of the form, as it stands or as it was frozen. @throws 404 */
export const printReturn: Verb<typeof bpfContract.file> = async (context, { params, query }) => {
  authorize(may.readReturn(context.actor))
  const { language, now } = context
  const of = await returnOf(context, params.year, query.entity)
  const declared = await presentReturn(context, of)
  const frames = printedFrames(declared, language)
  await trace(context, { action: 'export_bpf', subject_id: of.entity.id, info: `${of.entity.name} ${of.year}` })
  const name = `${language.say(w.fullTitle)} ${of.year}`
  if (query.format === 'csv') return { content_type: 'text/csv', name: `${name}.csv`, body: csvOf(frames, language) }
  const { entity } = declared
  const letterhead = letterheadOf(
    context,
    {
      ...entity,
      activity_region: of.entity.activity_region,
      representative: declared.signatory,
      town: of.entity.town,
      qualiopi: null,
      signature_file_id: null,
      stamp_file_id: null,
    },
    { title: name, reference: language.say(w.form) },
  )
  return {
    content_type: 'application/pdf',
    name: `${name}.pdf`,
    body: drawnDocument({ template, data: paperOf(declared, frames, letterhead, language), standard: 'ua-1', createdAt: now }),
  }
}

/** A line a row: the frame, the mark of the line, what it is, then its euros, or its people and hours; formulas are disarmed (FEC-09). */
async function* csvOf(frames: readonly PrintedFrame[], { say }: Language): AsyncGenerator<string> {
  const heads = [w.frame, w.mark, w.detail, w.value, w.hours].map((head) => say(head))
  const rows = frames.flatMap(({ title, lines }) =>
    lines.map(({ mark, label, values: [first = '', second = ''] }) => [title, mark, label, String(first), String(second)]),
  )
  yield csvText([heads, ...rows])
}

/** What return.typ reads: texts finished, in the reader's language. */
type ReturnPaper = {
  letterhead: Letterhead
  title: string
  subject: string
  note: string
  frames: { title: string; heads: string[]; rows: { mark: string; label: string; values: string[]; is: string }[] }[]
}

function paperOf(declared: TrainingReturn, frames: readonly PrintedFrame[], letterhead: Letterhead, language: Language): ReturnPaper {
  const { say, locale } = language
  const number = new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB')
  const written = (value: number | string): string => (typeof value === 'number' ? number.format(value) : value)
  return {
    letterhead,
    title: say(w.form),
    subject: `${say(w.fullTitle)} – ${say(w.exercise, { year: declared.year })}`,
    note: declared.frozen_at
      ? say(w.frozenBySomeone, { at: declared.frozen_at })
      : say(w.printedOpen, { at: formatDate(declared.deadline, locale) }),
    frames: frames.map(({ title, isMoney, lines }) => ({
      title,
      heads: isMoney ? ['', '', ''] : ['', '', say(w.people), say(w.hours)],
      rows: lines.map(({ mark, label, values, is = '' }) => ({ mark, label, values: values.map(written), is })),
    })),
  }
}

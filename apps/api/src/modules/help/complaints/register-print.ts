import type { Complaint } from '@kxo/domain/help/complaints-contract'
import { registerWords as w } from '@kxo/domain/help/register-words'
import { complaintDelays } from '@kxo/domain/help/rules'
import { complaintGravity } from '@kxo/domain/help/status'
import { formatDate } from '@kxo/domain/kernel/dates'
import type { Language } from '@kxo/domain/kernel/language'
import type { Fact, Letterhead } from '../../../platform/pdf/letterhead.ts'

/** What register.typ reads: a cell is a list of lines. */
export type RegisterPrint = {
  letterhead: Letterhead
  title: string
  subtitle: string
  facts: Fact[]
  heads: string[]
  rows: { lines: string[]; is_late: boolean }[][]
  none: string | null
}

type Register = { complaints: readonly Complaint[]; today: string /** Whether it is narrowed by a search or a filter. */; isPart: boolean }

/** The quality register as it is shown to an auditor (FOR-43, 31 and 32); an empty one is a dated proof too. */
export function registerPrint(
  { complaints, today, isPart }: Register,
  letterhead: Letterhead,
  { say, locale, label }: Language,
): RegisterPrint {
  const nonEmpty = (...texts: (string | null | false)[]): string[] => texts.filter((text): text is string => Boolean(text))
  const cellsOf = (row: Complaint): RegisterPrint['rows'][number] =>
    [
      [String(row.id)],
      [formatDate(row.received_on, locale), row.channel],
      [row.person],
      nonEmpty(row.category, label(complaintGravity, row.gravity), row.event_title),
      row.statement.split('\n'),
      nonEmpty(
        row.acknowledged_on
          ? say(w.acknowledged, { day: row.acknowledged_on })
          : say(w.acknowledgementDue, { day: row.acknowledgement_due }),
        row.closed_on ? say(w.closed, { day: row.closed_on }) : say(w.answerDue, { day: row.answer_due }),
        row.is_late && say(w.late),
        row.owner_name && say(w.followedBy, { name: row.owner_name }),
      ),
      nonEmpty(
        row.cause && say(w.cause, { text: row.cause }),
        row.action && say(w.action, { text: row.action }),
        row.is_satisfied !== null && say(row.is_satisfied ? w.satisfied : w.notSatisfied),
      ),
    ].map((lines, index) => ({ lines, is_late: row.is_late && index === 5 }))
  const count = (rows: readonly Complaint[]): string => String(rows.length)
  return {
    letterhead,
    title: say(w.title),
    subtitle: say(w.indicators),
    facts: [
      { label: say(w.printedOn), value: formatDate(today, locale) },
      { label: say(w.count), value: count(complaints) },
      { label: say(w.open), value: count(complaints.filter(({ closed_on }) => closed_on === null)) },
      { label: say(w.late), value: count(complaints.filter(({ is_late }) => is_late)) },
      { label: say(w.delays), value: say(w.delaysValue, complaintDelays) },
      ...(isPart ? [{ label: say(w.chosen), value: say(w.chosenValue) }] : []),
    ],
    heads: [w.number, w.received, w.from, w.about, w.statement, w.followed, w.answer].map((sentence) => say(sentence)),
    rows: complaints.map(cellsOf),
    none: complaints.length === 0 ? say(w.none, { day: today }) : null,
  }
}

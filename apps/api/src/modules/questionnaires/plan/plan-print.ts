import { registerWords as r } from '@kxo/domain/help/register-words'
import { formatDate } from '@kxo/domain/kernel/dates'
import type { Language } from '@kxo/domain/kernel/language'
import type { ImprovementAction } from '@kxo/domain/questionnaires/plan/action-contract'
import { improvementStatus } from '@kxo/domain/questionnaires/plan/action-status'
import { improvementKind } from '@kxo/domain/questionnaires/plan/kind'
import { planPrintWords as p, planWords as w } from '@kxo/domain/questionnaires/plan/plan-words'
import type { Letterhead } from '../../../platform/pdf/letterhead.ts'
import type { RegisterPrint } from '../../help/index.ts'

type Plan = { actions: readonly ImprovementAction[]; today: string /** Whether it is narrowed by a search or a filter. */; isPart: boolean }

/** The plan of improvement as it is shown to an auditor (FOR-43, 30 to 32); an empty one is a dated proof too. */
export function planPrint({ actions, today, isPart }: Plan, letterhead: Letterhead, language: Language): RegisterPrint {
  const { say, locale, zone, label } = language
  const nonEmpty = (...texts: (string | null | false)[]): string[] => texts.filter((text): text is string => Boolean(text))
  const cellsOf = (row: ImprovementAction): RegisterPrint['rows'][number] =>
    [
      [String(row.id)],
      [formatDate(row.created_at, locale, { zone }), row.created_by_name ?? say(p.byProduct)],
      nonEmpty(label(improvementKind, row.kind), row.form_name, row.event_title),
      nonEmpty(row.question),
      nonEmpty(row.said && say(p.finding, { text: row.said }), row.label),
      nonEmpty(
        row.owner_name && say(p.givenTo, { name: row.owner_name }),
        row.due_at && say(p.dueOn, { at: row.due_at }),
        row.is_late && say(w.late),
        row.closed_at
          ? say(w.closed, {
              status: improvementStatus.labelOf(row.status),
              name: row.closed_by_name ?? say(p.byProduct),
              at: row.closed_at,
            })
          : label(improvementStatus, row.status),
      ),
      nonEmpty(...row.result.split('\n')),
    ].map((lines, index) => ({ lines, is_late: row.is_late && index === 5 }))
  const count = (rows: readonly ImprovementAction[]): string => String(rows.length)
  return {
    letterhead,
    title: say(w.plan),
    subtitle: say(p.indicators),
    facts: [
      { label: say(r.printedOn), value: formatDate(today, locale) },
      { label: say(p.count), value: count(actions) },
      { label: say(r.open), value: count(actions.filter(({ status }) => status === 'todo')) },
      { label: say(w.late), value: count(actions.filter(({ is_late }) => is_late)) },
      { label: say(p.carriedOut), value: count(actions.filter(({ status }) => status === 'done')) },
      ...(isPart ? [{ label: say(r.chosen), value: say(p.chosenValue) }] : []),
    ],
    heads: [r.number, w.createdOn, p.origin, p.question, p.decided, r.followed, w.result].map((sentence) => say(sentence)),
    rows: actions.map(cellsOf),
    none: actions.length === 0 ? say(p.none, { day: today }) : null,
  }
}

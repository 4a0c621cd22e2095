import { full, list } from '../kernel/list.ts'
import type { CompanyYear, FigureRow } from './contract.ts'
import { reportingWords as w } from './words.ts'

/** The rows behind a figure. */
export const figureRowList = list<FigureRow>()({
  label: { label: w.colLabel, kind: 'text', ...full, width: 300 },
  detail: { label: w.colDetail, kind: 'text', ...full, width: 280 },
  at: { label: w.colAt, kind: 'instant', ...full, showsTime: true, width: 170 },
  value: { label: w.colValue, kind: 'number', isSortable: true, isExported: true, width: 140 },
})

/** What a company did year by year. */
export const companyYearList = list<CompanyYear>()({
  year: { label: w.year, kind: 'number', isSortable: true, isExported: true, width: 110 },
  events: { label: w.yearEvents, kind: 'number', isExported: true, width: 130 },
  people: { label: w.yearPeople, kind: 'number', isExported: true, width: 130 },
  half_days: { label: w.yearHalfDays, kind: 'number', isExported: true, width: 175 },
  minutes: { label: w.yearHours, kind: 'number', isExported: true, width: 130 },
  billed: { label: w.yearBilled, kind: 'money', isExported: true, width: 130 },
  paid: { label: w.yearPaid, kind: 'money', isExported: true, width: 130 },
})

import { addDays } from '../../kernel/dates.ts'
import type { QuoteStatus } from './quote-status.ts'

/** The series of an issuer its quotes are numbered in (INV-05). */
export const quoteSeries = 'DE'

/** Days a quote may be accepted unless it says otherwise. */
const validDays = 30
export const usualValidity = (issueDay: string): string => addDays(issueDay, validDays)

/** Whether nobody answered a quote in time: its last day is over. */
export const isExpired = ({ status, valid_until }: { status: QuoteStatus; valid_until: string | null }, today: string): boolean =>
  status === 'toValidate' && valid_until !== null && valid_until < today

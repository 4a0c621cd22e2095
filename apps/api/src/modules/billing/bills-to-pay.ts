import { billCategory } from '@kxo/domain/billing/category'
import { billStatus } from '@kxo/domain/billing/status'
import type { Context } from '../../platform/context.ts'
import { ofReader } from './whose.ts'

/** Invoices the caller has to pay, of their own and of the company they answer for, the first due first. */
export const billsToPay = ({ db, actor }: Pick<Context, 'db' | 'actor'>, limit: number) =>
  db
    .selectFrom('bills')
    .leftJoin('events', (join) =>
      join.onRef('events.tenant_id', '=', 'bills.tenant_id').onRef('events.id', '=', 'bills.morph_id').on('bills.morph', '=', 'Event'),
    )
    .select(['bills.number', 'bills.due_date', 'events.title as event_title'])
    .where('bills.number', 'is not', null)
    .where('bills.category', '=', billCategory.codeOf('invoice'))
    .where('bills.status', 'in', billStatus.codesOf('toPay', 'issued'))
    .where('bills.to_be_paid', '>', 0)
    .where(ofReader('bills', actor))
    .orderBy('bills.due_date')
    .orderBy('bills.id')
    .limit(limit)
    .execute()

import { billCategory } from '@kxo/domain/billing/category'
import { quoteWords } from '@kxo/domain/billing/quotes/quote-words'
import { billStatus } from '@kxo/domain/billing/status'
import { billWords } from '@kxo/domain/billing/words'
import { sql } from 'kysely'
import type { CompanyLink } from '../companies/index.ts'

/** What is issued keeps whom it billed (INV-10): only drafts follow a merge. */
export const billsOfCompany: CompanyLink = { table: 'bills', counted: billWords.counted, follows: sql<boolean>`number is null` }

/** So is what was sent. */
export const quotesOfCompany: CompanyLink = { table: 'quotes', counted: quoteWords.counted, follows: sql<boolean>`number is null` }

/** A company and the records merged into it, for the row `companies` of the query around. */
const itAndItsMerged = sql`(select m.id from companies m where m.tenant_id = companies.tenant_id and (m.id = companies.id or m.merged_into_id = companies.id))`

/** Cents a company still owes. */
export const amountDue = sql<number>`(select coalesce(sum(b.to_be_paid), 0)::bigint from bills b where b.tenant_id = companies.tenant_id
  and b.company_id in ${itAndItsMerged} and b.category = ${sql.lit(billCategory.codeOf('invoice'))}
  and b.status in (${sql.join(billStatus.codesOf('toPay', 'issued').map((code) => sql.lit(code)))}))`

import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import { dependencies } from '../../platform/dependencies.ts'

/** Rows of another module that name a company in `company_id`. */
export type CompanyLink = {
  table: string
  /** What they are, counted: "3 factures" (`n`). */
  counted: Sentence
  /** Rows that follow when their company is merged; all of them unless told. */
  follows?: RawBuilder<SqlBool>
}

/** What the modules that stand above companies give them. */
export type CompaniesDependencies = {
  links: readonly CompanyLink[]
  /** Registrations of the company whose event is not over. */
  openRegistrations: (db: Queries, companyId: number, now: Date) => Promise<number>
  /** Registrations made in a year, of the row `companies` of the query around. */
  registrationsOfYear: (year: number) => RawBuilder<number>
  /** Cents still due by the row `companies` of the query around. */
  amountDue: RawBuilder<number>
  /** Gives someone something to do. */
  addTask: (context: Context, task: { todo_user_id: number; label: string; text: string }) => Promise<unknown>
}

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    companies: CompaniesDependencies
  }
}

export const companiesDependencies = (): CompaniesDependencies => dependencies().companies

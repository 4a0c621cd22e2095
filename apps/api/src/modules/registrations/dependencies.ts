import type { Due } from '@kxo/domain/registrations/dues/dues-contract'
import type { RegistrationQuiz } from '@kxo/domain/registrations/quizzes/registration-quiz'
import type { Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import { dependencies } from '../../platform/dependencies.ts'

/** What the modules above registrations give them. */
type RegistrationsDependencies = {
  /** What waits for the caller, module by module: each in as many requests whatever it finds. */
  dues: readonly ((context: Context) => Promise<readonly Due[]>)[]
  /** The contract a person who pays alone signs for a registration; `signed_on` null while it is to sign, undefined where there is none. */
  contractOf: (db: Queries, registration_id: number) => Promise<{ signed_on: string | null; remote: boolean } | undefined>
  /** Gives up the contracts nobody concluded of registrations that no longer call for one. */
  endContracts: (context: Context, registration_ids: readonly number[]) => Promise<void>
  /** Quizzes an event gives with the registration, as they stand for a person; as for nobody yet when null. None where the space has no quiz. */
  quizzesOf: (context: Context, of: { event_id: number; user_id: number | null }) => Promise<RegistrationQuiz[]>
  addTask: (
    context: Context,
    task: {
      todo_user_id: number
      label: string
      text: string
      event_id: number
      user_id: number
      registration_id: number
      todo_date: Date
    },
  ) => Promise<number>
  /** Finishes what was asked of people about registrations that were decided on. */
  finishTasksOf: (context: Context, registration_ids: readonly number[]) => Promise<void>
  /** Pays an order by the money a credit note would hand back, as far as it goes. */
  payByCredit: (context: Context, credit_id: number, bill_id: number) => Promise<void>
  /** When a place ordered today would be paid (cents): by the person, or by the company named. */
  planOf: (
    context: Context,
    event_id: number,
    order: { total: number; company_id: number | null; options?: number },
  ) => Promise<{ due_on: string; amount: number }[]>
}

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    registrations: RegistrationsDependencies
  }
}

export const fromAbove = (): RegistrationsDependencies => dependencies().registrations

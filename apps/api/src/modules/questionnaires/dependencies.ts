import type { Context } from '../../platform/context.ts'
import { dependencies } from '../../platform/dependencies.ts'

/** What the module of tasks, which stands above questionnaires, gives it. */
export type QuestionnairesDependencies = {
  /** Gives someone something to do; answers its number. */
  addTask: (
    context: Context,
    task: { todo_user_id: number; label: string; text: string; todo_date: Date; event_id: number | null; user_id?: number },
  ) => Promise<number>
}

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    questionnaires: QuestionnairesDependencies
  }
}

export const fromAbove = (): QuestionnairesDependencies => dependencies().questionnaires

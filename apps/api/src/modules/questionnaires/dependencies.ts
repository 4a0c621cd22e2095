import type { Context } from '../../platform/context.ts'
import { dependencies } from '../../platform/dependencies.ts'

/** What the module of tasks, which stands above questionnaires, gives it. */
export type QuestionnairesDependencies = {
  /** Gives someone something to do; answers its number. */
  addTask: (
    context: Context,
    task: { todo_user_id: number; label: string; text: string; todo_date: Date; event_id: number | null; user_id?: number },
  ) => Promise<number>
  /** Renames a task, gives it or moves it. */
  amendTask: (context: Context, id: number, fields: { label?: string; todo_user_id?: number; todo_date?: Date }) => Promise<void>
  closeTask: (context: Context, id: number, to: 'done') => Promise<void>
}

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    questionnaires: QuestionnairesDependencies
  }
}

export const fromAbove = (): QuestionnairesDependencies => dependencies().questionnaires

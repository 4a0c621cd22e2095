import type { Context } from '../../platform/context.ts'
import { dependencies } from '../../platform/dependencies.ts'

/** What the module of tasks, which stands above help, gives it. */
export type HelpDependencies = {
  /** Gives someone something to do; answers its number. */
  addTask: (
    context: Context,
    task: { todo_user_id: number; label: string; text: string; todo_date: Date; event_id: number | null },
  ) => Promise<number>
  giveTask: (context: Context, id: number, todo_user_id: number) => Promise<void>
  /** Films an event gives the caller, and where the bytes of one of them are asked. */
  filmsFor: (context: Context, event_id: number) => Promise<{ id: number; video_id: string; name: string; rank: number }[]>
  filmAddress: (context: Context, document: number) => Promise<string>
  closeTask: (context: Context, id: number, to: 'done') => Promise<void>
}

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    help: HelpDependencies
  }
}

export const helpDependencies = (): HelpDependencies => dependencies().help

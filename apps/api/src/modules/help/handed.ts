import type { Context } from '../../platform/context.ts'

/** What the module of tasks, which stands above help, gives it. */
export type HandedToHelp = {
  /** Gives someone something to do; answers its number. */
  addTask: (
    context: Context,
    task: { todo_user_id: number; label: string; text: string; todo_date: Date; event_id: number | null },
  ) => Promise<number>
  giveTask: (context: Context, id: number, todo_user_id: number) => Promise<void>
  closeTask: (context: Context, id: number, to: 'done') => Promise<void>
}

let handed: HandedToHelp | undefined
export const handToHelp = (given: HandedToHelp): void => {
  handed = given
}

/** @throws Error when the program was put together without tasks */
export function handedToHelp(): HandedToHelp {
  if (!handed) throw new Error('nothing was handed to help')
  return handed
}

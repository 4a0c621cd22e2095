import { afterEach } from 'vitest'
import { shownNow } from './visitor.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What visitors had before their eyes when a journey failed, a page each. */
    shown?: string[]
  }
}

/** A journey that fails tells what its visitors had before their eyes: at once, and again at the end of the run. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  task.meta.shown = await shownNow()
  for (const page of task.meta.shown) process.stderr.write(`── ${task.name}\n${page}\n`)
})

import { afterEach } from 'vitest'
import { shownNow } from './visitor.ts'

/** A journey that fails tells what its visitors had before their eyes. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const page of await shownNow()) process.stderr.write(`── ${task.name}\n${page}\n`)
})

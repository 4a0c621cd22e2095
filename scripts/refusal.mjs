import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** A reason to stop that whoever typed the command can act on: told in one sentence, without a stack. */
export class Refusal extends Error {}

/** Runs a command, telling a refusal plainly. */
export async function telling(work) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(`\n${error.message}`)
    process.exitCode = 1
  }
}

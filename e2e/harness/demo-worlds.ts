import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { seedDemo } from '../../apps/api/src/seed.ts'
import { startProgram } from '../../apps/api/src/testing/program.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The demo worlds: the image of their database, and the folder of the files beside it. */
    demoWorlds: { database: string; files: string }
  }
}

/** Makes the demo worlds once for all journeys, whichever worker runs them. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-worlds-'))
  const program = await startProgram()
  await seedDemo(program.services, program.jobs)
  const { database, files } = await program.world()
  await program.close()
  await writeFile(join(folder, 'database'), database.stream())
  project.provide('demoWorlds', { database: join(folder, 'database'), files })
  return () => rmSync(folder, { recursive: true, force: true })
}

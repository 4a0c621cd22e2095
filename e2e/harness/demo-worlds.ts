import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { worlds } from '../../apps/api/seeds/worlds.ts'
import { seedDemo } from '../../apps/api/src/seed.ts'
import { startProgram } from '../../apps/api/src/testing/program.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The demo worlds: the path of their embedded image or the name of their database on the server, and the folder of the files beside it. */
    demoWorlds: { image: string } | { database: string }
    demoFiles: string
  }
}

/** Makes the demo worlds once for all journeys, whichever worker runs them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-worlds-'))
  const program = await startProgram()
  await seedDemo(program.services, program.jobs, worlds)
  const { database, files, forget } = await program.leave()
  const image = join(folder, 'database')
  if (typeof database !== 'string') await writeFile(image, database.stream())
  project.provide('demoWorlds', typeof database === 'string' ? { database } : { image })
  project.provide('demoFiles', files)
  return async () => {
    await forget()
    rmSync(folder, { recursive: true, force: true })
  }
}

import { importsContract } from '@kxo/domain/imports/contract'
import { machine } from '@kxo/domain/kernel/actor'
import { checkImportJob, runImportJob } from '../apps/api/src/modules/imports/jobs.ts'
import { runJobNow } from '../apps/api/src/testing/run-jobs.ts'
import { sampleCsv, sampleRows } from '../apps/api/src/testing/sample-events-file.ts'
import { sendFile } from '../apps/api/src/testing/send-file.ts'
import { aTenant, callAs } from '../apps/api/src/testing/world.ts'
import type { Figure } from './figure.ts'
import { onPostgres } from './on-postgres.ts'

const lines = 50_000

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

/** A file of 50,000 events received, checked, run and undone, against the bare copy of the events it made. */
export const run = (): Promise<Figure[]> =>
  onPostgres(async (program) => {
    const tenant = await aTenant(program)
    const admin = await tenant.anAdmin()
    const bytes = sampleCsv(sampleRows(lines))
    let import_id = 0
    const receive = await secondsOf(async () => {
      const received = await sendFile(program, admin, importsContract.receive, {
        params: { client: tenant.name },
        fields: { kind: 'events' },
        name: 'evenements.csv',
        bytes,
      })
      import_id = received.id
    })
    const actor = machine(tenant.id)
    const at = { params: { client: tenant.name, id: import_id } }
    await callAs(program, admin, importsContract.check, at)
    const check = await secondsOf(() => runJobNow(program, tenant.id, checkImportJob.name, { import_id, locale: 'fr', actor }))
    await callAs(program, admin, importsContract.run, { ...at, body: { mode: 'valid', is_inviting: false } })
    const ran = await secondsOf(() =>
      runJobNow(program, tenant.id, runImportJob.name, { import_id, mode: 'valid', is_inviting: false, locale: 'fr', actor }),
    )
    const { verdict } = await callAs(program, admin, importsContract.get, at)
    if (verdict?.created !== lines) throw new Error(`the import created ${verdict?.created} events of ${lines}`)
    const undo = await secondsOf(() => callAs(program, admin, importsContract.undo, at))
    return [
      { name: `${lines} lines received`, value: receive, unit: 's' },
      { name: 'checked', value: check, unit: 's' },
      { name: 'run', value: ran, unit: 's', aim: '≤ 30' },
      { name: 'undone', value: undo, unit: 's' },
    ]
  })

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const child = `
let heard = 0
process.on('SIGINT', () => { heard += 1 })
process.on('SIGTERM', () => { console.log('heard ' + heard); process.exit(0) })
setInterval(() => {}, 1000)
console.log('ready')
`

test('Ctrl-C repeated by the terminal and by npm reaches the program once, and closing the terminal closes it cleanly', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kxo-child-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'child.mjs'), child)
  writeFileSync(
    join(folder, 'parent.mjs'),
    `import { runChild } from ${JSON.stringify(join(import.meta.dirname, 'run-child.mjs'))}
process.exitCode = await runChild(process.execPath, [${JSON.stringify(join(folder, 'child.mjs'))}]).exited`,
  )
  const parent = spawn(process.execPath, [join(folder, 'parent.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  const ready = new Promise<void>((resolve) =>
    parent.stdout.on('data', (text: Buffer) => {
      printed += text.toString()
      if (printed.includes('ready')) resolve()
    }),
  )
  const exited = new Promise<number | null>((resolve) => parent.on('exit', resolve))
  await ready
  parent.kill('SIGINT')
  await new Promise((wake) => setTimeout(wake, 100))
  parent.kill('SIGINT')
  await new Promise((wake) => setTimeout(wake, 1100))
  parent.kill('SIGHUP')
  expect(await exited).toBe(0)
  expect(printed).toContain('heard 1')
})

import { spawn } from 'node:child_process'
import { join } from 'node:path'

const packages = join(import.meta.dirname, '../../node_modules')

/**
 * Runs the command of an installed package in a folder and gives what it printed.
 * @param script path of the command inside node_modules, e.g. `knip/bin/knip.js`
 */
export async function runTool(script: string, parameters: readonly string[], folder: string): Promise<string> {
  const tool = spawn(process.execPath, [join(packages, script), ...parameters], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  let complaint = ''
  tool.stdout.on('data', (text: Buffer) => (printed += text.toString()))
  tool.stderr.on('data', (text: Buffer) => (complaint += text.toString()))
  await new Promise((resolve, reject) => tool.on('close', resolve).on('error', reject))
  if (!printed.includes('{')) throw new Error(`${script} answered nothing usable: ${complaint || printed}`)
  return printed
}

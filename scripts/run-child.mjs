import { spawn } from 'node:child_process'
import { root } from './refusal.mjs'

/**
 * Starts a long-lived program in a group of its own, and passes it each signal received, once: a terminal and npm both
 * repeat Ctrl-C, and a second one would cut its clean closing short.
 * @returns the program and the promise of its exit code
 */
export function runChild(command, parameters, environment = {}) {
  const child = spawn(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    detached: process.platform !== 'win32',
  })
  let last = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (Date.now() - last < 1000) return
      last = Date.now()
      // A terminal that closes is no reason to close less cleanly.
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  const exited = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
  })
  return { child, exited }
}

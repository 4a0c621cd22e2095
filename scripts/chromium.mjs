import { existsSync } from 'node:fs'
import { installDebianPackage } from './debian.mjs'
import { Refusal } from './refusal.mjs'

/** First the one without windows: the same engine, a fifth less work. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Path of a Chromium: CHROMIUM_PATH, else one found where systems put it, else Debian's, installed.
 * @throws Refusal when there is none and none can be installed.
 */
export function findChromium() {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Refusal(`CHROMIUM_PATH is ${chosen}, where there is no file.`)
  }
  const find = () => places.find((path) => existsSync(path))
  if (!find())
    installDebianPackage(['chromium-headless-shell', 'chromium'], 'The browser journeys need Chromium (CHROMIUM_PATH may name one).')
  const found = find()
  if (!found) throw new Refusal('The browser journeys need Chromium: set CHROMIUM_PATH to its executable.')
  return found
}

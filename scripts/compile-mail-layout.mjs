import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import mjml from 'mjml'

const folder = join(import.meta.dirname, '../apps/api/assets/mail')
const target = join(folder, 'layout.html')

/** The layout of mails as programs of every age draw it, compiled once: what a mail says is put in its marks when it is written. */
export async function compiledLayout() {
  const { html, errors } = await mjml(readFileSync(join(folder, 'layout.mjml'), 'utf8'), {
    validationLevel: 'soft',
    keepComments: true,
  })
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  // What indents it would be kept with each mail.
  return `${html.replaceAll(/\s*\n\s*/g, '\n').trim()}\n`
}

if (process.argv[1] === import.meta.filename) writeFileSync(target, await compiledLayout())

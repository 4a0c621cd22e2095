import { dayInZone } from '@kxo/domain/kernel/dates'
import { ProductError, refuse } from '@kxo/domain/kernel/errors'
import { mailingErrors } from '@kxo/domain/mailing/errors'
import { findMoment } from '@kxo/domain/mailing/moments'
import { bodyOf } from '@kxo/domain/mailing/templates/written-text'
import { TemplatesFile, type templatesContract } from '@kxo/domain/mailing/templates-contract'
import * as z from 'zod/mini'
import type { Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { authorizeTemplates } from './editable-moment.ts'
import { writeVersion } from './save-template.ts'

/** Scopes that mean the same in another space. */
const portable = ['tenant', 'type', 'theme']

export const exportTemplates: Verb<typeof templatesContract.exportTemplates> = async (context) => {
  authorizeTemplates(context)
  const rows = await context.db
    .selectFrom('mail_templates')
    .select(['moment', 'language', 'scope', 'scope_key', 'subject', 'preview_text', 'body', 'button', 'second_button', 'attachments'])
    .where('is_active', '=', true)
    .where('scope', 'in', portable)
    .orderBy('moment')
    .orderBy('language')
    .orderBy('scope')
    .orderBy('scope_key')
    .execute()
  const texts = rows.map(({ body, ...row }) => ({ ...row, body: bodyOf(body) }))
  // The columns hold what their checks let in: the file's own schema writes them.
  const file = JSON.stringify(z.encode(TemplatesFile, { format: 'kxo-mail-texts-1', texts } as z.output<typeof TemplatesFile>), null, 2)
  await trace(context, { action: 'export_mail_templates', info: String(texts.length) })
  return { name: `mails-${context.tenant.name}-${dayInZone(context.now, context.tenant.time_zone)}.json`, file, count: texts.length }
}

function textsIn({ language }: Pick<Context, 'language'>, file: string): z.output<typeof TemplatesFile>['texts'] {
  const unreadable = () => refuse(mailingErrors.notOurFile, {}, [{ field: 'file', message: language.say(mailingErrors.notOurFile) }])
  try {
    const read = z.safeDecode(TemplatesFile, JSON.parse(file))
    return read.success ? read.data.texts : unreadable()
  } catch (failure) {
    if (failure instanceof ProductError) throw failure
    return unreadable()
  }
}

export const importTemplates: Verb<typeof templatesContract.importTemplates> = async (context, { body }) => {
  authorizeTemplates(context)
  const left: { moment: string; language: 'fr' | 'en'; reason: string }[] = []
  let written = 0
  for (const { moment: name, ...text } of textsIn(context, body.file)) {
    const moment = findMoment(name)
    try {
      if (!moment) refuse(mailingErrors.unknownMoment, { moment: name })
      await writeVersion(context, moment, text)
      written++
    } catch (failure) {
      // What is refused was refused before anything of it was written.
      if (!(failure instanceof ProductError)) throw failure
      left.push({ moment: name, language: text.language, reason: context.language.say(failure.kind, failure.values) })
    }
  }
  await trace(context, { action: 'import_mail_templates', info: String(written) })
  return { written, left }
}

import { makeLanguage } from '@kxo/domain/kernel/language'
import { type Labels, rewordableLists } from '@kxo/domain/kernel/rewording'
import { locales, type Sentence } from '@kxo/domain/kernel/sentence'
import { may } from '@kxo/domain/tenants/permissions'
import { authorize, type Context } from '../../../platform/context.ts'
import { getTenant, lastChangeOf } from '../queries.ts'
import { changeTenant } from '../vendor/change-tenant.ts'

type Body = { body: { version: number; labels: Labels } }
const unsaid = Object.fromEntries(locales.map((locale) => [locale, ''])) as Sentence

/** The labels that may be reworded, as the product says them and as the tenant does. */
export async function readLabels(context: Context) {
  authorize(may.openSettings(context.actor))
  const row = await getTenant(context)
  const own = row.labels as Labels
  const languages = locales.map((locale) => makeLanguage({ locale, glossary: context.tenant.glossary }))
  const said = (sentence: Sentence): Sentence =>
    Object.fromEntries(languages.map((language) => [language.locale, language.say(sentence)])) as Sentence
  const lists = rewordableLists()
  return {
    version: row.version,
    last_change: await lastChangeOf(context, 'labels'),
    lists: lists.map(({ name, title, entries }) => ({
      name,
      title: said(title),
      labels: entries.map(({ key, label }) => ({ key, label: said(label) })),
    })),
    labels: Object.fromEntries(
      lists.map(({ name, entries }) => [name, Object.fromEntries(entries.map(({ key }) => [key, own[name]?.[key] ?? unsaid]))]),
    ),
  }
}

/** Keeps what is said of the labels there are; an emptied one is the product's again. @throws 409 when changed meanwhile */
export async function saveLabels(context: Context, { body: { version, labels } }: Body) {
  authorize(may.changeSettings(context.actor, 'glossary'))
  const before = (await getTenant(context)).labels as Labels
  const after = Object.fromEntries(
    rewordableLists().flatMap(({ name, entries }) => {
      const own = entries.flatMap(({ key }) => {
        const said = labels[name]?.[key] ?? before[name]?.[key]
        return said && (said.fr || said.en) ? [[key, said] as const] : []
      })
      return own.length > 0 ? [[name, Object.fromEntries(own)] as const] : []
    }),
  )
  return changeTenant(context, {
    version,
    set: { labels: JSON.stringify(after) },
    action: 'update_glossary',
    sheet: 'labels',
    before,
    after,
  })
}

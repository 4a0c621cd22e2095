import { foldText } from '../../kernel/fold-text.ts'
import type { Sentence } from '../../kernel/sentence.ts'
import { fillTemplate, mergeFields, templateTextOf } from '../merge-fields.ts'
import type { Moment } from '../moments/moment.ts'
import { smsWords } from '../sms/sms-words.ts'
import { templateWords as w } from '../template-words.ts'
import type { TemplateLine } from '../templates-contract.ts'
import type { Channel } from './channels.ts'
import { templateListWords as list } from './template-list-words.ts'

type Say = (sentence: Sentence) => string

/** Which messages of the list are shown. */
export const templateFilters = { all: w.everyMessage, on: w.onOnly, own: w.ownOnly, unsent: w.unsentOnly }
export type TemplateFilter = keyof typeof templateFilters
export const languageFilters = { fr: list.ownFrench, en: list.ownEnglish, untranslated: list.untranslated }
export type LanguageFilter = keyof typeof languageFilters
export const channelLabels: Readonly<Record<Channel, Sentence>> = { mail: w.byMail, bell: list.bell, push: list.push, sms: smsWords.title }

export type TemplateSearch = { show: TemplateFilter; language?: LanguageFilter; channel?: Channel; q: string }

/** A text of a message as a list shows it: its fields by their names. */
export function withFieldNames(text: string, say: Say): string {
  const names = Object.fromEntries(Object.entries(mergeFields).map(([key, { label }]) => [key, `[${say(label)}]`]))
  return fillTemplate(text, names, { say, locale: 'fr' })
}

/** The subject a message speaks with in a language, its fields by their names: the tenant’s own, or the product’s; a fixed text has none to read. */
export function subjectOf(moment: Moment, line: TemplateLine | undefined, language: 'fr' | 'en', say: Say): string {
  if (moment.isFixed) return ''
  const own = line?.subjects[language]
  return withFieldNames(own ?? templateTextOf(moment.subject[language], moment.merge), say)
}

const shows = (show: TemplateFilter, moment: Moment, line: TemplateLine | undefined): boolean => {
  if (show === 'on') return line?.is_on ?? true
  if (show === 'own') return (line?.own.length ?? 0) > 0 || (line?.scopes ?? 0) > 0
  return show === 'all' || (line?.sent ?? 0) === 0
}
const isWritten = (language: LanguageFilter | undefined, own: readonly ('fr' | 'en')[]): boolean =>
  language === undefined || (language === 'untranslated' ? own.length === 1 : own.includes(language))

/** Whether a message answers what is looked for: by its name, when it leaves, or its subject in either language. */
export function isLookedFor(
  moment: Moment,
  line: TemplateLine | undefined,
  { show, language, channel, q }: TemplateSearch,
  say: Say,
): boolean {
  if (!shows(show, moment, line) || !isWritten(language, line?.own ?? [])) return false
  if (channel && !(line?.channels ?? ['mail']).includes(channel)) return false
  const typed = foldText(q)
  if (typed === '') return true
  const texts = [
    say(moment.label),
    say(moment.when),
    moment.name,
    ...(['fr', 'en'] as const).map((one) => subjectOf(moment, line, one, say)),
  ]
  return foldText(texts.join(' ')).includes(typed)
}

/** What share of the mails of a message was rejected, in whole percents; null when none left. */
export const rejectionRate = ({ sent, rejected }: Pick<TemplateLine, 'sent' | 'rejected'>): number | null =>
  sent === 0 ? null : Math.round((rejected * 100) / sent)

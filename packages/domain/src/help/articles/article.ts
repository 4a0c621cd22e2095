import { type Sentence, words } from '../../kernel/sentence.ts'
import type { Feature } from '../../tenants/features.ts'
import type { TenantParams } from '../../tenants/settings/params.ts'

/** The jobs the guide is arranged by, in order. */
export const guideJobs = words({
  organise: { fr: 'Organiser', en: 'Organise' },
  enrol: { fr: 'Inscrire', en: 'Register' },
  invoice: { fr: 'Facturer', en: 'Charge and collect' },
  sign: { fr: 'Faire signer', en: 'Collect signatures' },
  run: { fr: 'Piloter', en: 'Monitor' },
})
export type GuideJob = keyof typeof guideJobs

/** One article of the product's manual; its words are the tenant's. */
export type Article = {
  key: string
  job: GuideJob
  title: Sentence
  /** What it is for, in a paragraph. */
  intro: Sentence
  /** What to do, in order. */
  steps: readonly Sentence[]
  /** What is worth knowing besides. */
  notes?: readonly Sentence[]
  /** Absent from a tenant without this feature, or without this parameter. */
  feature?: Feature
  offered?: (params: TenantParams) => boolean
}

/** The manual follows the product: its version and the day it was last read through. */
export const guideEdition = { version: '1.0', day: '2026-12-01' } as const

/** Articles a tenant has a use for. */
export const articlesFor = (
  all: readonly Article[],
  { features, params }: { features: readonly Feature[]; params: TenantParams },
): Article[] => all.filter(({ feature, offered }) => (!feature || features.includes(feature)) && (offered?.(params) ?? true))

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Articles holding every word looked for, those whose title does first. */
export function searchArticles(all: readonly Article[], q: string, say: (sentence: Sentence) => string): Article[] {
  const terms = plain(q).split(/\s+/).filter(Boolean)
  if (terms.length === 0) return [...all]
  const holds = (sentences: readonly Sentence[]): boolean => {
    const text = plain(sentences.map(say).join(' '))
    return terms.every((word) => text.includes(word))
  }
  const found = all.filter(({ title, intro, steps, notes = [] }) => holds([title, intro, ...steps, ...notes]))
  return found.toSorted((a, b) => Number(holds([b.title])) - Number(holds([a.title])))
}

/** Words that say something of a question: the short ones do not. */
const tellingLength = 4

/** Articles that may answer what is being typed, the closest first: a word in the title weighs three of the text; one word of the text is not enough. */
export function proposeArticles(all: readonly Article[], typed: string, say: (sentence: Sentence) => string, most = 3): Article[] {
  const terms = [...new Set(plain(typed).match(/[\p{L}\p{N}]+/gu) ?? [])].filter((word) => word.length >= tellingLength)
  const weights = all.map((article) => {
    const [title, text] = [plain(say(article.title)), plain([article.intro, ...article.steps, ...(article.notes ?? [])].map(say).join(' '))]
    const weight = terms.reduce((sum, word) => sum + (title.includes(word) ? 3 : text.includes(word) ? 1 : 0), 0)
    return { article, weight }
  })
  return weights
    .filter(({ weight }) => weight > 1)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ article }) => article)
}

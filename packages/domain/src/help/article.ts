import { type Sentence, words } from '../kernel/sentence.ts'
import type { Feature } from '../tenants/features.ts'
import type { TenantParams } from '../tenants/params.ts'

/** The jobs the guide is arranged by, in order. */
export const guideJobs = words({
  organise: { fr: 'Organiser', en: 'Organise' },
  enrol: { fr: 'Inscrire', en: 'Enrol' },
  invoice: { fr: 'Facturer', en: 'Charge and collect' },
  sign: { fr: 'Faire signer', en: 'Have signed' },
  run: { fr: 'Piloter', en: 'Run' },
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
export const guideEdition = { version: '1.0', day: '2026-11-22' } as const

/** Articles a tenant has a use for. */
export const articlesFor = (
  all: readonly Article[],
  { features, params }: { features: readonly Feature[]; params: TenantParams },
): Article[] => all.filter(({ feature, offered }) => (!feature || features.includes(feature)) && (offered?.(params) ?? true))

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Articles holding every word looked for, those whose title does first. */
export function searchArticles(all: readonly Article[], q: string, say: (sentence: Sentence) => string): Article[] {
  const wanted = plain(q).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return [...all]
  const holds = (sentences: readonly Sentence[]): boolean => {
    const text = plain(sentences.map(say).join(' '))
    return wanted.every((word) => text.includes(word))
  }
  const found = all.filter(({ title, intro, steps, notes = [] }) => holds([title, intro, ...steps, ...notes]))
  return found.toSorted((a, b) => Number(holds([b.title])) - Number(holds([a.title])))
}

import { plainTextOf } from '../kernel/rich-text.ts'
import type { Sentence } from '../kernel/sentence.ts'
import type { TemplateCategory } from './category.ts'
import type { TemplateContent } from './content.ts'
import { mentionWords as w } from './mention-words.ts'

/** What an issuer has entered of what its documents must say. */
export type IssuerFacts = { has_activity_number: boolean; has_siret: boolean; has_representative: boolean }
type IssuerFact = keyof IssuerFacts

/** Who says a mention: the product's locked block, what the issuer entered, or the words of the model. */
type Source = { by: 'block' } | { by: 'issuer'; fact: IssuerFact } | { by: 'model'; fields: readonly string[]; said: RegExp }
type Mention = { label: Sentence; rule: string; source: Source }

const block: Source = { by: 'block' }
const issuer = (fact: IssuerFact): Source => ({ by: 'issuer', fact })
const model = (said: RegExp, ...fields: string[]): Source => ({ by: 'model', fields, said })

/** What the law wants on each document, and who says it (FOR-02, FOR-04, FOR-23, FOR-31, FOR-35, FOR-36). */
const mentions: Readonly<Record<TemplateCategory, readonly Mention[]>> = {
  attestation: [
    { label: w.learner, rule: 'FOR-36', source: block },
    { label: w.action, rule: 'FOR-36', source: block },
    { label: w.hoursDone, rule: 'FOR-36', source: block },
    { label: w.results, rule: 'FOR-36', source: block },
    { label: w.signatory, rule: 'FOR-36', source: block },
    { label: w.siret, rule: 'FOR-03', source: issuer('has_siret') },
    { label: w.declaration, rule: 'FOR-03', source: issuer('has_activity_number') },
  ],
  certificate: [
    { label: w.representative, rule: 'FOR-35', source: issuer('has_representative') },
    { label: w.learner, rule: 'FOR-35', source: block },
    { label: w.natures, rule: 'FOR-35', source: block },
    { label: w.hoursDone, rule: 'FOR-35', source: block },
    { label: w.undertaking, rule: 'FOR-35', source: block },
    { label: w.madeAt, rule: 'FOR-35', source: block },
  ],
  ticket: [
    { label: w.holder, rule: 'FOR-23', source: block },
    { label: w.halfDays, rule: 'FOR-23', source: block },
    { label: w.place, rule: 'FOR-23', source: block },
    { label: w.contact, rule: 'FOR-23', source: block },
    { label: w.programme, rule: 'FOR-23', source: block },
    {
      label: w.accessibility,
      rule: 'FOR-23',
      source: model(/handicap|accessib|disab/i, 'event.accessibility', 'event.disability_referent'),
    },
    { label: w.bring, rule: 'FOR-23', source: model(/apporte|munir|prévoi|bring/i, 'event.confirmation_text') },
    { label: w.rules, rule: 'FOR-23', source: model(/règlement|internal rules/i) },
  ],
  contract: [
    { label: w.parties, rule: 'FOR-02', source: block },
    { label: w.object, rule: 'FOR-04', source: block },
    { label: w.conditions, rule: 'FOR-04', source: block },
    { label: w.price, rule: 'FOR-04', source: block },
    { label: w.withdrawal, rule: 'FOR-11', source: block },
    { label: w.boxes, rule: 'FOR-02', source: block },
    { label: w.siret, rule: 'FOR-03', source: issuer('has_siret') },
    { label: w.declaration, rule: 'FOR-03', source: issuer('has_activity_number') },
    { label: w.representative, rule: 'FOR-02', source: issuer('has_representative') },
  ],
  presence: [
    { label: w.session, rule: 'FOR-31', source: block },
    { label: w.speakers, rule: 'FOR-31', source: block },
    { label: w.learner, rule: 'FOR-31', source: block },
    { label: w.signatures, rule: 'FOR-31', source: block },
    { label: w.absences, rule: 'FOR-31', source: block },
    { label: w.siret, rule: 'FOR-31', source: issuer('has_siret') },
    { label: w.declaration, rule: 'FOR-31', source: issuer('has_activity_number') },
  ],
}

/** What an issuer has entered; for all of them, what each has. */
export function factsOf(issuers: readonly (IssuerFacts & { id: number })[], entity_id: number | null): IssuerFacts {
  const concerned = issuers.filter(({ id }) => entity_id === null || id === entity_id)
  const each = (fact: IssuerFact): boolean => concerned.length > 0 && concerned.every((one) => one[fact])
  return { has_activity_number: each('has_activity_number'), has_siret: each('has_siret'), has_representative: each('has_representative') }
}

/** Categories whose default model says all the law wants, or is not their default. */
const strict: readonly TemplateCategory[] = ['contract']
export const isStrict = (category: TemplateCategory): boolean => strict.includes(category)

export type MentionState = { label: Sentence; rule: string; by: Source['by']; isThere: boolean }

/** The mentions of a document under a model, each there or missing; a model says one in every language it speaks. */
export function mentionsOf(
  category: TemplateCategory,
  content: Pick<TemplateContent, 'fr' | 'en'>,
  facts: IssuerFacts,
): readonly MentionState[] {
  const texts = [content.fr, content.en].flatMap((words) =>
    words ? [[words.header, plainTextOf(words.opening), plainTextOf(words.closing), words.footer].join('\n')] : [],
  )
  const isThere = (source: Source): boolean => {
    if (source.by === 'block') return true
    if (source.by === 'issuer') return facts[source.fact]
    // A field that may be empty says it where the record does: it is counted as said.
    return texts.every((text) => source.said.test(text) || source.fields.some((field) => text.includes(`{{${field}`)))
  }
  return mentions[category].map(({ label, rule, source }) => ({ label, rule, by: source.by, isThere: isThere(source) }))
}

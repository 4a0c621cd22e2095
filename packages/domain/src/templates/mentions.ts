import { plainTextOf } from '../kernel/rich-text.ts'
import type { Sentence } from '../kernel/sentence.ts'
import type { TemplateCategory } from './category.ts'
import type { TemplateContent } from './content.ts'
import { mentionWords as w } from './mention-words.ts'

/** What an issuer has entered of what its documents must say. */
export type IssuerFacts = { has_activity_number: boolean; has_siret: boolean; has_representative: boolean; has_mediator: boolean }
type IssuerFact = keyof IssuerFacts

/** Who says a mention: the product's locked block, what the issuer entered, or the words of the template. */
type Source = { by: 'block' } | { by: 'issuer'; fact: IssuerFact } | { by: 'template'; fields: readonly string[]; said: RegExp }
type Mention = { label: Sentence; source: Source /** Due to some alone: nobody is kept from printing without it. */; isOfSome?: boolean }

const byBlock = (...labels: Sentence[]): Mention[] => labels.map((label) => ({ label, source: { by: 'block' } }))
const byIssuer = (label: Sentence, fact: IssuerFact): Mention => ({ label, source: { by: 'issuer', fact } })
const byTemplate = (label: Sentence, said: RegExp, ...fields: string[]): Mention => ({ label, source: { by: 'template', fields, said } })

/** What the law wants on each document, and who says it. */
const mentions: Readonly<Record<TemplateCategory, readonly Mention[]>> = {
  attestation: [
    // FOR-36
    ...byBlock(w.learner, w.action, w.hoursDone, w.results, w.signatory),
    // FOR-03
    byIssuer(w.siret, 'has_siret'),
    byIssuer(w.declaration, 'has_activity_number'),
  ],
  certificate: [
    // FOR-35
    byIssuer(w.representative, 'has_representative'),
    ...byBlock(w.learner, w.natures, w.hoursDone, w.undertaking, w.madeAt),
  ],
  ticket: [
    // FOR-23
    ...byBlock(w.holder, w.halfDays, w.place, w.contact, w.programme),
    byTemplate(w.accessibility, /handicap|accessib|disab/i, 'event.accessibility', 'event.disability_referent'),
    byTemplate(w.bring, /apporte|munir|prévoi|bring/i, 'event.confirmation_text'),
    byTemplate(w.rules, /règlement|internal rules/i),
  ],
  contract: [
    // FOR-02, FOR-04, and FOR-11 for the withdrawal
    ...byBlock(w.parties, w.object, w.conditions, w.price, w.withdrawal, w.boxes),
    // FOR-03
    byIssuer(w.siret, 'has_siret'),
    byIssuer(w.declaration, 'has_activity_number'),
    // FOR-02
    byIssuer(w.representative, 'has_representative'),
  ],
  presence: [
    // FOR-31
    ...byBlock(w.session, w.speakers, w.learner, w.signatures, w.absences),
    byIssuer(w.siret, 'has_siret'),
    byIssuer(w.declaration, 'has_activity_number'),
  ],
  bill: [
    // INV-20
    ...byBlock(w.numbering, w.seller, w.buyer, w.priced, w.vat, w.paying),
    byIssuer(w.siret, 'has_siret'),
    // INV-21
    { ...byIssuer(w.mediator, 'has_mediator'), isOfSome: true },
  ],
  credit: [
    // INV-12, INV-20
    ...byBlock(w.numbering, w.corrected, w.seller, w.buyer, w.priced, w.vat),
    byIssuer(w.siret, 'has_siret'),
  ],
  quote: [
    // INV-05
    ...byBlock(w.numbering, w.validity, w.seller, w.buyer, w.priced, w.vat, w.approval),
    byIssuer(w.siret, 'has_siret'),
    // FOR-03
    byIssuer(w.declaration, 'has_activity_number'),
    byTemplate(w.saleTerms, /conditions (générales|particulières|de vente)|\bCGV\b|terms (of sale|and conditions)/i),
  ],
}

/** What an issuer has entered; for all of them, what each has. */
export function factsOf(issuers: readonly (IssuerFacts & { id: number })[], entity_id: number | null): IssuerFacts {
  const concerned = issuers.filter(({ id }) => entity_id === null || id === entity_id)
  const each = (fact: IssuerFact): boolean => concerned.length > 0 && concerned.every((one) => one[fact])
  return {
    has_activity_number: each('has_activity_number'),
    has_siret: each('has_siret'),
    has_representative: each('has_representative'),
    has_mediator: each('has_mediator'),
  }
}

/** Categories whose default template says all the law wants, or is not their default. */
const strict: readonly TemplateCategory[] = ['contract', 'bill', 'credit']
export const isStrict = (category: TemplateCategory): boolean => strict.includes(category)

type MentionState = { label: Sentence; by: Source['by']; isThere: boolean; isOfSome: boolean }

/** The mentions of a document under a template, each there or missing; a template says one in every language it speaks. */
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
  return mentions[category].map(({ label, source, isOfSome = false }) => ({ label, by: source.by, isThere: isThere(source), isOfSome }))
}

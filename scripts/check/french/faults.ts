import { proposeElision } from '../../../packages/domain/src/kernel/language.ts'
import type { NounPlace, Rendered } from './render.ts'
import { type Agreement, agreementsOf, agrees, determiners } from './words.ts'

/** A word; with « (e) » it agrees with anyone. */
/** A word; one that ends in « (e) » agrees with anyone. */
const letters = String.raw`[\p{L}-]+(?![\p{L}-]|\(e\))`
const neverBeforeAVowel =
  /(?<![\p{L}’'-])(de|le|la|que|ne|je|me|te|se|ce|ma|sa|ta|au|du|(?<!de )nouveau|jusque|lorsque|puisque)[ \u00a0](?=(\p{L}[\p{L}-]*))/giu
const onlyBeforeAVowel = /(?<![\p{L}])(?:([dlnjmtsc]|qu|jusqu|lorsqu|puisqu)’|(cet|nouvel)[ \u00a0])(?=(\p{L}+))/giu
const contracted = /(?<![\p{L}’-])(de|à) (le|les)(?![\p{L}’-])/giu
/** Contractions and elisions missed or made where none is due; infinitives keep their pronoun apart (« de le faire »). */
function soundFaults({ text, nouns }: Rendered): string[] {
  const faults: string[] = []
  for (const match of text.matchAll(contracted)) {
    const end = match.index + match[0].length
    const isArticle = nouns.some((noun) => noun.start <= end + 1 && noun.end > match.index)
    if (isArticle || !/^ \p{L}+(?:er|ir|re|oir)(?!\p{L})/u.test(text.slice(end))) faults.push(match[0])
  }
  for (const match of text.matchAll(neverBeforeAVowel)) if (proposeElision(match[2]!)) faults.push(`${match[0]}${match[2]}`)
  for (const match of text.matchAll(onlyBeforeAVowel))
    if (!proposeElision(match[3]!) && match[3]!.toLowerCase() !== 'y') faults.push(`${match[0]}${match[3]}`)
  return faults
}

const places = new Set(['de', 'du', 'depl', 'au', 'aux', 'que', 'quun'])
const adverbs =
  '(?:(?:pas|plus|jamais|non|déjà|encore|aussi|donc|bien|entièrement|désormais|aussitôt|automatiquement|toujours|alors|tous|toutes|ici|y|en|pas encore) )*'
const following = new RegExp(`^ ${adverbs}(${letters})(?: (?:et|ou) ${adverbs}(${letters}))?`, 'u')
const verbs: Readonly<Record<string, 'sg' | 'pl' | undefined>> = {
  est: 'sg',
  'n’est': 'sg',
  sera: 'sg',
  'ne sera': 'sg',
  'a été': 'sg',
  'n’a été': 'sg',
  'n’a pas été': 'sg',
  'n’a pas encore été': 'sg',
  soit: 'sg',
  était: 'sg',
  reste: 'sg',
  sont: 'pl',
  'ne sont': 'pl',
  'n’ont pas été': 'pl',
  seront: 'pl',
  'ont été': 'pl',
  'n’ont été': 'pl',
  soient: 'pl',
  étaient: 'pl',
  restent: 'pl',
  'peut être': 'sg',
  'ne peut pas être': 'sg',
  'ne peut plus être': 'sg',
  'ne peut être': 'sg',
  'doit être': 'sg',
  'peuvent être': 'pl',
  'ne peuvent pas être': 'pl',
  'doivent être': 'pl',
}
const copula = new RegExp(
  `(?<![\\p{L}’])(${Object.keys(verbs)
    .sort((a, b) => b.length - a.length)
    .join('|')}) ${adverbs}(${letters})(?: (?:et|ou) ${adverbs}(${letters}))?`,
  'u',
)
const relative = new RegExp(`^ que (?:vous|nous|j’|il|elle|on)?[^,.;:!?]*?(?:avez|avons|ai|a|aviez|avait|ont) ${adverbs}(${letters})`, 'u')
const before = new RegExp(`(?<![\\p{L}])((?:${letters}[’ \u00a0]){1,3})$`, 'u')

/** Participles that are verbs as well: « la haie fait partie ». */
const alsoVerbs = /^(?:fait|dit|écrit|décrit|produit|réduit|interdit|inscrit|atteint|joint|résolu|suivi)$/

const fits = (word: string, noun: NounPlace) => {
  const agreements = agreementsOf(word.toLowerCase())
  return agreements.length === 0 || agreements.some((agreement) => agrees(agreement, noun))
}
const said = (text: string, noun: NounPlace) => text.slice(noun.start, noun.end)

/** Determiners and adjectives in front of a noun. */
function beforeFaults(text: string, noun: NounPlace): string[] {
  if (!['sg', 'pl'].includes(noun.form)) return []
  const words =
    before
      .exec(text.slice(0, noun.start))?.[1]
      ?.trim()
      .split(/[ \u00a0]/) ?? []
  const faults: string[] = []
  for (const word of words.reverse()) {
    const lower = word.toLowerCase()
    const determiner: Agreement | undefined = determiners[lower]
    if (determiner) {
      if (!agrees(determiner, noun)) faults.push(`${word} … ${said(text, noun)}`)
      break
    }
    if (agreementsOf(lower).length === 0) break
    if (!fits(word, noun)) faults.push(`${word} ${said(text, noun)}`)
  }
  const figure = /(?:^|[ (])(\d+)[ \u00a0]$/.exec(text.slice(0, noun.start))?.[1]
  if (figure !== undefined && Number(figure) > 1 !== (noun.number === 'pl') && said(text, noun) !== 'colis')
    faults.push(`${figure} ${said(text, noun)}`)
  return faults
}

/** What follows a noun, at once or after a verb of state, in its own clause. */
function afterFaults({ text, nouns }: Rendered, noun: NounPlace): string[] {
  const clause = /^(?:\(e\)|[^.;:!?()«»,\n—–·])*/u.exec(text.slice(noun.end))![0]
  const faults: string[] = []
  const judge = (word: string | undefined) => {
    if (word && !fits(word, noun)) faults.push(`${said(text, noun)} … ${word}`)
  }
  const lead = /(\p{L}+)[ \u00a0]$/u.exec(text.slice(0, noun.start))?.[1]?.toLowerCase()
  const complement =
    places.has(noun.form) || (lead !== undefined && /^(?:de|à|pour|par|sans|dans|avec|sur|chez|en|entre|vers|ou|et)$/.test(lead))
  if (complement || noun.form === 'des') return faults
  const [, adjacent, second] = following.exec(clause) ?? []
  if (adjacent && !alsoVerbs.test(adjacent) && agreementsOf(adjacent.toLowerCase()).length > 0) {
    judge(adjacent)
    if (second && agreementsOf(second.toLowerCase()).length > 0) judge(second)
  }
  judge(relative.exec(clause)?.[1])
  const state = copula.exec(clause)
  if (!state) return faults
  const verbAt = noun.end + state.index
  const nearer = nouns.some((other) => other !== noun && other.start >= noun.end && other.start < verbAt)
  if (nearer || /(?<![\p{L}])(?:qui|que|dont|où|quand|dès|si|et|il|elle|on|vous)(?![\p{L}])/u.test(clause.slice(0, state.index)))
    return faults
  const expected = verbs[state[1]!]
  if (expected && expected !== noun.number) faults.push(`${said(text, noun)} … ${state[1]}`)
  judge(state[2])
  if (state[3] && agreementsOf(state[3].toLowerCase()).length > 0) judge(state[3])
  return faults
}

/** Every fault of French in a rendered sentence: elision, contraction, gender and number. */
export function frenchFaults(rendered: Rendered): string[] {
  return [
    ...soundFaults(rendered),
    ...rendered.nouns.flatMap((noun) => [...beforeFaults(rendered.text, noun), ...afterFaults(rendered, noun)]),
  ]
}

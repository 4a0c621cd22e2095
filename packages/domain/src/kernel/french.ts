/** A noun as a tenant gives it in French (TYP-10): the plural is stored, so an invariant noun simply repeats its singular. */
export type FrenchNoun = { singular: string; plural: string; gender: 'm' | 'f'; elision: boolean; invariant?: boolean | undefined }

type Form = (noun: FrenchNoun) => string

const pluralOf = ({ singular, plural, invariant }: FrenchNoun) => (invariant ? singular : plural || singular)
/** Article before the singular, by gender, with its elided form. */
const before =
  (masculine: string, feminine: string, elided?: { m: string; f: string }): Form =>
  ({ singular, gender, elision }) => {
    const article = elision && elided ? elided[gender] : gender === 'f' ? feminine : masculine
    return article.endsWith('’') ? article + singular : `${article} ${singular}`
  }
const beforePlural =
  (masculine: string, feminine = masculine, elided?: string): Form =>
  (noun) =>
    noun.elision && elided ? elided + pluralOf(noun) : `${noun.gender === 'f' ? feminine : masculine} ${pluralOf(noun)}`

/** Every French form of a noun (TYP-10); agreement forms (`e`, `es`) are endings alone. */
export const frenchForms: Readonly<Record<string, Form>> = {
  sg: ({ singular }) => singular,
  pl: pluralOf,
  le: before('le', 'la', { m: 'l’', f: 'l’' }),
  un: before('un', 'une'),
  du: before('du', 'de la', { m: 'de l’', f: 'de l’' }),
  au: before('au', 'à la', { m: 'à l’', f: 'à l’' }),
  de: before('de', 'de', { m: 'd’', f: 'd’' }),
  ce: before('ce', 'cette', { m: 'cet', f: 'cette' }),
  mon: before('mon', 'ma', { m: 'mon', f: 'mon' }),
  votre: before('votre', 'votre'),
  nouveau: before('nouveau', 'nouvelle', { m: 'nouvel', f: 'nouvelle' }),
  aucun: before('aucun', 'aucune'),
  quel: before('quel', 'quelle'),
  meme: before('le même', 'la même'),
  autre: before('un autre', 'une autre'),
  que: before('que le', 'que la', { m: 'que l’', f: 'que l’' }),
  quun: before('qu’un', 'qu’une'),
  tous: beforePlural('tous les', 'toutes les'),
  les: beforePlural('les'),
  des: beforePlural('des'),
  aux: beforePlural('aux'),
  ces: beforePlural('ces'),
  mes: beforePlural('mes'),
  vos: beforePlural('vos'),
  nouveaux: beforePlural('nouveaux', 'nouvelles'),
  depl: beforePlural('de', 'de', 'd’'),
  e: ({ gender }) => (gender === 'f' ? 'e' : ''),
  es: ({ gender }) => (gender === 'f' ? 'es' : 's'),
}

const elided = (whole: string, short: string) => (name: string) => (proposeElision(name) ? short + name : `${whole} ${name}`)

/** Forms of a proper name, a title or a label merged into a sentence: it has no article and keeps its capital. */
export const frenchNameForms: Readonly<Record<string, (name: string) => string>> = {
  de: elided('de', 'd’'),
  que: elided('que', 'qu’'),
}

/** Stems of words whose h is aspirated, hence never elided; a full stop closes a whole word. */
const aspirated =
  'hach hack hai hale. haleter haleta half hall. halls. halle. halles. hallebarde halo. halos. halte. haltes. hamac hamburger hameau hammam hampe hamster hanche hand hangar hanneton hant happ haras. harass harcel hard harem hareng hargn haricot harnach harnais harp hasard haschi hat hauban hausse haut havre hayon heler hennir hennissement heraut herisson heriss herni heron heros. herse hetre heurt hibou hic. hideu hierarch high hip. hippie hiss. hisse hit. hits. hobb hobereau hoche hochet hockey hold holding hollande homard home. homes. hongr hont hoquet horde hors hot. hotline hotte houbl houe. houille houle houppe housse houx. hub. hubs. hublot huche huee huguenot huis. huit. huitaine huitieme hurl hussard husky. hutte'.split(
    ' ',
  )
const voiced = new Set(['onze', 'onzieme', 'onziemes', 'oui', 'ouistiti', 'uhlan', 'ululement'])

/**
 * Proposed elision of a noun (TYP-10): it starts with a vowel or a mute h. Aspirated h, y before a vowel, w, "onze", "oui" and numerals do not elide.
 * A proposal only: the stored flag decides.
 */
export function proposeElision(word: string): boolean {
  const plain = word.trim().toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replace(/\p{M}/gu, '')
  const [first = ''] = plain.split(/[^a-z0-9]/)
  if (voiced.has(first)) return false
  if (first.startsWith('h')) return !aspirated.some((stem) => (stem.endsWith('.') ? first === stem.slice(0, -1) : first.startsWith(stem)))
  return /^(?:[aeiou]|y[^aeiou])/.test(first)
}

/** A noun as a tenant gives it in English (TYP-10). */
export type EnglishNoun = { singular: string; plural: string }

const soundsLikeVowel = /^(?:(?!eu|ewe|one\b|once\b)[aeio]|u(?!ni(?!n)|s[aeu]|r[ai]|ti|k\b)|hour|hono|honest|heir)/i

/** The plain a/an rule (TYP-13). */
export const indefinite = (word: string): string => `${soundsLikeVowel.test(word) ? 'an' : 'a'} ${word}`

const before =
  (article: string) =>
  ({ singular }: EnglishNoun) =>
    `${article} ${singular}`
const beforePlural =
  (article: string) =>
  ({ plural }: EnglishNoun) =>
    `${article} ${plural}`
const nothing = () => ''

/** English twins of the French forms (TYP-13): articles and plural only, agreement endings are empty. */
export const englishForms: Readonly<Record<string, (noun: EnglishNoun) => string>> = {
  sg: ({ singular }) => singular,
  pl: ({ plural }) => plural,
  le: before('the'),
  un: ({ singular }) => indefinite(singular),
  du: before('of the'),
  au: before('to the'),
  de: before('of'),
  ce: before('this'),
  mon: before('my'),
  votre: before('your'),
  nouveau: before('new'),
  aucun: before('no'),
  quel: before('which'),
  meme: before('the same'),
  autre: before('another'),
  que: before('that the'),
  quun: ({ singular }) => `that ${indefinite(singular)}`,
  tous: beforePlural('all'),
  les: beforePlural('the'),
  des: beforePlural('of the'),
  aux: beforePlural('to the'),
  ces: beforePlural('these'),
  mes: beforePlural('my'),
  vos: beforePlural('your'),
  nouveaux: beforePlural('new'),
  depl: beforePlural('of'),
  e: nothing,
  es: nothing,
}

/** English twins of the forms of a name. */
export const englishNameForms: Readonly<Record<string, (name: string) => string>> = {
  de: (name) => `of ${name}`,
  que: (name) => `that ${name}`,
}

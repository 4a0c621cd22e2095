import { type GlossaryEntry, proposeElision } from '../../../packages/domain/src/kernel/language.ts'
import { concepts } from '../../../packages/domain/src/tenants/glossary/glossary.ts'

const noun = (gender: 'm' | 'f', singular: string, plural = `${singular}s`): GlossaryEntry => ({
  fr: { singular, plural, gender, elision: proposeElision(singular) },
})

/** Both genders × vowel, mute h, aspirated h and consonant × one word and several × plurals that differ or not. */
const nouns = [
  noun('m', 'club'),
  noun('f', 'agence'),
  noun('m', 'hébergement'),
  noun('f', 'mission'),
  noun('m', 'appel'),
  noun('f', 'haie'),
  noun('m', 'dossier de suivi', 'dossiers de suivi'),
  noun('f', 'œuvre'),
  noun('m', 'hangar'),
  noun('f', 'heure de conseil', 'heures de conseil'),
  noun('m', 'colis', 'colis'),
  noun('f', 'mise à disposition', 'mises à disposition'),
]

/** Twelve tenants whose words try every article: each concept is each of the nouns in turn, and no two concepts side by side are alike. */
export const hostileGlossaries: readonly Readonly<Record<string, GlossaryEntry>>[] = nouns.map((_, turn) =>
  Object.fromEntries(concepts.map((concept, place) => [concept, nouns[(place * 5 + turn) % nouns.length]!])),
)

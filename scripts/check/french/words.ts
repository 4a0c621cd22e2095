export type Gender = 'm' | 'f'
export type GrammaticalNumber = 'sg' | 'pl'
/** What an adjective, a participle or a determiner agrees with; nothing when it fits both. */
export type Agreement = { gender?: Gender; number?: GrammaticalNumber }

const plural = (word: string) => (/[sx]$/.test(word) ? word : `${word}s`)
const forms = new Map<string, Agreement[]>()
const add = (word: string, agreement: Agreement) => forms.set(word, [...(forms.get(word) ?? []), agreement])
const addPair = (masculine: string, feminine: string, masculinePlural = plural(masculine)) => {
  add(masculine, { gender: 'm', number: 'sg' })
  add(masculinePlural, { gender: 'm', number: 'pl' })
  add(feminine, { gender: 'f', number: 'sg' })
  add(plural(feminine), { gender: 'f', number: 'pl' })
}

/** Feminine in -e. */
for (const word of 'ouvert clos pris repris mis remis admis transmis émis soumis requis inscrit écrit décrit produit réduit fait refait interdit joint atteint éteint reçu vu prévu revu tenu retenu obtenu maintenu venu devenu connu inconnu reconnu perdu rendu vendu attendu suspendu lu élu résolu fini défini choisi rempli suivi averti garanti réuni établi prêt seul gratuit payant présent absent suivant précédent manquant existant certain prochain concerné urgent récent'.split(
  ' ',
))
  addPair(word, `${word}e`)
for (const [masculine, feminine, masculinePlural] of [
  ['dû', 'due', 'dus'],
  ['complet', 'complète'],
  ['incomplet', 'incomplète'],
  ['entier', 'entière'],
  ['premier', 'première'],
  ['dernier', 'dernière'],
  ['actif', 'active'],
  ['public', 'publique'],
  ['ancien', 'ancienne'],
  ['nouveau', 'nouvelle', 'nouveaux'],
  ['tout', 'toute', 'tous'],
  ['quel', 'quelle'],
  ['aucun', 'aucune'],
  ['nul', 'nulle'],
  ['individuel', 'individuelle'],
  ['final', 'finale', 'finaux'],
] as const)
  addPair(masculine, feminine, masculinePlural)
for (const word of 'libre vide obligatoire possible impossible disponible même autre'.split(' ')) {
  add(word, { number: 'sg' })
  add(plural(word), { number: 'pl' })
}

/** Determiners by what they announce; those before a vowel alone are in `frenchSounds`. */
export const determiners: Readonly<Record<string, Agreement>> = {
  le: { gender: 'm', number: 'sg' },
  la: { gender: 'f', number: 'sg' },
  un: { gender: 'm', number: 'sg' },
  une: { gender: 'f', number: 'sg' },
  du: { gender: 'm', number: 'sg' },
  au: { gender: 'm', number: 'sg' },
  ce: { gender: 'm', number: 'sg' },
  cet: { gender: 'm', number: 'sg' },
  cette: { gender: 'f', number: 'sg' },
  ma: { gender: 'f', number: 'sg' },
  sa: { gender: 'f', number: 'sg' },
  mon: { number: 'sg' },
  son: { number: 'sg' },
  votre: { number: 'sg' },
  notre: { number: 'sg' },
  leur: { number: 'sg' },
  chaque: { number: 'sg' },
  quelle: { gender: 'f', number: 'sg' },
  quel: { gender: 'm', number: 'sg' },
  aucun: { gender: 'm', number: 'sg' },
  aucune: { gender: 'f', number: 'sg' },
  les: { number: 'pl' },
  des: { number: 'pl' },
  aux: { number: 'pl' },
  ces: { number: 'pl' },
  mes: { number: 'pl' },
  ses: { number: 'pl' },
  vos: { number: 'pl' },
  nos: { number: 'pl' },
  leurs: { number: 'pl' },
  quelques: { number: 'pl' },
  plusieurs: { number: 'pl' },
}

/** How a word agrees when it is an adjective or a participle; empty for any other word. */
export function agreementsOf(word: string): readonly Agreement[] {
  const known = forms.get(word)
  if (known) return known
  const ending = /(?:^|\p{L})(é|ée|és|ées)$/u.exec(word)?.[1]
  if (!ending) return []
  return [{ gender: ending.startsWith('ée') ? 'f' : 'm', number: ending.endsWith('s') ? 'pl' : 'sg' }]
}

export const agrees = (one: Agreement, noun: Required<Agreement>): boolean =>
  (one.gender === undefined || one.gender === noun.gender) && (one.number === undefined || one.number === noun.number)

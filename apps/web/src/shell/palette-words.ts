import { words } from '@kxo/domain/kernel/sentence'

/** Sentences of the command palette, loaded with it. */
export const paletteWords = words({
  title: { fr: 'Rechercher partout', en: 'Search everywhere' },
  placeholder: { fr: 'Une page, une personne, un numéro…', en: 'A page, a person, a number…' },
  recent: { fr: 'Pages récentes', en: 'Recent pages' },
  pages: { fr: 'Pages', en: 'Pages' },
  administration: { fr: 'Administration', en: 'Administration' },
  searching: { fr: 'Recherche en cours…', en: 'Searching…' },
  nothing: { fr: 'Rien ne correspond à «\u00A0{q}\u00A0».', en: 'Nothing matches “{q}”.' },
  failed: { fr: 'Une partie de la recherche n’a pas répondu.', en: 'Part of the search did not respond.' },
  results: {
    fr: '{count, plural, =0 {Aucun résultat} one {# résultat} other {# résultats}}',
    en: '{count, plural, =0 {No results} one {# result} other {# results}}',
  },
  keys: { fr: 'Flèches pour choisir, Entrée pour ouvrir, Échap pour fermer', en: 'Arrows to choose, Enter to open, Escape to close' },
})

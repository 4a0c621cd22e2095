import { sentencesOf } from './syntax.ts'
import { type Fault, isTest, isTypeScript, type Rule, type Tree } from './tree.ts'

/** A label as short as a button or a field says it, without a value to fill in. */
const longest = 40
/** How many modules may write the same label before it is said once for all. */
const most = 8

/** French labels that mean several things, which English tells apart. */
const homographs: ReadonlySet<string> = new Set([
  // A noun or an act, then what was done.
  'Déconnexion',
  'Connexion',
  'Rattachement',
  'Fin',
  'Import d’un fichier',
  'Envoi d’un mail',
  'Modifications',
  'Désinscription',
  // A name among others, then everyone who bears it.
  'Administration',
  'Personne',
  'Barreau',
  'Nature',
  'Français',
  'Présence',
  'Présentation',
  'Facture d’acompte',
  'Nom',
  'Organisation',
  // An act on a record, then on a message, a file or oneself.
  'Annuler',
  'Modifier',
  'Enregistrer',
  'Me retirer',
  'Valider',
  'Relancer',
  'Répondre',
  'Suspendre',
  'Désactiver',
  'Retirer',
  'Accepter',
  // A state of a person, of a service, of a message or of a wait.
  'En cours',
  'En attente',
  'En service',
  'Suspendu',
  'Désactivé',
  'Retard',
  'Après',
  'Tout',
  // What a table holds, what a page is about.
  'Lignes',
  'Ajouter une ligne',
  'Horaires',
  'Accès',
  'Parcours',
  'Délai',
])

const isLabel = (text: string): boolean => text.length <= longest && !text.includes('{')

function check(tree: Tree): Fault[] {
  const written = new Map<string, Map<string, { file: string; line: number }[]>>()
  for (const file of tree.files) {
    if (!isTypeScript(file.path) || isTest(file.path) || !/^(packages\/domain|apps\/web)\/src\//.test(file.path)) continue
    if (file.path.includes('-legal')) continue
    for (const { fr, en, line } of sentencesOf(file)) {
      if (!fr || !en || !isLabel(fr)) continue
      const said = written.get(fr) ?? new Map()
      written.set(fr, said.set(en, [...(said.get(en) ?? []), { file: file.path, line }]))
    }
  }
  const faults: Fault[] = []
  for (const [fr, said] of written) {
    const [first, ...others] = said
    if (!homographs.has(fr))
      for (const [en, [place]] of others) faults.push({ ...place!, message: `“${fr}” is “${en}” here and “${first![0]}” elsewhere` })
    for (const places of said.values())
      if (places.length > most)
        faults.push({ ...places[most]!, message: `“${fr}” is written ${places.length} times: take it from kernel/labels.ts` })
  }
  return faults
}

/** One label a field, one English a label. */
export const repeatedLabels: Rule = { name: 'repeated-labels', promise: 'a label is said once, in one English', check }

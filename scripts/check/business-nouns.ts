import { sentencesOf } from './syntax.ts'
import { type Fault, isTest, isTypeScript, type Rule, type Tree } from './tree.ts'

/** Nouns a tenant may rename (docs/glossary.md), as a sentence would write them in clear. */
const french = [
  'événement',
  'formation',
  'activité',
  'inscription',
  'candidature',
  'participant',
  'apprenant',
  'stagiaire',
  'candidat',
  'intervenant',
  'formateur',
  'entreprise',
  'adhérent',
  'référent',
  'émargement',
  'convocation',
  'convention',
  'attestation',
  'certificat',
  'facture',
  'devis',
  'cotisation',
  'adhésion',
  'quiz',
  'questionnaire',
  'annuaire',
  'thème',
  'rubrique',
  'entité',
]
const english = [
  'event',
  'training',
  'registration',
  'application',
  'participant',
  'learner',
  'trainee',
  'speaker',
  'trainer',
  'company',
  'companies',
  'member',
  'subscriber',
  'attendance',
  'ticket',
  'attestation',
  'certificate',
  'invoice',
  'bill',
  'quote',
  'contribution',
  'membership',
  'quiz',
  'questionnaire',
  'directory',
]
/** Set phrases of the law, of accounting, of the web or of the specification’s own messages, in which the noun is not the tenant's to rename. */
const setPhrases = [
  'organisme de formation',
  'organismes de formation',
  'formation professionnelle',
  'action de formation',
  'actions de formation',
  'déclaration d’activité',
  'numéro d’activité',
  'secteur d’activité',
  'training body',
  'training bodies',
  'vocational training',
  'facture électronique',
  'facturation électronique',
  'certificat électronique',
  'certificat de signature',
  'electronic invoice',
  'e-invoice',
  'e-invoicing',
  'signing certificate',
  'journal d’événements',
  'web application',
  'reference to quote',
  'to invoice',
  'comité social et économique',
  'facture soldee',
]

const nounsOf = (words: readonly string[]) => new RegExp(`(?<![\\p{L}\\d_-])(${words.join('|')})(s|es)?(?![\\p{L}\\d_])`, 'giu')
const patterns = { fr: nounsOf(french), en: nounsOf(english) }
const phrases = new RegExp(setPhrases.join('|'), 'giu')

/** The sentence without its tokens, ICU arguments and merge fields: what is really written in clear. */
function written(text: string): string {
  let plain = text
  // Innermost braces first; the texts of a plural or a select stay, their argument goes.
  plain = plain
    .replace(/\{\{[^}]*\}\}/g, ' ')
    .replace(/\{[\w.:]+\}/g, ' ')
    .replace(/\{\s*\w+\s*,\s*(plural|select|selectordinal|number|date|time)\s*,?/g, ' ')
  return plain.replace(phrases, ' ')
}

/** Words fixed by a law or a standard live in a file `…-legal.ts`: they are quoted, never reworded. The glossary itself names its nouns. */
const mayName = (path: string) => /(^|[/-])(legal|glossary)\.ts$/.test(path) || path.startsWith('apps/api/seeds/') || isTest(path)

function check(tree: Tree): Fault[] {
  return tree.files
    .filter((file) => isTypeScript(file.path) && /^(packages|apps)\//.test(file.path) && !mayName(file.path))
    .flatMap((file) =>
      sentencesOf(file).flatMap(({ fr, en, line }) => {
        const found = [...written(fr ?? '').matchAll(patterns.fr), ...written(en ?? '').matchAll(patterns.en)].map((match) => match[0])
        return [...new Set(found)].map((noun) => ({
          file: file.path,
          line,
          message: `"${noun}" is the tenant's to rename: write its glossary token`,
        }))
      }),
    )
}

/** No sentence writes a noun that a tenant may rename. */
export const businessNouns: Rule = { name: 'business-nouns', promise: 'business nouns come from the glossary', check }

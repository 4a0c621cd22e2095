import { type Fault, isTypeScript, type Rule, type Tree } from './tree.ts'

const families = 'INV|FEC|FOR|BPF|ID|PRV|TYP|EXT'
const cited = new RegExp(`\\b(?:${families})-\\d+\\b`, 'g')
const defined = new RegExp(`^\\| ((?:${families})-\\d+) \\|`, 'gm')

/** Documents that are not in the repository, as a comment or a test would cite them. */
const elsewhere =
  /\bscreens?(?:-(?:user|admin|recruiter|public)(?:-\d)?\b| §| #\d| [A-Z]\d)|\bdecisions §|\bspecification[’'s]* §|\bguard(?: \d[\d.]*)? rows?\b|['`]rows? \d+(?::| and| comes)|\bspec §|\barchitecture §|\bbrief §/gi

const isRead = (path: string) => isTypeScript(path) || /\.(mjs|css|sql|typ|md|yml|yaml|html)$/.test(path)
/** The rule itself writes what it looks for. */
const isOwn = (path: string) => path.startsWith('scripts/check/citations')

function check(tree: Tree): Fault[] {
  const rules = new Set(
    tree.files
      .filter(({ path }) => path.startsWith('docs/rules/'))
      .flatMap(({ text }) => [...text.matchAll(defined)].map((match) => match[1]!)),
  )
  return tree.files
    .filter(({ path }) => isRead(path) && !isOwn(path))
    .flatMap((file) =>
      file.text.split('\n').flatMap((line, index) => [
        ...(line.match(cited) ?? [])
          .filter((id) => !rules.has(id))
          .map((id) => ({ file: file.path, line: index + 1, message: `${id} is not in docs/rules: write it there in a line` })),
        ...(line.match(elsewhere) ?? []).map((citation) => ({
          file: file.path,
          line: index + 1,
          message: `“${citation}” cites a document that is not here: give the reason in words`,
        })),
      ]),
    )
}

/** What code cites can be read in the repository. */
export const citations: Rule = { name: 'citations', promise: 'what code, tests and documents cite is in the repository', check }

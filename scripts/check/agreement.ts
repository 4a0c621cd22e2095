import { frenchFaults } from './french/faults.ts'
import { hostileGlossaries } from './french/hostile-glossaries.ts'
import { render, waysToSay } from './french/render.ts'
import { agreementsOf } from './french/words.ts'
import { sentencesOf } from './syntax.ts'
import { type Fault, isTest, isTypeScript, type Rule, type Tree } from './tree.ts'

/** What a value may be: a name that elides, one that does not. */
const names = ['Alice', 'Paul']

/** Faults of one French text under every glossary, each told once with the words that show it. */
export function faultsOfText(fr: string): string[] {
  const found = new Map<string, string>()
  let paths: ReturnType<typeof waysToSay>
  try {
    paths = waysToSay(fr)
  } catch (error) {
    return [`cannot be read (${(error as Error).message}): “${fr}”`]
  }
  for (const path of paths) {
    const spoken = path.parts.some((part) => typeof part !== 'string') || Object.keys(path.chosen).length > 0
    for (const [turn, glossary] of (spoken ? hostileGlossaries : hostileGlossaries.slice(0, 1)).entries()) {
      const rendered = render(path, glossary, names[turn % names.length]!)
      for (const fault of rendered ? frenchFaults(rendered) : []) {
        const kind = fault.replace(/\p{L}+$/u, '')
        if (!found.has(kind)) found.set(kind, `“${fault}” in “${rendered!.text}”`)
      }
    }
  }
  return [...found.values()].slice(0, 2)
}

/** Articles written by hand before a noun of the tenant: “an {event}” is “an training course” for some. */
export const handWrittenArticles = (en: string): string[] =>
  [...en.matchAll(/\b(an?) \{(\w+)(?:\.sg)?(?::cap)?\}/gi)].flatMap(([said, , noun = '']) =>
    hostileGlossaries[0]![noun] ? [`“${said}” in “${en}”: the article is the noun's, {${noun}.un}`] : [],
  )

/** Nouns whose statuses are told alone, as « Annulée » on a badge. */
const statusNouns: Readonly<Record<string, string>> = { billing: 'bill', registrations: 'registration', events: 'event', tasks: 'task' }

/** A status told alone agrees with the noun of its tenant, through an ending token. */
function loneStatusFault(path: string, fr: string): string | undefined {
  const module = /^packages\/domain\/src\/(\w+)\/[\w-]*status\.ts$/.exec(path)?.[1]
  const noun = module === undefined ? undefined : statusNouns[module]
  const [, first = '', token] = /^(\p{L}+)(\{?)/u.exec(fr) ?? []
  if (noun === undefined || token === '{' || agreementsOf(first.toLowerCase()).length === 0) return undefined
  return `“${fr}” agrees with no noun: end it with {${noun}.e}, or that of what it says`
}

function check(tree: Tree): Fault[] {
  return tree.files
    .filter(({ path }) => isTypeScript(path) && !isTest(path) && /^(packages|apps)\//.test(path) && !path.startsWith('apps/api/seeds/'))
    .flatMap((file) =>
      sentencesOf(file).flatMap(({ fr, en, line }) => {
        const lone = fr === undefined ? undefined : loneStatusFault(file.path, fr)
        const faults = [...(fr === undefined ? [] : faultsOfText(fr)), ...(lone ? [lone] : []), ...handWrittenArticles(en ?? '')]
        return faults.map((message) => ({ file: file.path, line, message }))
      }),
    )
}

/** Every sentence is correct French under twelve glossaries chosen to break it, and leaves an English noun its article. */
export const agreement: Rule = { name: 'agreement', promise: 'every sentence is correct whatever the nouns of the tenant', check }

import { placeOf } from './house.ts'
import { exportsOf } from './syntax.ts'
import { type Fault, isTest, type Rule, type SourceFile, type Tree } from './tree.ts'

const forbidden = [
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'misc',
  'types',
  'constants',
  'manager',
  'service',
  'services',
  'core',
  'shared',
]
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Names a tool or a custom imposes. */
const customary = /^(README|CONTRIBUTING|LICENSE|CHANGELOG|Dockerfile)(\.md)?$|^\.|^\d{4}[a-z]?_[a-z0-9_]+\.sql$/

/** Fonts and licences keep the name their makers gave them. */
const foreign = /\.(ttf|otf|woff2|txt)$/

function nameFault(path: string): string | undefined {
  for (const segment of path.split('/')) {
    if (customary.test(segment)) continue
    const [stem = '', ...extensions] = segment.split('.')
    const last = stem.split('-').at(-1) ?? ''
    for (const word of [stem, last === 'types' ? stem : last, ...extensions])
      if (forbidden.includes(word)) return `"${word}" says nothing: name it after what it holds`
    if (!kebab.test(stem) && !foreign.test(path)) return `"${segment}" is not kebab-case`
  }
  return undefined
}

const anatomy = {
  api: ['routes.ts', 'queries.ts', 'present.ts', 'jobs.ts', 'dependencies.ts', 'index.ts'],
  web: ['pages.ts', 'api.ts', 'index.ts'],
  domain: ['contract.ts', 'permissions.ts', 'rules.ts', 'paths.ts', 'words.ts', 'errors.ts', 'status.ts'],
}
/** A folder of a module is named after a page, a noun or an act, never after a kind of code. */
const kindsOfCode = ['components', 'hooks', 'pages', 'verbs', 'queries', 'types', 'parts', 'widgets', 'lib', 'models', 'handlers']
const asset = /\.(typ|svg|png|ttf|otf|csv|xsd|json)$/

/** Whether a name speaks of what the file is called: `password-links.ts` of `openPasswordLink`, `issue.ts` of `issue`. */
const speaksOf = (name: string, stem: string) =>
  stem.split('-').some((word) => word.length > 3 && name.toLowerCase().includes(word.replace(/(ies|s)$/, '')))
const isNamedAfter = (name: string, stem: string) => name.toLowerCase() === stem.replaceAll('-', '') || speaksOf(name, stem)

/** A file outside the fixed anatomy is called after something it exports. */
function anatomyFault(file: SourceFile): string | undefined {
  const place = placeOf(file.path)
  if (!place || asset.test(place.name) || isTest(place.name)) return undefined
  const [name = '', folder, ...deeper] = place.name.split('/').reverse()
  if (deeper.length > 0) return 'folders of a module are one level deep: split it by noun into two modules'
  if (folder && kindsOfCode.includes(folder)) return `"${folder}" is a kind of code: name the folder after a page, a noun or an act`
  if (anatomy[place.side].includes(name)) return folder ? `${name} stays at the root of its module` : undefined
  if (name.endsWith('.module.css')) return undefined
  if (!/\.tsx?$/.test(name)) return `a module holds no ${name}`
  if (name.endsWith('.tsx') && place.side !== 'web') return 'only the web draws'
  const stem = name.replace(/\.tsx?$/, '')
  if (place.side === 'api' && !exportsOf(file).some((name) => isNamedAfter(name, stem))) return `exports nothing named after it (${stem})`
  return undefined
}

function check(tree: Tree): Fault[] {
  return tree.files.flatMap((file) => {
    const message = nameFault(file.path) ?? anatomyFault(file)
    return message ? [{ file: file.path, message }] : []
  })
}

/** Names tell what a file holds, and a module holds only the files of its anatomy. */
export const fileNames: Rule = { name: 'file-names', promise: 'files are named after what they hold', check }

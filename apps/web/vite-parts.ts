import { posix } from 'node:path'
import type { Plugin } from 'vite'

type Module = { code: string; imports: readonly string[] }
type Graph = { ids: readonly string[]; moduleOf: (id: string) => Module }

/** Files that only name what others hold: who imports one takes what it names, and no more. */
const isIndex = (id: string): boolean => /\/modules\/[\w-]+\/index\.ts$|\/tabler-icons-react\.mjs$/.test(id)
const isFrom = (id: string, specifier: string): boolean =>
  specifier === '@tabler/icons-react' ? id.includes('/@tabler/') : id.endsWith(specifier.replace(/^(\.{1,2}\/)+/, '/'))

/** The names a module takes from another. */
function namesTaken(code: string, from: string): string[] {
  const statements = [...code.matchAll(/\b(?:import|export)\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g)]
  return statements
    .filter(([, , specifier = '']) => isFrom(from, specifier))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''))
}

/** The files behind some names of an index. */
function filesBehind(index: string, { code, imports }: Module, names: readonly string[]): string[] {
  const files = new Set<string>()
  for (const [, listed = '', specifier = ''] of code.matchAll(/export\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g)) {
    const exported = listed.split(',').map(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    )
    const file = posix.join(posix.dirname(index), specifier)
    if (exported.some((name) => names.includes(name)) && imports.includes(file)) files.add(file)
  }
  return [...files]
}

/** Where a part of the program begins: what these import at once, directly or not, is packed with them. */
const beginnings = {
  /** The program itself, whatever it shows, from what the page of all addresses begins it with. */
  program: /\/src\/main\.tsx$|\/web\/index\.html$/,
  /** What opens before anyone is known. */
  door: /\/(identity\/login\/login-page|shell\/consumer-links)\.tsx$/,
  /** What is around every page of a space, and its header once it stands. */
  space: /\/shell\/space\.ts$|\/(task-bell|notification-bell|tenant-news|appearance-switch)\.tsx$/,
  /** What its header draws a moment later. */
  header:
    /\/modules\/(tenants\/(appearance\/appearance-follower|settings\/settings-link)|companies\/own\/header-logo|help\/(support\/whom-to-call|guide\/page-help))\.tsx$/,
  /** What opens menus and panels, once a button of one is pointed at. */
  beside: /\/ui\/overlay\/kit-beside\.tsx$/,
  /** What a person finds on their home, piece by piece. */
  home: /\/modules\/registrations\/own\/catalogue-parts\.ts$/,
  table:
    /\/ui\/table\/(data-table|columns-of)\.tsx$|\/(tenants\/use-saved-columns|fields\/records\/use-answer-columns|fields\/native\/use-worded-columns)\.tsx?$/,
  /** What most pages show beside a list: tabs, dialogs, facts. */
  frames:
    /\/ui\/(navigation\/(tabs|view-choice)|overlay\/(modal|dialog)|display\/(avatar|badge|columns|fact-list|fact-panel|figure-tile|panel)|feedback\/(boundary|reading))\.tsx$/,
  /** What writes a record. */
  form: /\/ui\/(form\/(form|edit-conflict)|fields\/(checkbox|file|image|lookup|number|select|text|textarea)-field)\.tsx$/,
  dates: /\/ui\/fields\/date-field\.tsx$/,
  /** The form of a record, with the fields its tenant adds. */
  record: /\/modules\/fields\/records\/(record-fields|use-record-tabs)\.tsx$/,
}
type Part = keyof typeof beginnings

/** What makes a form heavy: a piece of one that needs none of it is packed apart, for the pages that show it alone. */
const heavy = /node_modules\/(react-hook-form|@mantine\/dates|dayjs)\/|\/ui\/form\/form\.tsx$/
/**
 * What is only looked at, or asked by nearly every page, and what makes a piece of the kit more than that: it opens, or is typed in. A page that
 * shows a card or a gauge would otherwise take the whole of what edits a record, packed with it.
 */
const looked = [
  /@mantine\/(core|hooks)\/esm\/(components|[\w-]+\/use-)/,
  /@tabler\/icons-react\/dist\/esm\/icons\//,
  /\/ui\/navigation\/(navigate-if-mounted|pager|tabs|view-choice)\.tsx?$/,
  /\/ui\/display\/(avatar|badge|columns|copy-text|fact-list|fact-panel|figure-tile|panel|rich-text|save-file|shrink-image|toggle-chip|use-picture)\.tsx?$/,
  /\/ui\/(feedback\/ui-messages|fields\/options|form\/leave-guard|plain\/plain-select|table\/use-typed-search|table\/search-box)\.tsx?$/,
  /\/modules\/fields\/(api|native\/[\w-]+)\.tsx?$|\/platform\/record-part\.tsx$/,
]
const typedIn =
  /node_modules\/(@floating-ui|react-remove-scroll|react-number-format|@tiptap)\/|\/components\/(Combobox|Checkbox|Radio|Slider|Transition|Textarea|FileInput|PasswordInput|TagsInput|NumberInput|ColorSwatch|ModalBase|Modal|Grid|Menu|Popover)\//
/** Looked at by boards, tables of figures and settings, not by lists. */
const onBoards = /\/components\/(ScrollArea|Table|SegmentedControl|FloatingIndicator|Switch)\//
type Group = { name: string; test: (id: string) => boolean; minShareCount?: number; maxModuleSize?: number }

function closureOf(begins: (id: string) => boolean, { ids, moduleOf }: Graph): Set<string> {
  const found = new Set<string>()
  const follow = (id: string): void => {
    // The kit's index names all of it: what is used comes with its users.
    if (found.has(id) || /@mantine\/\w+\/esm\/index\.mjs$/.test(id)) return
    found.add(id)
    const { code, imports } = moduleOf(id)
    for (const imported of imports) {
      if (isIndex(imported)) filesBehind(imported, moduleOf(imported), namesTaken(code, imported)).forEach(follow)
      else follow(imported)
    }
  }
  ids.filter(begins).forEach(follow)
  return found
}

/** Two files that import each other may read what is not there yet: such a build must not leave. */
function refuseCircles(files: readonly { fileName: string; imports: readonly string[] }[]): void {
  const importsOf = new Map(files.map(({ fileName, imports }) => [fileName, imports]))
  const done = new Set<string>()
  const follow = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) throw new Error(`built files import each other: ${[...path.slice(path.indexOf(name)), name].join(' > ')}`)
    if (done.has(name)) return
    for (const imported of importsOf.get(name) ?? []) follow(imported, [...path, name])
    done.add(name)
  }
  for (const { fileName } of files) follow(fileName, [])
}

/** The parts the program is packed in, so that a page asks for few files: known once the whole program is read, in the order they are filled. */
export function parts(): { plugin: Plugin; first: Group[]; list: Group[]; record: Group[]; last: Group[] } {
  const closures = new Map<Part, ReadonlySet<string>>()
  const light = new Set<string>()
  const shown = new Set<string>()
  const boards = new Set<string>()
  const isOf = (part: Part, id: string): boolean => closures.get(part)?.has(id) ?? false
  /** What the pages past the door need too: the door itself is asked for by who has no session alone. */
  const isOfDoorstep = (id: string): boolean => isOf('door', id) && !id.includes('/identity/login/')
  const groupsOf = (names: readonly Part[]): Group[] => names.map((name) => ({ name, test: (id) => isOf(name, id) }))
  return {
    plugin: {
      name: 'parts',
      apply: 'build',
      buildEnd() {
        const moduleOf = (id: string): Module => {
          const known = this.getModuleInfo(id)
          return { code: known?.code ?? '', imports: known?.importedIds ?? [] }
        }
        const graph: Graph = { ids: [...this.getModuleIds()], moduleOf }
        for (const part of Object.keys(beginnings) as Part[])
          closures.set(
            part,
            closureOf((id) => beginnings[part].test(id), graph),
          )
        const isWithout = (weight: RegExp, id: string): boolean =>
          ![...closureOf((other) => other === id, graph)].some((other) => weight.test(other))
        const isLight = (id: string): boolean => isWithout(heavy, id)
        for (const id of graph.ids)
          if (looked.some((kind) => kind.test(id)) && isWithout(typedIn, id)) (isWithout(onBoards, id) ? shown : boards).add(id)
        for (const part of ['form', 'dates', 'record'] as const) for (const id of closures.get(part) ?? []) if (isLight(id)) light.add(id)
      },
      generateBundle(_, bundle) {
        refuseCircles(Object.values(bundle).filter((file) => file.type === 'chunk'))
      },
    },
    first: [
      // With the program, what the door and every space need, and the sheets of all pieces: each apart would be asked for by itself.
      { name: 'first', test: (id) => isOf('program', id) || isOfDoorstep(id) || (id.endsWith('.module.css') && !isOf('door', id)) },
      ...groupsOf(['door', 'space', 'header']),
    ],
    list: [
      { name: 'display', test: (id) => shown.has(id), minShareCount: 3 },
      { name: 'boards', test: (id) => boards.has(id), minShareCount: 3 },
      ...groupsOf(['beside', 'table', 'frames']),
    ],
    record: [{ name: 'pieces', test: (id) => light.has(id), minShareCount: 3 }, ...groupsOf(['form', 'dates', 'record'])],
    // Crumbs, which other pages are handed too for less than asking for them would cost.
    last: [{ name: 'home', test: (id) => isOf('home', id), maxModuleSize: 3000 }],
  }
}

import { type Fault, type Rule, type SourceFile, type Tree } from './tree.ts'

type Found = { line: number; message: string }

/** Where a failure asked again takes away what is shown. */
const failures = (lines: readonly string[]): Found[] =>
  lines.some((line) => line.includes('<Failed'))
    ? lines.flatMap((line, at) =>
        /\bisError\b/.test(line)
          ? [{ line: at + 1, message: 'takes away what is shown when asking again fails: ask hasNothingToShow(answer)' }]
          : [],
      )
    : []

/** Where a part begins anew whenever what it shows changes. */
const remounts = (lines: readonly string[]): Found[] =>
  lines.flatMap((line, at) =>
    /\bkey=\{(?:[^{}]|\{[^{}]*\})*?(?:\{[^{}]*)?\.(version|length)\b/.test(line)
      ? [{ line: at + 1, message: 'is drawn anew when its record changes, with what is being written in it: key it by its number' }]
      : [],
  )

const reading = /\bawait [^;]*invalidateQueries\(/
const telling = /\b(onClose|toast\.success)\(/
/** Where what is done is told, or its dialog closed, once pages are read again only. */
const waits = (lines: readonly string[]): Found[] =>
  lines.flatMap((line, at) => {
    if (!reading.test(line)) return []
    const after = lines.slice(at + 1, at + 4)
    const end = after.findIndex((next) => /^\s*\}/.test(next))
    return after.slice(0, end === -1 ? undefined : end).some((next) => telling.test(next))
      ? [{ line: at + 1, message: 'keeps what is done open until pages are read again, to be pressed a second time: tell and close first' }]
      : []
  })

/** The frame's router is of the pages there are, and holds nothing written. */
const isFrame = (path: string): boolean => path.startsWith('apps/web/src/app/')

function faultsOf({ path, text }: SourceFile): Fault[] {
  const lines = text.split('\n')
  const looks = isFrame(path) ? [failures, waits] : [failures, waits, remounts]
  return looks.flatMap((look) => look(lines)).map((found) => ({ file: path, ...found }))
}

const isPart = (path: string): boolean => path.startsWith('apps/web/src/') && path.endsWith('.tsx') && !path.endsWith('.test.tsx')

/** What is shown and written stays: when reading it again fails, when its record changes, when its save leads to another reading. */
export const keptPages: Rule = {
  name: 'kept-pages',
  promise: 'what is shown and written is not taken away by what comes',
  check: (tree: Tree) => tree.files.filter(({ path }) => isPart(path)).flatMap(faultsOf),
}

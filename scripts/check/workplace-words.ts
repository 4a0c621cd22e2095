import type { Fault, Rule, Tree } from './tree.ts'

/** What belongs to the desk of whoever writes, never to the product. */
const patterns: readonly { pattern: RegExp; what: string }[] = [
  { pattern: /(^|[\s'"`(=:])\/(work|home|root|Users|tmp)\/[\w.-]+/, what: 'a path of one machine' },
  { pattern: /\.\.\/shared\b/, what: 'a folder outside the project' },
  { pattern: /https?:\/\/[\w.-]*(registry|artifactory|nexus|mirror|pypi|proxy)[\w.-]*[/:]/i, what: 'the address of a package registry' },
  { pattern: /\b(Claude|Anthropic|OpenAI|ChatGPT|Copilot|Gemini|LLM|GPT-?\d)\b/, what: 'a tool of the workplace' },
  {
    pattern: /\b(AI|I\.?A\.?)[- ](assistant|agent|generated|written)\b|\b(coding|sub-?)[- ]?(assistant|agent)s?\b|\bagent session\b/i,
    what: 'a tool of the workplace',
  },
]

/** The lock file names no host, so that it installs from whichever registry a machine uses. */
const hostInLock = { pattern: /"resolved": "https?:\/\/[^/"]+/, what: 'the address of a package registry' }

const isAboutThem = (path: string) => path.startsWith('scripts/check/workplace-words')

function check(tree: Tree): Fault[] {
  return tree.files
    .filter((file) => !isAboutThem(file.path))
    .flatMap((file) =>
      file.text.split('\n').flatMap((line, index) =>
        (file.path === 'package-lock.json' ? [hostInLock] : patterns).flatMap(({ pattern, what }) => {
          const match = pattern.exec(line)
          return match ? [{ file: file.path, line: index + 1, message: `"${match[0].trim()}" is ${what}` }] : []
        }),
      ),
    )
}

/** The project speaks of itself alone. */
export const workplaceWords: Rule = { name: 'workplace-words', promise: 'the project speaks of itself alone', check }

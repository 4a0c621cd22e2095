import { expect } from 'vitest'

type Component = { name: string; properties: Map<string, string>; within: Component[] }

/** A calendar read as strictly as RFC 5545 lets one: line ends, folds in octets, nesting, escapes. */
export function readCalendar(text: string): Component {
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  const lines = text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)
  const root: Component = { name: '', properties: new Map(), within: [] }
  const open = [root]
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? []
    expect(name, line).not.toBe('')
    const current = open.at(-1)!
    if (name === 'BEGIN') {
      const component = { name: value, properties: new Map(), within: [] }
      current.within.push(component)
      open.push(component)
    } else if (name === 'END') {
      expect(open.pop()?.name).toBe(value)
    } else {
      expect(value.replaceAll(/\\[\\;,nN]/g, '')).not.toMatch(/\\/)
      current.properties.set(name, value.replaceAll(/\\([\\;,])/g, '$1').replaceAll(/\\n/gi, '\n'))
    }
  }
  expect(open).toHaveLength(1)
  expect(root.within.map(({ name }) => name)).toEqual(['VCALENDAR'])
  return root.within[0]!
}

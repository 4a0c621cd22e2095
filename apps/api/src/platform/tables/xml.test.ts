import { expect, test } from 'vitest'
import { xml } from './xml.ts'

test('texts are escaped, pieces of XML are kept, absent parts leave nothing', () => {
  const inner = xml`<b>${'a < b & "c"'}</b>`
  expect(xml`<a n="${`'1'`}">${inner}${null}${false}${undefined}${[1, xml`<c/>`]}</a>`.xml).toBe(
    '<a n="&apos;1&apos;"><b>a &lt; b &amp; &quot;c&quot;</b>1<c/></a>',
  )
})

test('characters XML cannot carry are dropped', () => {
  expect(xml`${'a\u0000b\u000Bc\uFFFEd\uD800e🎓'}`.xml).toBe('abcde🎓')
})

import { expect, test } from 'vitest'
import { repeatedCss } from './repeated-css.ts'
import { treeOf } from './tree.ts'

const panel = (name: string) => `.${name} {\n  display: grid;\n  gap: 8px;\n  padding: 16px;\n  border: 0;\n  color: red;\n}\n`
const page = (classes: string) => `import style from './a.module.css'\nexport const Page = () => <p className={${classes}} />\n`
const faultsOf = async (files: Record<string, string>) =>
  (await repeatedCss.check(treeOf(Object.fromEntries(Object.entries(files).map(([path, text]) => [`apps/web/src/${path}`, text]))))).map(
    (fault) => `${fault.file.slice('apps/web/src/'.length)}:${fault.line} ${fault.message}`,
  )

test('the same style in two sheets is a fault, whatever its order and its media query', async () => {
  const other = '/* Elsewhere. */\n@media (width < 600px) {\n.box { color: red; border: 0; padding: 16px; gap: 8px; display: grid; }\n}\n'
  expect(
    await faultsOf({
      'a.module.css': panel('panel'),
      'b.module.css': other,
      'a.tsx': page("style['panel']"),
      'b.tsx': "import s from './b.module.css'\ns.box\n",
    }),
  ).toEqual(['b.module.css:3 .box repeats .panel of apps/web/src/a.module.css'])
})

test('a class nobody names is a fault, unless names are computed', async () => {
  const sheet = `${panel('panel')}.panel .lost {\n  color: red;\n}\n`
  expect(await faultsOf({ 'a.module.css': sheet, 'a.tsx': page("style['panel']") })).toEqual(['a.module.css:8 nothing uses .lost'])
  expect(await faultsOf({ 'a.module.css': sheet, 'a.tsx': page('style[tone]') })).toEqual([])
})

test('a class its sheet does not have is a fault', async () => {
  expect(await faultsOf({ 'a.module.css': panel('panel'), 'a.tsx': page("`${style['panel']} ${style['pannel']}`") })).toEqual([
    'a.tsx:2 ./a.module.css has no .pannel',
  ])
})

test('a short style said twice is fine', async () => {
  const short = '.a {\n  color: red;\n}\n\n.b {\n  color: red;\n}\n'
  expect(await faultsOf({ 'a.module.css': short, 'a.tsx': page('[style.a, style.b]') })).toEqual([])
})

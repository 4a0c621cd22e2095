import { makeLanguage } from '@kxo/domain/kernel/language'
import { documentOf } from '@kxo/domain/kernel/rich-text'
import { moments } from '@kxo/domain/mailing/moments'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import { glossaryOf } from '@kxo/domain/tenants/glossary/glossary'
import { expect, test } from 'vitest'
import { renderMail } from './mail-layout.ts'

const url = 'https://forma.test/ici'
const names = Object.keys(moments) as (keyof typeof moments)[]

test.each(['fr', 'en'] as const)('a text of the tenant’s own says each value of its moment, and where it leads (%s)', async (locale) => {
  const unsaid: string[] = []
  for (const name of names) {
    const { merge = {}, leads, button }: Moment = moments[name]
    // What its button counts.
    const counted = [...(button?.fr ?? '').matchAll(/\{(\w+), plural/g)].map(([, value]) => [value, 2])
    // The organisation is who writes: no value of the message.
    const merged = Object.entries(merge).filter(([, key]) => key !== 'org.name')
    const calls = [...merged.map(([, key]) => key), ...(leads ? [leads] : [])]
    const { text, html } = await renderMail(
      {
        moment: name,
        to: { user_id: null, mail: 'zoe@essai.test', first_name: 'Zoé', last_name: 'Roux', language: locale },
        occurrence: name,
        values: Object.fromEntries([...counted, ...merged.map(([value]) => [value, `Valeur ${value}`])]),
      },
      {
        language: makeLanguage({ locale, glossary: glossaryOf({}) }),
        client: 'Forma Conseil',
        url,
        own: {
          subject: 'Objet',
          preview_text: '',
          body: documentOf(calls.map((key) => `${key} = {{${key}}}.`).join('\n\n')),
          button: '',
          second_button: null,
        },
        footer: '',
        brand: { colour: '#115f58', font_colour: '#ffffff', hasLogo: false },
      },
    )
    for (const [value, key] of merged) if (!text.includes(`${key} = Valeur `)) unsaid.push(`${name}: ${key} of ${value}`)
    if (leads && !(text.includes(`${leads} = ${url}.`) && html.includes(`${leads} = <a href="${url}">`))) unsaid.push(`${name}: ${leads}`)
  }
  expect(unsaid).toEqual([])
})

import { expect, test } from 'vitest'
import { structuredData } from './structured-data.ts'

// What search engines are told reads no more of a page.
const pageOf = (event: object) =>
  ({
    origin: 'https://kxo.test',
    tenant: { name: 'forma', label: 'Forma' },
    content: {
      name: 'event',
      isPreview: false,
      event: { id: 7, url: 'adhesion', title: 'Adhésion', summary: 'Un an.', image: null, ...event },
    },
  }) as never

test('a standing registration is a service: there is no event without a date', () => {
  const bare = { start_date: null, end_date: null, is_payable: false, is_training: false, availability: 'available', limit_date: null }
  expect(structuredData(pageOf({ ...bare, nature: 'registration' }))).toMatchObject({
    '@type': 'Service',
    name: 'Adhésion',
    provider: { name: 'Forma' },
    offers: { price: '0.00' },
  })
  expect(structuredData(pageOf({ ...bare, nature: 'master' }))).toMatchObject({ '@type': 'Event' })
})

import { expect, test } from 'vitest'
import { withLegalForm } from './legal-form.ts'

test.each([
  ['Forma Conseil', 'SAS', 'Forma Conseil SAS'],
  ['Forma Conseil SAS', 'SAS', 'Forma Conseil SAS'],
  ['Forma Conseil S.A.S.', 'SAS', 'Forma Conseil S.A.S.'],
  ['Atelier Texas', 'SAS', 'Atelier Texas SAS'],
  ['Forma Conseil', '', 'Forma Conseil'],
  ['Forma Conseil', null, 'Forma Conseil'],
])('%s, %s is named %s', (name, form, named) => {
  expect(withLegalForm(name, form)).toBe(named)
})

import { expect, test } from 'vitest'
import { addressAt } from './paths.ts'

test.each([
  ['/tickets/rentree-2027', '/tickets/rentree-2027?client=forma'],
  ['/events/37', '/events/37?client=forma'],
  ['/admin/settings?tab=limits#max', '/admin/settings?tab=limits&client=forma#max'],
  ['/forma/lien-sms/AB12', '/forma/lien-sms/AB12'],
  ['/forma', '/forma'],
  ['/login/forma?step=forgot', '/login/forma?step=forgot'],
  ['/formation/12', '/formation/12?client=forma'],
])('%s leaves as %s', (address, expected) => {
  expect(addressAt('forma', address)).toBe(expected)
})

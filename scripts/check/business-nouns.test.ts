import { expect, test } from 'vitest'
import { businessNouns } from './business-nouns.ts'
import { treeOf } from './tree.ts'

const faultsOf = async (fr: string, en = 'ok', path = 'packages/domain/src/events/words.ts') =>
  await businessNouns.check(treeOf({ [path]: `words({ a: { fr: ${JSON.stringify(fr)}, en: ${JSON.stringify(en)} } })` }))

test.each(['La formation est complète', 'Vos factures', 'Aucune Attestation trouvée', 'Tous les participants sont là.', 'L’événement'])(
  'French "%s" names what a tenant may rename',
  async (fr) => expect(await faultsOf(fr)).toHaveLength(1),
)

test.each(['The event is full', 'Your companies', 'No ticket found'])('English "%s" names what a tenant may rename', async (en) =>
  expect(await faultsOf('ok', en)).toHaveLength(1),
)

test('tokens, arguments, set phrases and longer words are fine', async () => {
  expect(await faultsOf('{event.le:cap} est {registration.e} : {quote} {count, plural, one {une fois} other {# fois}}')).toEqual([])
  expect(await faultsOf('Déclaration d’activité de l’organisme de formation, informations')).toEqual([])
  expect(await faultsOf('Organisme de formation : informations')).toEqual([])
})

test('a noun inside a plural form is still in clear', async () => {
  expect(await faultsOf('{count, plural, one {une facture} other {# factures}}')).not.toEqual([])
})

test('what the law words is quoted in a file of its own', async () => {
  expect(await faultsOf('Facture', 'Invoice', 'packages/domain/src/billing/print-legal.ts')).toEqual([])
})

import { expect, test } from 'vitest'
import { anomaliesOf, type SignedFact } from './anomalies.ts'

const at = (text: string) => new Date(`2026-11-24T${text}Z`)
const slots = [{ id: 1, start_at: at('08:00:00'), end_at: at('11:00:00') }]
const signed = (person: string, time: string, rest: Partial<SignedFact> = {}): SignedFact => ({
  id: 1,
  person,
  slot: 1,
  signed_at: at(time),
  device: 'phone',
  is_on_tablet: false,
  is_partner: false,
  ...rest,
})

test('two people from one device within ten seconds', () => {
  expect(anomaliesOf([signed('Léa', '08:00:00'), signed('Zoé', '08:00:10')], slots)).toEqual([
    { kind: 'sameDevice', slot: 1, people: ['Léa', 'Zoé'], at: at('08:00:10') },
  ])
  expect(anomaliesOf([signed('Léa', '08:00:00'), signed('Zoé', '08:00:11')], slots)).toEqual([])
})

test('a device passed round, two devices, and whoever leads are no anomaly', () => {
  const tablet = { is_on_tablet: true }
  expect(anomaliesOf([signed('Léa', '08:00:00', tablet), signed('Zoé', '08:00:05', tablet)], slots)).toEqual([])
  expect(anomaliesOf([signed('Léa', '08:00:00'), signed('Zoé', '08:00:05', { device: 'other' })], slots)).toEqual([])
  expect(anomaliesOf([signed('Léa', '08:00:00'), signed('Paul', '08:00:05', { is_partner: true })], slots)).toEqual([])
})

test('a signature more than two hours away from its half-day', () => {
  expect(anomaliesOf([signed('Léa', '13:00:01')], slots)).toMatchObject([{ kind: 'farFromSlot', people: ['Léa'] }])
  expect(anomaliesOf([signed('Léa', '13:00:00')], slots)).toEqual([])
})

test('a signature made without the network is told, and that one before it is missing', () => {
  const received_at = at('12:00:00')
  expect(
    anomaliesOf(
      [
        signed('Léa', '08:00:00', { offline: { received_at, is_chained: true } }),
        signed('Zoé', '09:00:00', { offline: { received_at, is_chained: false } }),
      ],
      slots,
    ),
  ).toEqual([
    { kind: 'synchronised', slot: 1, people: ['Léa'], at: received_at },
    { kind: 'brokenChain', slot: 1, people: ['Zoé'], at: received_at },
  ])
})

import type { BoostableOffer, BoostDuration } from '@kxo/domain/recruiting/boosts-contract'
import { basketTotals } from '@kxo/domain/recruiting/rules'
import { useState } from 'react'

export type Choice = { product: number; starts_on: string }
export type BasketLine = { offer: BoostableOffer; duration: BoostDuration; starts_on: string }

/** What is chosen for each offer, and what it comes to. */
export function useBasket(offers: readonly BoostableOffer[], durations: readonly BoostDuration[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Choice>>(new Map())
  const choose = (offer: number, choice: Choice | null): void =>
    setChosen((known) => {
      const next = new Map(known)
      if (choice) next.set(offer, choice)
      else next.delete(offer)
      return next
    })
  const lines = offers.flatMap((offer): BasketLine[] => {
    const choice = chosen.get(offer.id)
    const duration = durations.find(({ id }) => id === choice?.product)
    return choice && duration ? [{ offer, duration, starts_on: choice.starts_on }] : []
  })
  return { chosen, choose, lines, totals: basketTotals(lines.map(({ duration }) => duration)) }
}

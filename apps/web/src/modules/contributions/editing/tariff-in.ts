import type { Band } from '@kxo/domain/contributions/bands'
import type { BandMode } from '@kxo/domain/contributions/kinds'
import type { Tariff } from '@kxo/domain/contributions/price-order'
import { vatReasonFrom } from '@kxo/domain/kernel/vat'

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

/** Bands as they are typed, once each of their numbers can be read; undefined before. */
export function bandsIn(typed: readonly Partial<Band>[]): Band[] | undefined {
  const bands = typed.flatMap(({ from, to, discount, price }): Band[] => {
    const read = { from, to: to ?? null, discount: discount ?? 0, price: price ?? null }
    const isRead = isWhole(read.from) && isWhole(read.discount) && [read.to, read.price].every((one) => one === null || isWhole(one))
    return isRead ? [read as Band] : []
  })
  return bands.length === typed.length ? bands.toSorted((a, b) => a.from - b.from) : undefined
}

/** What the form being written would charge; undefined while a number of it cannot be read. */
export function tariffIn(values: Readonly<Record<string, unknown>>): Tariff | undefined {
  const bands = bandsIn((values['bands'] ?? []) as Partial<Band>[])
  const { unit_price = null, maximum = null, vat } = values
  if (!bands || !isWhole(vat) || ![unit_price, maximum].every((one) => one === null || isWhole(one))) return undefined
  return {
    unit_price: unit_price as number | null,
    maximum: maximum as number | null,
    vat_rate: vat,
    vat_reason: vat === 0 ? vatReasonFrom((values['vat_reason'] as string | null) ?? null) : null,
    mode: values['mode'] as BandMode,
    bands,
  }
}

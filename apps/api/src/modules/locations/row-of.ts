import { type LocationKind, locationKind } from '@kxo/domain/locations/kind'
import type { OpeningHours } from '@kxo/domain/locations/opening-hours'

type KindAndHours = { kind?: LocationKind | undefined; opening_hours?: OpeningHours | undefined }

/** A card as its row holds it. */
export const rowOf = <C extends KindAndHours>({ kind, opening_hours, ...card }: C) => ({
  ...card,
  ...(kind !== undefined && { kind: locationKind.codeOf(kind) }),
  ...(opening_hours !== undefined && { opening_hours: JSON.stringify(opening_hours) }),
})

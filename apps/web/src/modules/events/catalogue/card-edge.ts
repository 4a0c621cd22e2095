import type { EventCard } from '@kxo/domain/events/contract'

/** The line on top of a card, in the colour its organiser chose. */
export const cardEdge = ({ colour }: Pick<EventCard, 'colour'>) => (colour ? { borderBlockStart: `5px solid ${colour}` } : {})

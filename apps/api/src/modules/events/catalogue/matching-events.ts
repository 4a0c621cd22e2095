import type { EventCard } from '@kxo/domain/events/contract'
import type { ListOf } from '@kxo/domain/kernel/listing'

const batch = 100

/** The first events of a catalogue, read a batch at a time, and how many it has. */
export async function matchingEvents(
  read: (part: { page: number; page_size: typeof batch }) => Promise<Pick<ListOf<EventCard>, 'results' | 'count'>>,
  most: number,
): Promise<{ events: EventCard[]; count: number }> {
  const events: EventCard[] = []
  for (let page = 1; ; page++) {
    const { results, count } = await read({ page, page_size: batch })
    events.push(...results)
    if (results.length < batch || events.length >= most) return { events: events.slice(0, most), count }
  }
}

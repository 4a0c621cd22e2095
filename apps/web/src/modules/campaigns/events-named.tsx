import { campaignWords as w } from '@kxo/domain/campaigns/words'
import { Text } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { eventQuery } from './api.ts'

const namedAtMost = 3

/** The first titles of the events written to and how many more there are; how many they are until the titles are read. */
export function EventsNamed({ ids }: { ids: readonly number[] }) {
  const { say } = useLanguage()
  const titles = useQueries({
    queries: ids.slice(0, namedAtMost).map(eventQuery),
    combine: (read) => read.flatMap(({ data }) => data?.title ?? []),
  })
  const more = ids.length - titles.length
  const areRead = titles.length === Math.min(ids.length, namedAtMost)
  return <Text>{areRead ? say(w.audienceTitles, { titles: titles.join(', '), more }) : say(w.audienceEvents, { n: ids.length })}</Text>
}

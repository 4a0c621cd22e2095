import { myDashboard } from '@kxo/domain/recruiting/paths'
import { recruitingWords as w } from '@kxo/domain/recruiting/words'
import { type RegistrationStatus, registrationStatus } from '@kxo/domain/registrations/status'
import { Anchor, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import type { useDecisions } from '../../registrations/index.ts'
import { columnQuery } from '../api.ts'
import { ApplicationCard } from './application-card.tsx'
import { boardStatuses } from './dashboard-address.ts'

type BoardProps = { actsOn: ReturnType<typeof useDecisions>['actsOn']; onStudy: (id: number) => void }

/** Applications in columns by where they stand; each moves by its buttons. */
export const ApplicationsBoard = (props: BoardProps) => (
  <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="md">
    {boardStatuses.map((status) => (
      <Column key={status} status={status} {...props} />
    ))}
  </SimpleGrid>
)

const Column = bounded(
  function Column({ status, actsOn, onStudy }: BoardProps & { status: RegistrationStatus }) {
    const { say } = useLanguage()
    const id = useId()
    const { results, count } = useSuspenseQuery(columnQuery(status)).data
    const others = count - results.length
    return (
      <section aria-labelledby={id}>
        <Title order={2} size="h5" id={id} mb="sm">
          {say(w.countOf, { n: count, status: registrationStatus.labelOf(status) })}
        </Title>
        {count === 0 ? (
          <Text size="sm" c="dimmed">
            {say(w.noApplication)}
          </Text>
        ) : null}
        <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
          {results.map((application) => (
            <ApplicationCard
              key={application.id}
              application={application}
              acts={actsOn(application)}
              onStudy={() => onStudy(application.id)}
            />
          ))}
        </Stack>
        {others > 0 ? (
          <Anchor component={Link} to={myDashboard()} search={{ tab: 'applications', view: 'list', status }}>
            {say(w.others, { n: others })}
          </Anchor>
        ) : null}
      </section>
    )
  },
  { lines: 4 },
)

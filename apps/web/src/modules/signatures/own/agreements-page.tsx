import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { OwnAgreement } from '@kxo/domain/signatures/agreement'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { SimpleGrid, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { ownAgreementsQuery } from '../own-api.ts'
import { AgreementCard } from './agreement-card.tsx'

/** What one must sign, then what one has signed or sees signed for one’s company. */
export default function AgreementsPage() {
  const { data } = useSuspenseQuery(ownAgreementsQuery())
  const toSign = data.filter(({ is_turn }) => is_turn)
  const others = data.filter(({ is_turn }) => !is_turn)
  return (
    <>
      <PageTitle>{w.list}</PageTitle>
      {data.length === 0 ? <Empty sentence={w.noneOwn} /> : null}
      <Cards title={w.toSign} agreements={toSign} />
      <Cards title={w.others} agreements={others} />
    </>
  )
}

function Cards({ title, agreements }: { title: Sentence; agreements: readonly OwnAgreement[] }) {
  const { say } = useLanguage()
  const id = useId()
  if (agreements.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} size="h4" mt="md" mb="sm">
        {say(title)}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2, xl: 3 }} spacing="md">
        {agreements.map((agreement) => (
          <AgreementCard key={agreement.id} agreement={agreement} />
        ))}
      </SimpleGrid>
    </section>
  )
}

import { campaignWords as w } from '@kxo/domain/campaigns/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Title } from '@mantine/core'
import { useLanguage } from '../../ui/i18n/language.tsx'

/** What a block of the composer is for, and where it comes. */
export function StepTitle({ step, of }: { step: number; of: Sentence }) {
  const { say } = useLanguage()
  return (
    <Title order={2} size="h4">
      {say(w.step, { n: step, title: say(of) })}
    </Title>
  )
}

import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { papersWords as w } from '@kxo/domain/registrations/papers/papers-words'
import { registrationWords } from '@kxo/domain/registrations/words'
import { Group, Text } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { OwnPapers } from '../papers/own-papers.tsx'

/** The papers the event asks for; what is missing may come later, the place being held. */
export function PapersStep({ sheet, onNext }: { sheet: RegistrationSheet; onNext: () => void }) {
  const { say } = useLanguage()
  return (
    <>
      <Text c="dimmed" fz="sm" mb="md">
        {say(w.intro)}
      </Text>
      <OwnPapers registration={sheet.id} papers={sheet.papers} zone={sheet.time_zone} />
      <Group gap="sm" mt="lg">
        <Button onClick={onNext}>{say(registrationWords.continue)}</Button>
      </Group>
    </>
  )
}

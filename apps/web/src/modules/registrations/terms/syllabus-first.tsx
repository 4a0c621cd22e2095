import { sheet } from '@kxo/domain/events/paths'
import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Anchor, Group, Text } from '@mantine/core'
import { LegalLink } from '../../../platform/legal-link.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'

type SyllabusFirstProps = { event: number; syllabus: NonNullable<RegistrationSheet['syllabus']> }

/** What is to be read of a training before committing oneself, beside the button that commits (FOR-14). */
export function SyllabusFirst({ event, syllabus: { contact, has_internal_rules } }: SyllabusFirstProps) {
  const { say } = useLanguage()
  return (
    <Panel component="section" p="md" mb={20} gap="xs">
      <Text>{say(w.syllabusFirst)}</Text>
      <Group gap="md">
        {/* In another tab: the place is counted down here. */}
        <Link to={sheet(event)} target="_blank">
          {say(w.readSyllabus)}
        </Link>
        {has_internal_rules ? <LegalLink label={w.readInternalRules} part="reglement_interieur" /> : null}
      </Group>
      {contact ? (
        <Text size="sm" c="dimmed">
          {say(w.askAboutTraining, { name: contact.name })}{' '}
          <Anchor underline="always" href={`mailto:${contact.mail}`}>
            {contact.mail}
          </Anchor>
        </Text>
      ) : null}
    </Panel>
  )
}

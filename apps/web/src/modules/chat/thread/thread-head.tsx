import type { Conversation } from '@kxo/domain/chat/contract'
import { chatWords as w } from '@kxo/domain/chat/words'
import { Box, Flex, Text, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { nameOfConversation } from '../conversations/conversation-name.ts'
import { SubjectLink } from './subject-link.tsx'

type ThreadHeadProps = {
  conversation: Conversation
  isForTeam: boolean
  /** The thread stands alone: its head is the title of the page. */
  isPage: boolean
  onBack?: (() => void) | undefined
  children?: ReactNode
}

/** With whom and about what, then what can be done. */
export function ThreadHead({ conversation, isForTeam, isPage, onBack, children }: ThreadHeadProps) {
  const language = useLanguage()
  const { tenant } = useViewer()
  const { subject, kind, company_name } = conversation
  return (
    <Flex component="header" gap="sm" align="center" wrap="wrap" py="sm" px="md" style={{ borderBlockEnd: '1px solid var(--k-line)' }}>
      {onBack ? (
        <Button size="sm" variant="subtle" icon={<IconArrowLeft size={16} aria-hidden="true" />} onClick={onBack}>
          {language.say(w.back)}
        </Button>
      ) : null}
      <Box flex="1 1 200px" miw={0}>
        <Title order={isPage ? 1 : 2} fz="lg" fw={600} className="anywhere">
          {nameOfConversation(language, conversation, tenant.label, isForTeam)}
        </Title>
        <Text c="dimmed" fz="sm" component="div">
          {company_name}
          {company_name && subject && kind !== 'group' ? ' · ' : null}
          {subject && kind !== 'group' ? <SubjectLink subject={subject} isForTeam={isForTeam} /> : null}
        </Text>
      </Box>
      {children}
    </Flex>
  )
}

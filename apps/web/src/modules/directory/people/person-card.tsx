import type { DirectoryEntry } from '@kxo/domain/directory/contract'
import { directoryWords as w } from '@kxo/domain/directory/words'
import { Box, Flex, Group, Text, Title } from '@mantine/core'
import { IconMail, IconMapPin } from '@tabler/icons-react'
import { Badge } from '../../../ui/display/badge.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Button } from '../../../ui/plain/button.tsx'
import type { Audience } from '../api.ts'
import { Logo } from '../companies/logo.tsx'
import { DirectoryAvatar } from './directory-avatar.tsx'

export type PersonActs = { entry: DirectoryEntry; onSee: (entry: DirectoryEntry) => void; onWrite: (entry: DirectoryEntry) => void }
export const nameOf = ({ first_name, last_name }: DirectoryEntry): string => `${first_name} ${last_name}`.trim()

/** A person in a card: name, what they do, where, what they know. */
export function PersonCard({ entry, audience, onSee, onWrite }: PersonActs & { audience: Audience }) {
  const { say } = useLanguage()
  const name = nameOf(entry)
  const place = [entry.town, entry.region].filter(Boolean).join(' · ')
  return (
    <Panel component="article" gap="sm" p={18}>
      <Group gap="sm" wrap="nowrap" miw={0}>
        <DirectoryAvatar entry={entry} audience={audience} />
        <Box flex={1} miw={0}>
          <Title order={2} fz={16} fw={600} className="anywhere">
            {name}
          </Title>
          <Text c="dimmed" fz="sm">
            {[entry.job, entry.company].filter(Boolean).join(' · ')}
          </Text>
          {entry.is_partner ? <Badge>{w.partner}</Badge> : null}
        </Box>
        <Logo address={entry.company_logo} />
      </Group>
      {place ? (
        <Flex component="p" gap={6} align="center" c="dimmed" fz="sm">
          <IconMapPin size={16} aria-hidden="true" /> {place}
        </Flex>
      ) : null}
      <Specialities list={entry.specialities} />
      <Group gap="xs" align="stretch" mt="auto">
        <Button variant="default" size="sm" aria-label={say(w.seeNamed, { name })} onClick={() => onSee(entry)}>
          {say(w.see)}
        </Button>
        <Button
          variant="default"
          size="sm"
          icon={<IconMail size={16} />}
          aria-label={say(w.writeTo, { name })}
          onClick={() => onWrite(entry)}
        >
          {say(w.write)}
        </Button>
      </Group>
    </Panel>
  )
}

export const Specialities = ({ list }: { list: readonly string[] }) =>
  list.length === 0 ? null : (
    <Flex component="ul" gap={6} wrap="wrap">
      {list.map((speciality) => (
        <Box component="li" py={2} px={10} bdrs={999} bg="var(--k-subtle)" fz="xs" key={speciality}>
          {speciality}
        </Box>
      ))}
    </Flex>
  )

import type { DirectoryCompany } from '@kxo/domain/directory/contract'
import { directory } from '@kxo/domain/directory/paths'
import { directoryWords as w } from '@kxo/domain/directory/words'
import { Flex, Group, Text } from '@mantine/core'
import { IconBuilding } from '@tabler/icons-react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { Logo } from './logo.tsx'

/** A company in a line, and the way to the people who say they belong to it. */
export function CompanyLine({ company: { id, name, logo, town, region, people } }: { company: DirectoryCompany }) {
  const { say } = useLanguage()
  return (
    <Group gap="4px 16px" py={10} px="md">
      <Flex component="span" w={72} align="center" mih={40} c="dimmed">
        {logo === null ? <IconBuilding size={24} aria-hidden="true" /> : <Logo address={logo} />}
      </Flex>
      <Text component="strong" flex="1 1 220px" inherit fw={700}>
        {name}
      </Text>
      <Text span flex="1 1 220px" m={0} c="dimmed" fz="sm">
        {[town, region].filter(Boolean).join(' · ')}
      </Text>
      {people > 0 ? (
        <Link to={directory()} search={{ company: String(id) }}>
          {say(w.count, { n: people })}
        </Link>
      ) : null}
    </Group>
  )
}

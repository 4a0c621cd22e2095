import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import { profileNames } from '@kxo/domain/identity/profile'
import type { Actor } from '@kxo/domain/kernel/actor'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Box, Table, Text, Title } from '@mantine/core'
import { exists, guard } from '../../platform/guard.ts'
import { menuOf } from '../../platform/menu.ts'
import type { Page } from '../../platform/page.ts'
import { usePageList } from '../../platform/page-list.tsx'
import { useViewer, type Viewer } from '../../platform/viewer.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'

type Profile = { name: Sentence; actor: Partial<Actor> }
const plain = { is_admin: false, restriction: 'none', is_super_admin: false, is_partner: false, has_tasks: false, company_id: 1 } as const
const admin = { ...plain, profile: 'ADM', is_admin: true, has_tasks: true } as const
const profiles: readonly Profile[] = [
  { name: profileNames.ADM, actor: admin },
  { name: w.limitedAdmin, actor: { ...admin, restriction: 'limited' } },
  { name: w.readingAdmin, actor: { ...admin, restriction: 'readOnly' } },
  { name: profileNames.CNS, actor: { ...plain, profile: 'CNS', has_tasks: true } },
  { name: profileNames.REC, actor: { ...plain, profile: 'REC' } },
  { name: profileNames.REF, actor: { ...plain, profile: 'REF' } },
  { name: profileNames.USR, actor: { ...plain, profile: 'USR' } },
  { name: { fr: '{partner:cap}', en: '{partner:cap}' }, actor: { ...plain, profile: 'USR', is_partner: true } },
]

type Reach = 'menu' | 'address' | 'refused'
const said: Record<Reach, Sentence> = { menu: w.inMenu, address: w.byAddress, refused: w.refused }
const letters: Record<Reach, string> = { menu: 'M', address: 'A', refused: '–' }

function reachOf(page: Page, pages: readonly Page[], viewer: Viewer): Reach {
  if (page.space === 'public') return 'address'
  const lines = menuOf(pages, viewer, page.space)
  const entries = lines.flatMap((line) => (line.kind === 'entry' ? [line.entry] : line.entries))
  if (entries.some(({ place }) => place === page.menu)) return 'menu'
  return guard({ page, first: '', client: null, viewer }).kind === 'page' ? 'address' : 'refused'
}

/** Who reaches which page here: derived from the lists the menus and the guard are derived from. */
export function RightsPanel() {
  const { say } = useLanguage()
  const { pages } = usePageList()
  const viewer = useViewer()
  const viewers = profiles.map(({ actor }): Viewer => ({ ...viewer, actor: { ...viewer.actor, ...actor } }))
  const guarded = pages.filter((page) => page.space !== 'public' && exists(page, viewer))
  return (
    <Box component="details" mt="xl">
      <summary>
        <Title order={2} display="inline" fz="lg">
          {say(w.rights)}
        </Title>
      </summary>
      <Text my="sm">{say(w.rightsHelp)}</Text>
      <Box pos="relative" mah="60vh" style={{ overflow: 'auto' }} tabIndex={0} role="region" aria-label={say(w.rights)}>
        <Table stickyHeader ta="center">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{say(w.page)}</Table.Th>
              {profiles.map(({ name }) => (
                <Table.Th key={name.fr} scope="col" ta="center">
                  {say(name)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {guarded.map((page) => (
              <Table.Tr key={page.path}>
                <Table.Th scope="row" fw={500}>
                  {say(page.title)} <code>{page.path}</code>
                </Table.Th>
                {viewers.map((one, at) => {
                  const reach = reachOf(page, pages, one)
                  return (
                    <Table.Td key={profiles[at]!.name.fr} title={say(said[reach])}>
                      <span aria-hidden="true">{letters[reach]}</span>
                      <span className="visually-hidden">{say(said[reach])}</span>
                    </Table.Td>
                  )
                })}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Box>
    </Box>
  )
}

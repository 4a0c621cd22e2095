import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import { profileNames } from '@kxo/domain/identity/profile'
import type { Actor } from '@kxo/domain/kernel/actor'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Box } from '@mantine/core'
import { exists, guard } from '../../platform/guard.ts'
import { menuOf } from '../../platform/menu.ts'
import type { Page } from '../../platform/page.ts'
import { usePageList } from '../../platform/page-list.tsx'
import { useViewer, type Viewer } from '../../platform/viewer.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import style from './diagnosis.module.css'

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
    <details className={style['panel']}>
      <summary>
        <h2>{say(w.rights)}</h2>
      </summary>
      <p>{say(w.rightsHelp)}</p>
      <Box pos="relative" mah="60vh" style={{ overflow: 'auto' }} tabIndex={0} role="region" aria-label={say(w.rights)}>
        <table className={style['rights']}>
          <thead>
            <tr>
              <th scope="col">{say(w.page)}</th>
              {profiles.map(({ name }) => (
                <th key={name.fr} scope="col">
                  {say(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {guarded.map((page) => (
              <tr key={page.path}>
                <th scope="row">
                  {say(page.title)} <code>{page.path}</code>
                </th>
                {viewers.map((one, at) => {
                  const reach = reachOf(page, pages, one)
                  return (
                    <td key={profiles[at]!.name.fr} title={say(said[reach])}>
                      <span aria-hidden="true">{letters[reach]}</span>
                      <span className="visually-hidden">{say(said[reach])}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </details>
  )
}

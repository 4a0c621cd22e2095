import { profileNameOf } from '@kxo/domain/identity/profile'
import { ActionIcon, Box, Flex, Text } from '@mantine/core'
import { IconMenu2, IconSwitchHorizontal, IconX } from '@tabler/icons-react'
import { type ComponentType, lazy, Suspense } from 'react'
import { frameWords } from '../platform/frame-words.ts'
import type { HeaderTool } from '../platform/header-tool.ts'
import { landingOf, otherSpaceOf } from '../platform/landing.ts'
import { usePageList } from '../platform/page-list.tsx'
import { useViewer } from '../platform/viewer.ts'
import { useLanguage } from '../ui/i18n/language.tsx'
import { useAddress } from '../ui/navigation/address.ts'
import { Link } from '../ui/navigation/link.tsx'
import { AccountMenu } from './account-menu.tsx'
import style from './header.module.css'
import { PaletteButton } from './palette-button.tsx'
import { SpaceSwitch } from './space-switch.tsx'

const drawn = new Map<HeaderTool, ComponentType>()
const componentOf = (tool: HeaderTool): ComponentType => {
  const known = drawn.get(tool) ?? lazy(tool.component)
  drawn.set(tool, known)
  return known
}

/** What the modules place in the header for this viewer: among the tools, beside the person, or in the menu of their account. */
function Tools({ place }: { place?: HeaderTool['place'] }) {
  const viewer = useViewer()
  const { headerTools } = usePageList()
  const [search] = useAddress()
  const tools = headerTools.filter((tool) => tool.place === place && tool.shown(viewer, search)).sort((a, b) => a.order - b.order)
  return (
    <Suspense>
      {tools.map((tool) => {
        const Tool = componentOf(tool)
        return <Tool key={tool.order} />
      })}
    </Suspense>
  )
}

type HeaderProps = { space: 'user' | 'admin'; menu: boolean; menuOpened: boolean; onMenu: () => void }

/** Logo, who is connected and where they work, the switch of space for administrators, and the menu of their account, which holds the way out. */
export function Header({ space, menu, menuOpened, onMenu }: HeaderProps) {
  const { say } = useLanguage()
  const { pages } = usePageList()
  const viewer = useViewer()
  const { tenant, user, actor } = viewer
  const home = landingOf(pages, viewer, space)
  const admin = actor.is_admin ? landingOf(pages, viewer, 'admin') : null
  const other = otherSpaceOf(pages, viewer, space)
  // Said here, not as the server said it at sign-in: the language may have changed since.
  const profile = user ? say(profileNameOf(user)) : ''
  const showsRegion = user?.region_name && tenant.params.region_response !== ''
  return (
    <header className={style['header']}>
      {menu ? (
        <ActionIcon
          className={style['hamburger']}
          aria-expanded={menuOpened}
          aria-controls="menu"
          aria-label={say(menuOpened ? frameWords.closeMenu : frameWords.openMenu)}
          onClick={onMenu}
        >
          {menuOpened ? <IconX size={22} aria-hidden="true" /> : <IconMenu2 size={22} aria-hidden="true" />}
        </ActionIcon>
      ) : null}
      <Brand home={home} />
      <Box component="span" flex={1} />
      {other && menu ? (
        <SpaceSwitch space={space} to={other} className={style['switch']}>
          <IconSwitchHorizontal size={18} stroke={1.75} aria-hidden="true" />
          <span>{say(space === 'admin' ? frameWords.userView : frameWords.adminSpace)}</span>
        </SpaceSwitch>
      ) : null}
      {menu ? <PaletteButton /> : null}
      {menu ? <Tools /> : null}
      {user ? (
        <div className={style['person']}>
          {menu ? <Tools place="person" /> : null}
          <div className={style['who']}>
            <AccountMenu name={`${user.first_name} ${user.last_name}`}>
              <Tools place="account" />
            </AccountMenu>
            <span className={style['facts']}>
              {showsRegion ? <span>{user.region_name}</span> : null}
              <span>
                {admin ? (
                  <Link to={admin} className={style['profile']}>
                    {profile}
                  </Link>
                ) : (
                  profile
                )}
              </span>
              {user.company_name ? (
                <Text span maw={350} inherit style={{ overflow: 'hidden', textOverflow: 'ellipsis' }} title={user.company_name}>
                  {user.company_name}
                </Text>
              ) : null}
            </span>
          </div>
        </div>
      ) : null}
    </header>
  )
}

function Brand({ home }: { home: string | null }) {
  const { say } = useLanguage()
  const { tenant } = useViewer()
  const drawn = tenant.logo ? (
    <img src={tenant.logo} alt={say(frameWords.logo, { client: tenant.label })} className={style['logo']} />
  ) : (
    <>
      <Flex
        component="span"
        direction="column"
        align="center"
        justify="center"
        w={32}
        h={32}
        bdrs={9}
        bg="var(--k-primary)"
        c="var(--k-on-primary)"
        fw={700}
        aria-hidden="true"
      >
        {tenant.label.slice(0, 1).toUpperCase()}
      </Flex>
      <span className={style['label']}>{tenant.label}</span>
    </>
  )
  return home ? (
    <Link to={home} className={style['brand']}>
      {drawn}
    </Link>
  ) : (
    <span className={style['brand']}>{drawn}</span>
  )
}

import { logout } from '@kxo/domain/identity/paths'
import { profileNameOf } from '@kxo/domain/identity/profile'
import { IconLogout, IconMenu2, IconSwitchHorizontal, IconUserCircle, IconX } from '@tabler/icons-react'
import { type ComponentType, lazy, Suspense } from 'react'
import { frameWords } from '../platform/frame-words.ts'
import type { HeaderTool } from '../platform/header-tool.ts'
import { landingOf, otherSpaceOf } from '../platform/landing.ts'
import { usePageList } from '../platform/page-list.tsx'
import { useViewer } from '../platform/viewer.ts'
import tool from '../ui/display/tool.module.css'
import { useLanguage } from '../ui/i18n/language.tsx'
import { Link } from '../ui/navigation/link.tsx'
import style from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { PaletteButton } from './palette-button.tsx'
import { SpaceSwitch } from './space-switch.tsx'

const drawn = new Map<HeaderTool, ComponentType>()
const componentOf = (tool: HeaderTool): ComponentType => {
  const known = drawn.get(tool) ?? lazy(tool.component)
  drawn.set(tool, known)
  return known
}

/** What the modules place in the header for this viewer: beside the person, or among the tools. */
function Tools({ besidePerson = false }: { besidePerson?: boolean }) {
  const viewer = useViewer()
  const { headerTools } = usePageList()
  const tools = headerTools
    .filter((tool) => (tool.besidePerson ?? false) === besidePerson && tool.shown(viewer))
    .sort((a, b) => a.order - b.order)
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

/** Logo, who is connected and where they work, the switch of space for administrators, and the way out. */
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
        <button
          type="button"
          className={`${tool['tool']} ${style['hamburger']}`}
          aria-expanded={menuOpened}
          aria-controls="menu"
          aria-label={say(menuOpened ? frameWords.closeMenu : frameWords.openMenu)}
          onClick={onMenu}
        >
          {menuOpened ? <IconX size={22} aria-hidden="true" /> : <IconMenu2 size={22} aria-hidden="true" />}
        </button>
      ) : null}
      <Brand home={home} />
      <span className={style['grow']} />
      {user ? (
        <div className={style['person']}>
          {actor.profile === 'REC' ? null : <IconUserCircle size={26} stroke={1.5} className={style['face']} aria-hidden="true" />}
          <div className={style['who']}>
            <span className={style['name']}>
              {user.first_name} {user.last_name}
            </span>
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
                <span className={style['company']} title={user.company_name}>
                  {user.company_name}
                </span>
              ) : null}
            </span>
          </div>
          {menu ? <Tools besidePerson /> : null}
        </div>
      ) : null}
      {other && menu ? (
        <SpaceSwitch space={space} to={other} className={style['switch']}>
          <IconSwitchHorizontal size={18} stroke={1.75} aria-hidden="true" />
          <span>{say(space === 'admin' ? frameWords.userView : frameWords.adminSpace)}</span>
        </SpaceSwitch>
      ) : null}
      {menu ? <PaletteButton /> : null}
      {menu ? <Tools /> : null}
      <LanguageSwitch languages={tenant.languages} />
      <Link
        to={logout()}
        className={`${tool['tool']} ${style['logout']}`}
        aria-label={say(frameWords.logout)}
        title={say(frameWords.logout)}
      >
        <IconLogout size={20} stroke={1.75} aria-hidden="true" />
      </Link>
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
      <span className={style['initial']} aria-hidden="true">
        {tenant.label.slice(0, 1).toUpperCase()}
      </span>
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
